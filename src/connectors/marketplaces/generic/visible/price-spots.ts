import type { Money } from '../../../../core/money'
import { readPrice, withDecimalSign } from '../../../../core/product/read-price'
import { westernDigits } from '../../../../core/product/western-digits'
import { decode, type MarkupNode } from '../../html/markup'
import { tidy } from '../../html/text'
import type { ShopPage } from '../shop-page'
import { BARE_AMOUNT, SIGN_ALONE, SIGNED_AMOUNT } from '../words/money-signs'
import { withoutClauses } from '../words/price-clauses'
import { FORMER, FROM, isCostOrSaving, isNotTheAsk } from '../words/price-words'
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
const MAX_TEXT = 60
const MAX_NODES = 16
const MAX_CLIMB = 5
const MAX_SPOTS = 600
const SILENT = new Set(['script', 'style', 'title', 'textarea', 'noscript', 'iframe', 'option', 'head', 'svg'])
const DIGIT = /[\d٠-٩۰-۹０-９]/

/**
 * Every amount of money in the page's visible text, in its order; signs may be missing where the part is called a
 * price.
 */
export function priceSpots(page: ShopPage, regions: Uint16Array): PriceSpot[] {
	const found = new Map<MarkupNode, PriceSpot>()
	const { nodes } = page.markup
	for (let i = 0; i < nodes.length; i++) {
		const text = nodes[i]
		if (!text || text.tag || !text.parent || text.to - text.from > 200 || SILENT.has(text.parent.tag) || !hasDigit(text)) continue
		const spot = spotAround(page, text, regions)
		if (spot) found.set(spot.node, spot)
		if (found.size >= MAX_SPOTS) break
	}
	return [...found.values()]
}

/** Asked of every text of a page: western figures are seen without taking the text out of the source. */
function hasDigit(text: MarkupNode): boolean {
	const { source } = text.page
	let isPlain = true
	for (let at = text.from; at < text.to; at++) {
		const code = source.charCodeAt(at)
		if (code >= 48 && code <= 57) return true
		if (code > 127) isPlain = false
	}
	return !isPlain && DIGIT.test(text.raw)
}

function spotAround(page: ShopPage, text: MarkupNode, regions: Uint16Array): PriceSpot | undefined {
	let spot: PriceSpot | undefined
	let at = text.parent
	let before = ''
	let read: Amounts | undefined
	for (let i = 0; at && i < MAX_CLIMB && at.end - at.index <= MAX_NODES; i++, at = at.parent) {
		const said = i === 0 ? withSignBeside(joined(at), at) : joined(at)
		const words = said === before ? said : withoutBesides(said)
		if (words.length > MAX_TEXT) break
		const bits = (regions[text.index] ?? 0) | (regions[at.index] ?? 0)
		// A price in a part of its own stays one, whatever is said of savings and costs beside it.
		if (spot && spot.kind !== 'besides' && isNotTheAsk(words) && (EARLIER & spot.bits || standsAlone(spot, words))) break
		// An element around that adds no words says the same amount, unless it makes the part a price.
		if (words !== before || (read === undefined && (bits & REGION.price) !== 0))
			read = amountsIn(words, page.home, (bits & REGION.price) !== 0)
		before = words
		// A saving or a cost with an amount of its own is no part of the price it stands beside, and is itself none.
		if (spot && words !== said && firstAmounts(words).length < firstAmounts(said).length) {
			if (read && read.money.amountMinor !== spot.money.amountMinor) spot = { ...spot, kind: 'besides' }
			break
		}
		if (read) spot = { node: at, ...read, words, bits, kind: kindOf(words) }
		else if (spot) break
	}
	if (!spot) return ownWords(page, text, regions)
	return (at && spot.kind !== 'besides' && holdsSpoken(at, regions) ? rangeSeen(page, at, regions, spot) : undefined) ?? spot
}

