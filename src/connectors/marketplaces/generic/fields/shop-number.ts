import type { Sourced } from '../../../../core/product/product'
import type { MarkupNode } from '../../html/markup'
import { selectAll } from '../../html/select'
import { textOf } from '../../html/text'
import type { Evidence } from '../evidence'
import { placeOf } from '../place-of'
import { type Data, isData, textIn, valuesOf } from '../structured/record'
import type { Pair } from '../visible/pairs'
import { REGION } from '../visible/regions'
import { SKU_LABEL, STYLE_LABEL } from '../words/label-words'

/**
 * The shop's own number of the product: as the page shows it, as its data says it, as the form that buys it sends it,
 * or as its address ends.
 */
export function readShopNumber(evidence: Evidence, pairs: readonly Pair[]): Sourced<string> | undefined {
	return (
		besideLabel(pairs, SKU_LABEL, (value) => plainNumber(value) ?? codeOfLetters(value)) ??
		shown(evidence) ??
		inData(evidence.structured.product, skuIn) ??
		inData(evidence.inState(), (data) => plainNumber(textIn(data.sku) ?? '')) ??
		inData(evidence.inState(), (data) => plainNumber(textIn(data.productID) ?? '')) ??
		besideLabel(pairs, STYLE_LABEL, longNumber) ??
		ofAddress(evidence.page.url) ??
		besideLabel(pairs, STYLE_LABEL, wholeNumber) ??
		inForm(evidence)
	)
}

