import type { Sourced } from '../../../../core/product/product'
import { type MarkupNode, NOTED } from '../../html/markup'
import { selectAll } from '../../html/select'
import { textOf, tidy } from '../../html/text'
import type { Evidence } from '../evidence'
import { plainName } from '../names'
import { placeOf } from '../place-of'
import { textIn } from '../structured/record'
import { isInCard } from '../visible/cards'
import type { Pair } from '../visible/pairs'
import { REGION } from '../visible/regions'
import { BRAND_LABEL } from '../words/label-words'

/** Longest name of a brand. */
const MAX_BRAND = 60
const NONE = /^(?:n\/?a|none|null|undefined|unknown|no brand|nobrand|без бренда|-+|\.+|other|others|sonstige|autres?)$/i

/**
 * The brand as data says it, as the page names it beside a label, or as the link beside the product's name does;
 * spelled as the name spells it. Data that names the shop itself is believed only where nothing else names a brand.
 */
export function readBrand(evidence: Evidence, pairs: readonly Pair[], title: string): Sourced<string> | undefined {
	const shop = plainName(evidence.page.host.replace(/^www\./, '').split('.')[0] ?? '')
	const stated = evidence.structured.product.flatMap(({ data, rule, place }) => {
		const brand = cleaned(textIn(data.brand) ?? textIn(data.manufacturer) ?? textIn(data.author))
		return brand && plainName(brand) !== plainName(evidence.page.host) ? [{ value: brand, origin: { rule, place } }] : []
	})
	const found =
		stated.find(({ value }) => !isShops(value, shop)) ?? labelled(pairs) ?? stated[0] ?? inState(evidence) ?? linked(evidence, shop)
	return found && { ...found, value: spelledAs(title, found.value) }
}

/** True for the shop's name and for what it begins with. */
const isShops = (brand: string, shop: string): boolean => plainName(brand) !== '' && shop.startsWith(plainName(brand).replace(/ /g, ''))

function labelled(pairs: readonly Pair[]): Sourced<string> | undefined {
	const pair = pairs.find(({ name, value }) => BRAND_LABEL.test(name) && cleaned(value) !== undefined)
	return pair && { value: cleaned(pair.value) ?? '', origin: { rule: 'labelled', place: placeOf(pair.node) } }
}

function inState(evidence: Evidence): Sourced<string> | undefined {
	for (const { data, rule, place } of evidence.inState()) {
		const brand = cleaned(textIn(data.brand))
		if (brand && !/^\d+$/.test(brand)) return { value: brand, origin: { rule, place } }
	}
	return undefined
}

/** The marks between a brand's words as the title that begins with it writes them ("TP Link" → "TP-Link"). */
function spelledAs(title: string, brand: string): string {
	const words = brand.split(/[\s-]+/)
	const start = title.split(/\s+/)[0] ?? ''
	return words.length > 1 && start !== brand && plainName(start) === plainName(brand) ? start : brand
}

function cleaned(text: string | undefined): string | undefined {
	const [named = ''] = tidy(text ?? '').split(' | ')
	const brand = named.replace(/^(?:by\s|(?:[\p{L} ]{0,30})(?:brand|marque|marke|marca|merk|značka|бренд|ブランド)\s?[:：])\s{0,3}/iu, '')
	return brand !== '' && brand.length <= MAX_BRAND && !NONE.test(brand) && !/^https?:/.test(brand) ? brand : undefined
}

/** How far, in nodes, the brand stands from the product's name. */
const NEAR = 600
const ANOTHERS = REGION.others | REGION.frame | REGION.reviews
/** A part called "branding" is the shop's own sign. */
const BRAND_PART = /brand(?!ing)|marca|manufacturer|(?:^|[\s_-])vendor(?:$|[\s_-])/i

/** True for a part whose class, id, property or name for tests says that it is the brand. */
function isNamedBrand(node: MarkupNode): boolean {
	if (BRAND_PART.test(node.classes) || /brand(?!ing)/i.test(node.id)) return true
	if (node.noted & NOTED.itemprop && node.attribute('itemprop') === 'brand') return true
	return (node.noted & NOTED.data) !== 0 && ['data-testid', 'data-qa'].some((name) => node.attribute(name)?.includes('brand'))
}

/** A short link or picture near the name in a part the page calls the brand. */
function linked({ page, heading, regions }: Evidence, shop: string): Sourced<string> | undefined {
	if (!heading) return undefined
	const parts = page.markup.nodes
		.slice(Math.max(0, heading.index - NEAR), heading.index + NEAR)
		.filter((node) => node.tag && ((regions[node.index] ?? 0) & ANOTHERS) === 0 && node.end - node.index <= 20 && isNamedBrand(node))
		.filter((node) => !isInCard(node, page, heading))
		.sort((a, b) => Math.abs(a.index - heading.index) - Math.abs(b.index - heading.index))
	for (const node of parts) {
		const picture = node.tag === 'img' ? node : selectAll(node, 'img[alt]')[0]
		const brand = cleaned(textOf(node).replace(/^[^:：]{2,20}[:：]\s/u, '') || picture?.attribute('alt') || picture?.attribute('title'))
		if (brand && brand.length <= 40 && brand.split(' ').length <= 5 && plainName(brand) !== shop && !BRAND_LABEL.test(brand)) {
			return { value: brand, origin: { rule: 'beside-name', place: placeOf(node) } }
		}
	}
	return undefined
}
