import type { Product, Sourced } from './product'

/** What shops and marketplaces write in the place of a brand where there is none. */
const NO_BRAND = new RegExp(
	String.raw`^(?:un-?branded|generic|no[- ]?(?:brand|name)|none|n/?a|does not apply|not applicable|learn more|ohne markenzeichen` +
		'|markenlos|sans marque|sin marca|sem marca|genérico|senza marca|marca generica|без бренда|нет бренда|无品牌|無品牌' +
		String.raw`|ノーブランド品?|بدون علامة تجارية)(?:/.*)?$`,
	'iu',
)
/** The brand a buyer knows a product by; none where the listing says there is none. */
export function knownBrand({ brand }: Product): Sourced<string> | undefined {
	if (!brand || NO_BRAND.test(brand.value.trim())) return undefined
	// The text of a picture of it.
	return { ...brand, value: brand.value.trim().replace(/(?<=\S)\s+logo$/iu, '') }
}