/** True for a small part in which something is told aloud alone. */
function holdsSpoken(node: MarkupNode, regions: Uint16Array): boolean {
	if (node.end - node.index > 2 * MAX_NODES || ((regions[node.index] ?? 0) & REGION.spoken) !== 0) return false
	for (let i = node.index + 1; i < node.end; i++) if (((regions[i] ?? 0) & REGION.spoken) !== 0) return true
	return false
}

/** The range an amount ends, in what is seen of a part that also tells it aloud ("Range: $40 through $100"). */
function rangeSeen(page: ShopPage, at: MarkupNode, regions: Uint16Array, { money }: PriceSpot): PriceSpot | undefined {
	const words = joined(at, regions)
	const read = words.length <= MAX_TEXT ? amountsIn(words, page.home, false) : undefined
	if (!read?.top || ![read.money, read.top].some(({ amountMinor }) => amountMinor === money.amountMinor)) return undefined
	return { node: at, ...read, words, bits: regions[at.index] ?? 0, kind: kindOf(words) }
}

const EARLIER = REGION.struck | REGION.regular

/**
 * What is said without the clauses that take nothing from a price ("plus shipping", "save £10"); all of it where
 * nothing else stands there, as the amount is then the saving or the cost itself.
 */
function withoutBesides(said: string): string {
	if (said.length <= SHORTEST_CLAUSE || !/\p{L}{2}|%/u.test(said)) return said
	const rest = withoutClauses(said)
		.replace(/\s{2,20}/g, ' ')
		.trim()
	return rest.length < said.length && DIGIT.test(rest) ? rest : said
}

/** No shorter text has an amount and a clause. */
const SHORTEST_CLAUSE = 8

/**
 * True where a part called a price holds the amount and the words that only follow it further on begin with something
 * else than a cost ("49,90 € from stock, delivery …", not "4.90 € delivery").
 */
function standsAlone({ words: own, bits }: PriceSpot, words: string): boolean {
	if ((bits & (REGION.price | REGION.besides)) !== REGION.price || !words.startsWith(own)) return false
	const next = words
		.slice(own.length)
		.trim()
		.split(/[\s,;|]/)
		.slice(0, 2)
		.join(' ')
	return !isNotTheAsk(next) && isCostOrSaving(words)
}

/** An amount in an element's own words beside parts with other amounts ("60 € <s>80 €</s>"). */
function ownWords(page: ShopPage, text: MarkupNode, regions: Uint16Array): PriceSpot | undefined {
	const words = westernDigits(tidy(decode(text.raw)))
	const bits = regions[text.index] ?? 0
	if (!text.parent || (bits & REGION.price) === 0 || words.length > MAX_TEXT || isRest(text)) return undefined
	const read = amountsIn(words, page.home, false)
	return read && { node: text, ...read, words, bits, kind: kindOf(words) }
}

/** Words that go on what stands before them are no price of their own. */
const isRest = (text: MarkupNode): boolean => text.index > 0 && text.page.nodes[text.index - 1] !== text.parent

/** A number in an element of its own, with the sign in the element right before or behind it. */
function withSignBeside(words: string, node: MarkupNode): string {
	if (!BARE_AMOUNT.test(words)) return words
	const behind = node.page.nodes.slice(node.end, node.end + 3).find((one) => !one.tag)
	const before = node.page.nodes.slice(Math.max(0, node.index - 2), node.index).findLast((one) => !one.tag)
	if (behind && SIGN_ALONE.test(decode(behind.raw))) return `${words} ${decode(behind.raw).trim()}`
	return before && SIGN_ALONE.test(decode(before.raw)) ? `${decode(before.raw).trim()} ${words}` : words
}

type Amounts = { money: Money; top: Money | undefined }

