import { AttributeSpans, decode, type MarkupNode } from '../../html/markup'
import { nameLikeness } from '../names'
import { pictureKey, pictureUrl } from '../pictures'
import type { ShopPage } from '../shop-page'
import { REGION } from './regions'

/** A picture the page shows: every address one element gives for it. */
export type ShownPicture = { node: MarkupNode; addresses: readonly string[]; key: string; alt: string }

const ELSEWHERE = REGION.others | REGION.frame | REGION.reviews | REGION.prose
const HOLDERS = new Set(['img', 'source', 'picture', 'a', 'li', 'div', 'button', 'figure', 'span'])
const PICTURE = /\.(?:jpe?g|png|webp|avif)|\/image|\/img|imgproxy|fee_\d|format=/i
const FURNITURE = new RegExp(
	'logo|icon|payment|badge|flag|avatar|banner|sprite|swatch|(?<!gallery-)placeholder|loader|spinner|rating|star(?!t)|' +
		'seal|trust|award|energy|label',
	'i',
)
/** Pages that show a picture, and what stands in its place until it is loaded. */
const NO_PICTURE = /\.html?(?:[?#]|$)|[/_-](?:empty|blank|transparent|pixel|lazy)\.\w{3,4}(?:[?#]|$)/i
const MAX_HOLDERS = 4000

/**
 * Pictures of the page that may be the product's: none that lead to other pages, none of its frame, related goods or
 * marks.
 */
export function shownPictures(page: ShopPage, regions: Uint16Array): ShownPicture[] {
	const found: ShownPicture[] = []
	const path = URL.parse(page.url)?.pathname
	let end = 0
	const { nodes } = page.markup
	for (let i = 0; i < nodes.length; i++) {
		const node = nodes[i]
		if (!node || node.index < end) continue
		if (node.tag === 'a' && leadsAway(node, path, page.base ?? '')) end = node.end
		if (!HOLDERS.has(node.tag) || node.index < end || ((regions[node.index] ?? 0) & ELSEWHERE) !== 0) continue
		const alone = holdsOne(node)
		const own = addressesOf(node)
		const addresses = alone ? [...own, ...insideOf(node)] : own
		if (addresses.length === 0 || FURNITURE.test(node.classes) || FURNITURE.test(node.id)) continue
		const url = addresses.flatMap((one) => pictureUrl(one, page.base) ?? [])[0]
		if (!url || FURNITURE.test(url.pathname.slice(url.pathname.lastIndexOf('/') + 1))) continue
		found.push({ node, addresses, key: pictureKey(url), alt: node.attribute('alt') ?? alone?.attribute('alt') ?? '' })
		if (alone) end = node.end
		if (found.length >= MAX_HOLDERS) break
	}
	return found
}

/** Nodes of a part that holds one picture and its addresses. */
const SMALL = 14

/** The one picture inside a part that has addresses of its own, or names itself a picture: they are of one. */
function holdsOne(node: MarkupNode): MarkupNode | undefined {
	if (node.end - node.index > SMALL || node.end - node.index < 2) return undefined
	const inside = node.page.nodes.slice(node.index + 1, node.end).filter(({ tag }) => tag === 'img')
	return inside.length === 1 && (node.tag === 'picture' || addressesOf(node).length > 0) ? inside[0] : undefined
}

const insideOf = (node: MarkupNode): string[] =>
	node.page.nodes.slice(node.index + 1, node.end).flatMap((one) => (HOLDERS.has(one.tag) ? addressesOf(one) : []))

/** True for a link to another page than this one and its pictures. */
export function leadsAway(node: MarkupNode, own: string | undefined, pageUrl: string): boolean {
	const href = node.attribute('href')?.trim() ?? ''
	if (href === '' || href.startsWith('#') || /^(?:javascript|data):/i.test(href) || PICTURE.test(href)) return false
	// Most links of a shop name a plain path, which is not taken apart: pages have hundreds.
	if (/^\/[\w/.-]*$/.test(href) && !/\/\/|\/\./.test(href)) return href !== own
	const url = URL.parse(href, pageUrl || 'https://page.invalid/')
	return url !== null && url.pathname !== own
}

/** Of nearly all elements. */
const NONE: readonly string[] = []

/** A picture drawn behind an element, as slides show it. */
const BACKGROUND = /background(?:-image)?\s{0,3}:[^;"']{0,60}url\(\s{0,3}["']?([^"')\s]{6,1000})/i