/** A number as shops write them: figures with letters and marks, and no words. */
export function plainNumber(value: string): string | undefined {
	const [first = ''] = value.trim().split(/\s+/)
	const number = first.replace(/^[#№:]{1,9}|[.,;:)]{1,9}$/g, '')
	return /\d/.test(number) && /^[\p{L}\p{N}][\p{L}\p{N}._/+#-]{1,39}$/u.test(number) ? number : undefined
}

/** Capital letters in groups, as in "BRU-FIG": a code where a label says so. */
const codeOfLetters = (value: string): string | undefined => /^\p{Lu}{2,10}(?:[-_/.]\p{Lu}{1,10}){1,4}$/u.exec(value.trim())?.[0]

function besideLabel(pairs: readonly Pair[], label: RegExp, read: (value: string) => string | undefined): Sourced<string> | undefined {
	for (const { name, value, node } of pairs) {
		const number = label.test(name) ? read(value) : undefined
		if (number !== undefined) return { value: number, origin: { rule: 'labelled', place: placeOf(node) } }
	}
	return undefined
}

/** A number nobody takes for a word or a year: it is all that is said, and has four figures. */
const wholeNumber = (value: string): string | undefined => (plainNumber(value) === value.trim() ? value.trim() : undefined)
const longNumber = (value: string): string | undefined =>
	plainNumber(value) === value.trim() && value.replace(/\D/g, '').length >= 4 ? value.trim() : undefined

/** What shops call the part that shows the number, in its class, its id or the names their tests know it by. */
const NUMBER_PART = new RegExp(
	String.raw`["'\s_-](?:sku|(?:product|item|article|catalog(?:ue)?|cat|model|style)[-_]?(?:code|ref(?:erence)?|number` +
		String.raw`|num|no|nr)|(?:artikel|bestell|produkt)[-_]?(?:nummer|nr))(?:["'\s]|$|[-_]{1,2}(?:value|number|code` +
		String.raw`|text)\b)`,
	'i',
)
/** Such parts stand no further from the product's name. */
const NEAR = 1500

/** A short text near the product's name in a part whose own name says that the number stands there. */
function shown({ page, heading, regions }: Evidence): Sourced<string> | undefined {
	if (!heading) return undefined
	const { nodes, source } = page.markup
	for (let i = Math.max(0, heading.index - NEAR); i < Math.min(nodes.length, heading.index + NEAR); i++) {
		const node = nodes[i]
		if (!node?.tag || node.to === node.from || node.end - node.index > 4 || ((regions[i] ?? 0) & ANOTHERS) !== 0) continue
		const tag = source.slice(node.from, Math.min(node.to, node.from + 400))
		if (!MAY_BE_NUMBER.test(tag) || !NUMBER_PART.test(tag.replace(SPELLED, '$1-$2'))) continue
		const text = textOf(node)
		const number = plainNumber(withoutWords(text.replace(/^[^:：]{2,30}[:：]\s{0,3}/u, '')))
		if (number !== undefined && text.length <= 60) return { value: number, origin: { rule: 'named-part', place: placeOf(node) } }
	}
	return undefined
}

const ANOTHERS = REGION.others | REGION.frame | REGION.reviews | REGION.hidden
/** What every such name has in it; most tags have none of it. */
const MAY_BE_NUMBER = /sku|code|ref|num|n[or]/i
/** Names written as `catNumber`. */
const SPELLED = /([a-z])([A-Z])/g

function inData(things: Iterable<{ data: Data; rule: string; place: string }>, read: (data: Data) => string | undefined) {
	for (const { data, rule, place } of things) {
		const value = read(data)
		if (value !== undefined) return { value, origin: { rule, place } }
	}
	return undefined
}

function skuIn(data: Data): string | undefined {
	const own = textIn(data.sku) ?? textIn(data.productID)?.replace(/^(?:sku|mpn|id):/i, '')
	const offers = valuesOf(data.offers).filter(isData)
	const stated = own ?? offers.flatMap((offer) => textIn(offer.sku) ?? [])[0]
	return stated === undefined ? undefined : withoutWords(stated)
}

/** A long number with the name of the goods behind it is the number; so is one behind its label. */
function withoutWords(stated: string): string {
	const spaced = stated.split(/\s+/)
	const before = spaced
		.slice(0, -1)
		.join(' ')
		.replace(/(?<![:：])[:：]+$/, '')
	const [label = '', number = ''] = [before, ...(spaced.at(-1) ?? '').split(/[:：]+/)].filter(Boolean)
	if (plainNumber(number) === number && SKU_LABEL.test(label)) return number
	const [first = '', ...words] = stated.split(' ')
	return words.length > 0 && longNumber(first) !== undefined && !/\d/.test(words.join('')) ? first : stated
}

/** A year in a name ("merlot-2022") is no number of the product. */
const YEAR = /^(?:19|20)\d{2}$/

/** Shops end an address with their number of the product. */
function ofAddress(address: string): Sourced<string> | undefined {
	const url = URL.parse(address)
	if (!url) return undefined
	const origin = { rule: 'address', place: 'url' }
	for (const name of ['sku', 'pid', 'productid', 'product_id', 'item', 'itemid', 'item_id', 'id', 'goods_id', 'article']) {
		const value = [...url.searchParams].find(([key]) => key.toLowerCase() === name)?.[1]
		if (value && plainNumber(value) === value) return { value, origin }
	}
	const segments = url.pathname.slice(-300).split('/').filter(Boolean)
	const whole = segments.map((one) => one.replace(/\.\w{2,5}$/, '')).findLast((one) => /^[A-Za-z]{1,4}\d{5,20}$/.test(one))
	if (whole) return { value: whole, origin }
	for (const segment of segments.toReversed()) {
		const last = segment.match(/(?<!\d)\d{4,20}(?!\d)/g)?.findLast((one) => !YEAR.test(one) || one === segment)
		if (last && !/^[0-9a-f]{8}-/i.test(segment)) return { value: last, origin }
	}
	return undefined
}

/** Names of the field by which a form says what it puts into the basket. */
const BOUGHT = /^(?:id[-_]?)?(?:product|prod|item|goods|article)[-_]?(?:id|code|number|no)?$|^(?:id[-_]product|add-to-cart|sku|pid)$/i

/** The number a form near the name sends when the product is bought. */
function inForm({ page, heading, regions }: Evidence): Sourced<string> | undefined {
	const field = selectAll(page.markup, 'input[type=hidden]').find((node: MarkupNode) => {
		const near = !heading || Math.abs(node.index - heading.index) < NEAR
		return near && ((regions[node.index] ?? 0) & (REGION.others | REGION.frame | REGION.reviews)) === 0 && numberSent(node) !== undefined
	})
	const value = field && numberSent(field)
	return field && value ? { value, origin: { rule: 'form', place: placeOf(field) } } : undefined
}

function numberSent(node: MarkupNode): string | undefined {
	const value = BOUGHT.test(node.attribute('name') ?? '') ? (node.attribute('value') ?? '') : ''
	return value.length >= 2 && plainNumber(value) === value ? value : undefined
}
