import type { Fact } from '../../product/facts'

/**
 * Specification names that speak of the listing, not of the product: its number, its first day, its rank, its reviews,
 * whether it is still made, how many are left. In the languages of the marketplaces; anything that names the
 * marketplace itself is one too.
 */
const RECORD_NAMES = new RegExp(
	String.raw`amazon|\bebay\b|^\W*listed in|^(?:post|ship|deliver)s? to$|^ended$|(?:shipping|postage) and \p{L}+$` +
		String.raw`|in vendita nella categoria|^restituzion\p{L}+$|付款方式|配送の方法|発送|商品id|^returns?$|^retours?$|évaluations (?:positives|neutres` +
		String.raw`|négatives)|feedback (?:left|from)|mise en vente|\bvendeur\b|\bseller\b|verkäufer|vendedor|^\d+ (?:jours` +
		String.raw`|days|tage|días|giorni|dias)$|\basin\b|\bsku\b|^stock$|availability|disponibilit[éàey]|disponibilidade?` +
		'|verfügbarkeit|click ?& ?collect|pay later|other editions|delivery destinations|first (?:available' +
		'|listed)|data dispon[ií]vel|date first available|best ?-?sellers? rank|bestseller|customer reviews' +
		'|discontinued|auslaufartikel|kundenrezension|im angebot von|classement des meilleures|commentaires client' +
		'|interrompu|abandonné|producto en|descatalogado|clasificación en los más|opiniones de|fuori produzione' +
		'|posizione nella classifica|recensioni|disponível para compra|descontinuado|ranking dos mais|avaliações de' +
		'|製造中止|取り扱い開始日|売れ筋ランキング|おすすめ度|satışa sunulduğu|üretici tarafından|en çok satanlar|wycofany|data pierwszej' +
		'|utgånget|lanserades|uit productie|تاريخ توفر|إيقاف الإنتاج|مراجعات|الأكثر مبيع',
	'iu',
)

/** What a shop says of its stock and to who sells on. */
const RECORD_VALUES = new RegExp(
	'^(?:un-?branded|(?:in|out of) stock|sold out|unavailable|en (?:stock|arrivage)|[ée]puis[ée]e?|indisponible|auf lager' +
		'|ausverkauft|agotado|en existencias|esaurito|esgotado|em estoque|(?:غير )?متوفر|drop-?shipping.*)$',
	'iu',
)

/**
 * True for a specification a buyer has no use for: the marketplace's own record of the listing. It stays a fact; the
 * page leaves it out.
 */
export function isListingRecord(fact: Fact, asin: string | undefined): boolean {
	return RECORD_NAMES.test(fact.name ?? '') || RECORD_VALUES.test(fact.text.trim()) || (asin !== undefined && fact.text === asin)
}