/** Addresses of pictures in an element's attributes: its own, its sets, and what scripts find in its data. */
function addressesOf(node: MarkupNode): readonly string[] {
	const { source } = node.page
	const written = source.slice(node.from, Math.min(node.to, node.from + 4000))
	if (!PICTURE.test(written)) return NONE
	const found: string[] = []
	const spans = new AttributeSpans(source, node.from, node.to)
	while (spans.next()) {
		const { nameFrom, nameTo, from, to } = spans
		const name = source.slice(nameFrom, nameTo).toLowerCase()
		if (to - from < 6 || to - from > 4000) continue
		if (name === 'style') {
			const drawn = BACKGROUND.exec(decode(source.slice(from, to)))?.[1]
			if (drawn !== undefined && PICTURE.test(drawn)) found.push(drawn)
			continue
		}
		const isImg = node.tag === 'img' || node.tag === 'source'
		if (!(isImg ? /^(?:src|srcset|data-)/.test(name) : name.startsWith('data-') || (name === 'href' && node.tag === 'a'))) continue
		const value = decode(source.slice(from, to)).trim()
		if (/^[[{]/.test(value)) continue
		if (name.includes('srcset'))
			found.push(...value.split(/,\s{1,20}|\s{1,20}\d{1,6}(?:\.\d{1,4})?[wx],?\s{0,20}/).filter((one) => PICTURE.test(one)))
		else if (
			!/\s/.test(value) &&
			(isImg ? /^(?:https?:)?\/|\.(?:jpe?g|png|webp|avif)/i.test(value) : PICTURE.test(value) && /^(?:https?:)?\//.test(value))
		)
			found.push(value)
	}
	return found.filter((one) => !one.startsWith('data:') && !NO_PICTURE.test(one))
}

/** The pictures that stand in one gallery with the main one: of its kind of address, or called as the product is. */
export function galleryAround(
	shown: readonly ShownPicture[],
	mainKeys: ReadonlySet<string>,
	heading: MarkupNode | undefined,
	title: string,
	page: ShopPage,
): ShownPicture[] {
	const main = shown.find(({ key }) => mainKeys.has(key)) ?? likelyMain(shown, heading, title)
	if (!main) return []
	const look = (picture: ShownPicture) => shapeOf(pictureUrl(picture.addresses[0] ?? '', page.base))
	const shape = look(main)
	const alike = shown.filter(
		(one) => one.key === main.key || (look(one) === shape && (near(one, main) || nameLikeness(one.alt, title) >= 0.8)),
	)
	return alike
}

/** How far, in nodes, pictures of one gallery stand from the main one. */
const NEAR = 700
const near = (one: ShownPicture, main: ShownPicture): boolean => Math.abs(one.node.index - main.node.index) < NEAR

/** Without data: the first picture called as the product is, else the first large one around its name. */
function likelyMain(shown: readonly ShownPicture[], heading: MarkupNode | undefined, title: string): ShownPicture | undefined {
	const named = shown.find(({ alt }) => alt.length >= 6 && title !== '' && nameLikeness(alt, title) >= 0.8)
	if (named || !heading) return named
	return shown.find(
		({ node }) =>
			Math.abs(node.index - heading.index) < 500 &&
			/zoom|main|gallery|primary|big|large|booth|product|pic|photo|thumb|slide|carousel|swiper/i.test(
				`${node.classes} ${node.id} ${node.parent?.classes ?? ''}`,
			),
	)
}

/** Host and the first folder of an address: where a shop keeps one kind of pictures. */
function shapeOf(url: URL | undefined): string {
	if (!url) return ''
	const inner = URL.parse(url.searchParams.get('url') ?? '') ?? url
	const folders = inner.pathname.split('/').slice(1, -1)
	const [first = ''] = folders.filter((one) => !/\d/.test(one))
	return `${inner.hostname.replace(/\d+/g, '')}/${first}`
}