/** The one amount, or two with a dash between them; undefined for none and for several. */
function amountsIn(said: string, home: string | undefined, bare: boolean): Amounts | undefined {
	const words = withDecimalSign(said)
	const [first, second, more] = firstAmounts(words)
	if (!first) {
		const money = bare && home && BARE_AMOUNT.test(words) ? readPrice(words, home) : undefined
		return money && { money, top: undefined }
	}
	const money = /^R\s?\d/.test(first[0]) && home !== 'ZAR' ? undefined : readPrice(first[0], home)
	if (!money || more) return undefined
	const before = words.slice(0, first.index)
	const behind = words.slice(first.index + first[0].length)
	if (!second) {
		const above = readPrice(/^\s?[–—~-]\s?(\d[\d.,]{0,12})(?![\d%])/u.exec(behind)?.[1] ?? '', money.currency)
		if (above && above.amountMinor > money.amountMinor) return { money, top: above }
		const bottom = readPrice(/(?:^|\s)(\d[\d.,]{0,12})\s?[–—~-]\s?$/u.exec(before)?.[1] ?? '', money.currency)
		return bottom && bottom.amountMinor < money.amountMinor ? { money: bottom, top: money } : { money, top: undefined }
	}
	const between = words.slice(first.index + first[0].length, second.index)
	const top = DASH.test(between) ? readPrice(second[0], money.currency) : undefined
	return top && top.currency === money.currency && top.amountMinor > money.amountMinor ? { money, top } : undefined
}

/** At most three, found without the copy of the expression that `matchAll` makes: every text with a figure is asked. */
function firstAmounts(words: string): RegExpExecArray[] {
	const found: RegExpExecArray[] = []
	SIGNED_AMOUNT.lastIndex = 0
	while (found.length < 3) {
		const next = SIGNED_AMOUNT.exec(words)
		if (!next) break
		found.push(next)
	}
	SIGNED_AMOUNT.lastIndex = 0
	return found
}

const DASH = /^\s{0,2}(?:[–—~〜～-]|to|bis|à|a|до)\s{0,2}$/u

function kindOf(words: string): PriceSpot['kind'] {
	if (isNotTheAsk(words)) return 'besides'
	if (FORMER.test(words)) return 'former'
	return FROM.test(words.trim()) ? 'from' : 'ask'
}

/**
 * An element's text in one line, or only what is seen of it by the bits of the nodes; cents that stand raised or in a
 * part of their own get their decimal sign.
 */
export function joined(node: MarkupNode, seen?: Uint16Array): string {
	let all = ''
	for (let i = node.index + 1; i < node.end && all.length <= 400; i++) {
		const at = node.page.nodes[i]
		if (!at || at.tag) {
			if (at && (SILENT.has(at.tag) || ((seen?.[i] ?? 0) & REGION.spoken) !== 0)) i = at.end - 1
			continue
		}
		const text = decode(at.raw).replace(SPACES, ' ')
		if (/\d\s?$/.test(all) && /^\s?\d{2}(?!\d)/.test(text) && isCents(at)) all = `${all.trimEnd()}.${text.trimStart()}`
		else all += at.parent !== node && areApart(all, text) ? ` ${text}` : text
	}
	return westernDigits(all.replace(/[\u200b-\u200f\u202a-\u202e]/g, '').trim())
}

/**
 * Words of two elements, and an amount behind a figure; cents behind a sign ("5" "€20", "5€" "20") are of one
 * amount.
 */
function areApart(before: string, text: string): boolean {
	if (/[\p{L}\p{N}]$/u.test(before)) return /^[\p{L}\p{N}]/u.test(text) || (/^\p{Sc}\d/u.test(text) && !/^\p{Sc}\d{2}$/u.test(text.trim()))
	return /\d\s\p{Sc}$/u.test(before) ? /^\d/.test(text) : /\d\p{Sc}$/u.test(before) && /^(?:\d$|\d{3}|\d[.,])/.test(text)
}

/** Runs of spaces that are not a single plain one. */
const SPACES = / \s+|[^\S ]\s*/g

const isCents = ({ parent }: MarkupNode): boolean => parent !== undefined && CENTS.test(`${parent.tag} ${parent.classes}`)
const CENTS = /^su[pb](?:\s|$)|cent|decimal|fraction|minor|kurus|kopeck|penc|small|sup(?:er)?(?:script)?\b|after|rest/i
