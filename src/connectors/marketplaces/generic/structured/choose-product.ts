import { nameLikeness, plainName, SAME_NAME } from '../names'
import type { ShopPage } from '../shop-page'
import { asJsonLd, jsonLdThings, productsIn, type Thing } from './json-ld'
import { microdataProducts } from './microdata'
import { openGraphProduct } from './open-graph'
import { type Data, isOfType, type ProductData, textIn, valuesOf } from './record'

/** What a page says for machines: about its own product, most telling way first, and how many other goods it lists. */
export type Structured = { product: ProductData[]; others: number; things: readonly Thing[] }

type Candidate = ProductData & { score: number; listed: boolean; named: boolean }

/** On a page that speaks of so many other goods, likeness of names is not enough. */
const MANY = 4
/** One product must be this much better founded than a mere mention to be the page's own among several. */
const FOUNDED = 3

/**
 * The page's own product among all goods its data speaks of: by its address, its name in the headings, and its place.
 */
export function readStructured(page: ShopPage): Structured {
	const things = jsonLdThings(page.markup)
	const stated = productsIn(things).map(({ data, listed }) => ({
		...asJsonLd(data),
		score: founded(page, data) - (listed ? 4 : 0),
		listed,
		named: isNamed(page, data),
	}))
	const marked = microdataProducts(page.markup).map(({ node, ...one }) => {
		const around = page.headings.some((heading) => heading.index > node.index && heading.index < node.end)
		return { ...one, score: founded(page, one.data) + (around ? 2 : 0), listed: false, named: isNamed(page, one.data) || around }
	})
	const shared = openGraphProduct(page.markup)
	const product = [...chosen(stated), ...chosen(marked), ...(shared ? [shared] : [])].filter(
		({ data }) => textIn(data.name) !== undefined || data.offers,
	)
	const names = new Set([...stated, ...marked].map(({ data }) => textIn(data.name) ?? ''))
	return { product, others: Math.max(0, names.size - 1), things }
}

/**
 * The best founded one with the offers of all of its name (shops state sizes as goods of one name), and those others;
 * none of several that are founded on nothing.
 */
function chosen(candidates: readonly Candidate[]): ProductData[] {
	const [best, ...rest] = [...candidates].sort((a, b) => b.score - a.score)
	if (!best) return []
	const name = textIn(best.data.name) ?? ''
	const others = rest.filter(({ data }) => textIn(data.name) !== textIn(best.data.name))
	if (best.score < FOUNDED && (others.length > 0 || best.listed)) return []
	if (others.length >= MANY && !best.named) return []
	const same = rest.filter(({ data, listed }) => !listed && name !== '' && textIn(data.name) === name)
	const parts = [best, ...same].filter(({ data }) => data.offers !== undefined)
	const whole = parts.length > 1 ? { ...best.data, offers: parts.flatMap(({ data }) => valuesOf(data.offers)) } : best.data
	return [{ data: whole, rule: best.rule, place: best.place }, ...same.map(({ data, rule, place }) => ({ data, rule, place }))]
}

/** True when the page bears exactly this name, or is at this address. */
function isNamed(page: ShopPage, data: Data): boolean {
	const name = plainName(textIn(data.name) ?? '')
	return page.names.some((one) => plainName(one) === name || plainName(one).startsWith(`${name} `)) || isAt(page, data)
}

function isAt(page: ShopPage, data: Data): boolean {
	const addresses = [data.url, data['@id'], data.mainEntityOfPage]
		.flatMap((one) => valuesOf(one))
		.flatMap((one) => (typeof one === 'string' ? one : []))
	return addresses.some((address) => samePath(address, page.url))
}

function founded(page: ShopPage, data: Data): number {
	const name = textIn(data.name) ?? ''
	const likeness = Math.max(0, ...page.names.map((one) => nameLikeness(one, name)))
	const own = isAt(page, data)
	return (
		(likeness >= SAME_NAME ? 2 + likeness : 0) +
		(own ? 3 : 0) +
		(data.offers === undefined ? 0 : 1) +
		(isOfType(data, 'productgroup') ? 1 : 0)
	)
}

/** Equal but for the scheme, `www.`, parameters and fragment. */
function samePath(one: string, other: string): boolean {
	const a = URL.parse(one, other || undefined)
	const b = URL.parse(other)
	const plain = (url: URL) => `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}`
	return a !== null && b !== null && b.pathname.length > 1 && plain(a) === plain(b)
}
