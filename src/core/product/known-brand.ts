import { foldText } from '../locale/fold-text'
import { properWords } from '../text/proper-words'
import { isPublication } from '../text/publication'
import type { Product, Sourced } from './product'

/** What shops and marketplaces write in the place of a brand where there is none. */
const NO_BRAND = new RegExp(
	'^(?:un-?branded|generic|no[- ]?(?:brand|name)|none|n/?a|does not apply|not applicable|learn more|ohne markenzeichen' +
		'|markenlos|sans marque|sin marca|sem marca|genérico|senza marca|marca generica|без бренда|нет бренда|无品牌|無品牌' +
		'|ノーブランド品?|بدون علامة تجارية)(?:/.*)?$',
	'iu',
)
/** The brand a buyer knows a product by; none where the listing says there is none. */
export function knownBrand(product: Product): Sourced<string> | undefined {
	const { brand } = product
	if (!brand || NO_BRAND.test(brand.value.trim())) return undefined
	// The text of a picture of it.
	const named = { ...brand, value: brand.value.trim().replace(/(?<=\S)\s+logo$/iu, '') }
	return nameInTitle(product, named.value) ?? named
}

/** So many texts write a name as one, where a shop files the product under another. */
const FEWEST_TEXTS = 2

/**
 * The name a title begins with, where the product is filed under a brand that stands nowhere else, as of the company
 * that owns the name: one that two texts write with a capital within their sentences and none without. Reviews count
 * as texts: buyers call it what they know it by. A work's brand is who made it, and its title no brand.
 */
function nameInTitle({ title, bullets, description, specs, reviews, source }: Product, brand: string): Sourced<string> | undefined {
	if (!title || isPublication(specs.map(({ value }) => ({ kind: 'spec', name: value.name })))) return undefined
	const told = [...bullets.map(({ value }) => value), description?.value ?? '', ...reviews.map(({ value }) => value.text)]
	if (foldText([title.value, ...told].join(' ')).includes(foldText(brand))) return undefined
	const [first = ''] = /^\p{Lu}[\p{L}\p{N}’'&-]{2,}(?=\s)/u.exec(title.value) ?? []
	const isName = (texts: readonly string[]) => properWords(texts, source.language).includes(first)
	return isName(told) && told.filter((text) => isName([text])).length >= FEWEST_TEXTS ? { value: first, origin: title.origin } : undefined
}
