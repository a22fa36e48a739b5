import type { Money } from '../../../../core/money'
import { readPrice } from '../../../../core/product/read-price'
import { decode, type MarkupNode } from '../../html/markup'
import type { ShopPage } from '../shop-page'
import { FORMER, FROM, isNotTheAsk } from '../words/price-words'
import { REGION } from './regions'

/** An amount of money the page shows. */
export type PriceSpot = {
	node: MarkupNode
	money: Money
	/** The top of a range ("10 – 12 €"). */
	top: Money | undefined
	/** All that stands in the small element around it. */
	words: string
	/** Bits of the regions it stands in. */
	bits: number
	/** What it is by the words with it: asked now, asked before, the least of several, or something else. */
	kind: 'ask' | 'former' | 'from' | 'besides'
}

/** Longest text that is a price with its label. */
const MAX_TEXT = 48
const MAX_NODES = 16
const MAX_CLIMB = 5
const MAX_SPOTS = 600
const SILENT = new Set(['script', 'style', 'title', 'textarea', 'noscript', 'iframe', 'option', 'head'])
/** What may be a sign of money: anything else is not tried. */
const SIGNED =
	/\p{Sc}|[A-Z]{2,3}(?!\p{L})|(?<!\p{L})(?:kr|Kč|zł|lei|Lei|руб|р|грн|лв|kn|Ft|din|ден|Rs|Rp|RM|R|Fr|DT|Dhs?|KSh|TL|Eur|eur|euro)(?!\p{L})|[円元원đ₫]|บาท|درهم|ريال|جنيه|د\.|ر\.|ج\./u
const DIGIT = /[\d٠-٩۰-۹０-９]/

/** Every amount of money in the page's visible text, in its order; signs may be missing where the part is called a price. */
export function priceSpots(page: ShopPage, regions: Uint16Array): PriceSpot[] {
	const found = new Map<MarkupNode, PriceSpot>()
	for (const text of page.markup.nodes) {
		if (text.tag || !text.parent || text.to - text.from > 200 || SILENT.has(text.parent.tag) || !DIGIT.test(text.raw)) continue
		const spot = spotAround(page, text, regions)
		if (spot) found.set(spot.node, spot)
		if (found.size >= MAX_SPOTS) break
	}
	return [...found.values()]
}

function spotAround(page: ShopPage, text: MarkupNode, regions: Uint16Array): PriceSpot | undefined {
	let spot: PriceSpot | undefined
	let at = text.parent
	for (let i = 0; at && i < MAX_CLIMB && at.end - at.index <= MAX_NODES; i++, at = at.parent) {
		const words = joined(at)
		if (words.length > MAX_TEXT) break
		const bits = (regions[text.index] ?? 0) | (regions[at.index] ?? 0)
		const signed = SIGNED.test(words)
		if (!signed && !(page.home && bits & REGION.price)) continue
		const read = amountsIn(words, page.home)
		if (read) spot = { node: at, ...read, words, bits, kind: kindOf(words) }
		else if (spot) break
	}
	return spot
}

/** One amount, or two with a dash between them. */
function amountsIn(words: string, home: string | undefined): { money: Money; top: Money | undefined } | undefined {
	const money = readPrice(words, home)
	if (money) return { money, top: undefined }
	const [low, high, more] = words.split(/\s?(?:[–—~〜～]|-(?=\s?[^\d\s]?\s?\d)|\bto\b|\bbis\b)\s?/u)
	if (!low || !high || more !== undefined) return undefined
	const top = readPrice(high, home)
	const bottom = readPrice(low, top?.currency ?? home) ?? undefined
	const same = bottom && (top ?? readPrice(high, bottom.currency))
	return bottom && same && same.currency === bottom.currency && same.amountMinor > bottom.amountMinor
		? { money: bottom, top: same }
		: undefined
}

function kindOf(words: string): PriceSpot['kind'] {
	if (isNotTheAsk(words)) return 'besides'
	if (FORMER.test(words)) return 'former'
	return FROM.test(words.trim()) ? 'from' : 'ask'
}

/** An element's text in one line; cents that stand raised or in a part of their own get their decimal sign. */
export function joined(node: MarkupNode): string {
	let all = ''
	for (let i = node.index + 1; i < node.end && all.length <= 400; i++) {
		const at = node.page.nodes[i]
		if (!at || at.tag) {
			if (at && SILENT.has(at.tag)) i = at.end - 1
			continue
		}
		const text = decode(at.raw).replace(/[\s\u00a0\u202f\u2009]{1,}/g, ' ')
		const cents =
			/\d\s?$/.test(all) && /^\s?\d{2}(?!\d)/.test(text) && at.parent !== undefined && CENTS.test(`${at.parent.tag} ${at.parent.classes}`)
		all = cents
			? `${all.trimEnd()}.${text.trimStart()}`
			: all + (all !== '' && at.parent !== node && /[\p{L}\d]$/u.test(all) && /^[\p{L}]/u.test(text) ? ' ' : '') + text
	}
	return all.replace(/[\u200b-\u200f\u202a-\u202e]/g, '').trim()
}

const CENTS = /^su[pb](?:\s|$)|cent|decimal|fraction|minor|kurus|kopeck|penc|small|sup(?:er)?(?:script)?\b|after|rest/i
