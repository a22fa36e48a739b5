import type { Sourced } from '../../../../core/product/product'
import { textOf, tidy } from '../../html/text'
import type { Evidence } from '../evidence'
import { nameLikeness, plainName, SAME_NAME } from '../names'
import { placeOf } from '../place-of'
import { titleName, titleOf } from '../shop-page'
import { textIn } from '../structured/record'
import { REGION } from '../visible/regions'

/** The product's name as the page shows it, else as its data says it, without the shop's own name behind it. */
export function readTitle({ page, structured, heading, regions }: Evidence): Sourced<string> | undefined {
	const stated = structured.product.flatMap(({ data, rule, place }) => {
		const name = textIn(data.name)
		return name
			? [{ value: rule === 'open-graph' ? withoutShop(name, page.host, siteName(page.markup.source)) : name, origin: { rule, place } }]
			: []
	})
	if (heading) {
		const shown = shownName(heading, regions, [...stated.map(({ value }) => value), titleName(page)])
		if (shown) return { value: shown, origin: { rule: 'heading', place: placeOf(heading) } }
	}
	if (stated[0]) return stated[0]
	const title = withoutShop(titleOf(page.markup), page.host, siteName(page.markup.source))
	return title ? { value: title, origin: { rule: 'title', place: 'title' } } : undefined
}

/** The heading's words; only the name where the heading holds it beside a price, a place or a second line. */
function shownName(heading: Evidence['heading'] & object, regions: Uint16Array, names: readonly string[]): string {
	const whole = visibleText(heading, regions)
	const plain = new Set(names.map(plainName).filter((name) => name !== ''))
	if (plain.has(plainName(whole))) return whole
	for (let i = heading.index + 1; i < heading.end; i++) {
		const part = heading.page.nodes[i]
		if (part && plain.has(plainName(part.tag ? textOf(part) : tidy(part.raw)))) return part.tag ? textOf(part) : textOf(part)
	}
	return whole
}

/** Text without what only a screen reader is told, and without blocks below the name. */
function visibleText(node: Evidence['heading'] & object, regions: Uint16Array): string {
	const parts: string[] = []
	for (let i = node.index + 1; i < node.end; i++) {
		const at = node.page.nodes[i]
		if (!at) break
		const hidden = ((regions[at.index] ?? 0) & (REGION.spoken | REGION.hidden)) !== 0
		if (at.tag && (hidden || UNSAID.has(at.tag)) && !(parts.length === 0 && !hidden)) i = at.end - 1
		else if (!at.tag && !hidden) parts.push(textOf(at))
	}
	const text = tidy(
		parts
			.join(' ')
			.replace(/\s{1,9}([,.;:!?])/g, '$1')
			.replace(/[\s|–—-]{1,20}$/u, ''),
	)
	return text.length >= 2 ? text : textOf(node)
}

const UNSAID = new Set(['button', 'small', 'sup', 'ul', 'svg', 'script', 'style', 'a'])

const SITE_NAME = /<meta[^<>]{1,60}og:site_name[^<>]{1,20}content="([^"<>]{2,60})"/i
const siteName = (source: string): string => SITE_NAME.exec(source)?.[1] ?? ''

const SEPARATOR = /\s{0,3}[|｜]\s{0,3}|\s{1,3}[-–—•·@]\s{1,3}|\s(?:at|by)\s(?=\p{L})/gu

/** The title without the parts behind its name that are the shop's: its host's name or its site's. */
export function withoutShop(title: string, host: string, site: string): string {
	const shop = compact(host.replace(/^www\./, '').split('.')[0] ?? '')
	const isShops = (part: string) => {
		const plain = compact(part)
		const ofHost = shop !== '' && (plain.includes(shop) || (plain.length >= 3 && shop.includes(plain)))
		return plain === '' || ofHost || (site !== '' && nameLikeness(part, site) >= SAME_NAME)
	}
	let rest = title
	for (const last = () => [...rest.matchAll(SEPARATOR)].at(-1); ; ) {
		const separator = last()
		if (!separator || separator.index === 0 || !isShops(rest.slice(separator.index + separator[0].length))) return rest.trim()
		rest = rest.slice(0, separator.index)
	}
}

const compact = (text: string): string => plainName(text).replace(/ /g, '')
