import { lexicon } from '../lexicon'

/** Price advantages: the seller's price stands in `page.offer` only, and the listing's price is another seller's. */
const DISCOUNTS = lexicon({
	en: "discount(?:s|ed)?|on sale|(?:special|exclusive|introductory) (?:offer|price|deal)|(?:best|lowest|unbeatable|great|low) prices?|great deal|bargain|save (?:up to )?(?:[$€£] ?\\d|\\d+ ?(?:dollars|euros|pounds))|coupons?|promo(?:tion(?:al)?)? (?:code|price|offer)|clearance|half[- ]price|black friday|cyber monday|free gift|buy one|was [$€£] ?\\d|great value|value for money|money'?s worth|cheapest|affordable price",
	fr: 'remises?|en promo(?:tion)?|soldes|réductions? (?:de prix|sur le prix|exceptionnelle)|prix (?:réduit|cassé|imbattable|promotionnel|spécial|mini)s?|(?:meilleur|petit) prix|prix le plus bas|codes? promo|bonne affaire|offre spéciale|cadeau offert|rapport qualité[-/ ]prix',
	es: 'descuentos?|rebaj\\p{L}*|oferta especial|en oferta|mejor precio|precios? (?:rebajad|especial|imbatible|más bajo|reducid)\\p{L}*|ahorr\\p{L}* (?:hasta )?[€$]? ?\\d+ ?(?:€|euros|%)|chollo|código promocional|cup(?:ón|ones)|relación calidad[- ]precio',
	de: 'rabatt\\p{L}*|sonderangebot\\p{L}*|sonderpreis\\p{L}*|reduziert\\p{L}* preis\\p{L}*|bester preis|besten preis|bestpreis\\p{L}*|tiefstpreis\\p{L}*|schnäppchen\\p{L}*|gutschein\\p{L}*|im angebot|preis-?leistungs-?verhältnis',
	it: 'scont[oi]|scontat\\p{L}*|in offerta|offerta speciale|prezz[oi] (?:special|scontat|più bass|imbattibil)\\p{L}*|miglior prezzo|saldi|codice promo\\p{L}*|(?:un )?(?:vero )?affare|rapporto qualità[-/ ]prezzo',
	pt: 'descontos?|em promoção|promoção|liquidação|oferta especial|melhor preço|preço (?:especial|promocional|mais baixo|reduzido)|cup(?:om|ão|ons|ões)|pechincha|custo-benefício',
	ar: 'خصم|خصومات|تخفيض\\p{L}*|تنزيلات|عرض خاص|عروض خاصة|سعر خاص|(?:أفضل|أقل|أرخص) (?:ال)?(?:سعر|أسعار)|كوبون\\p{L}*',
	ary: 'صولد|بروموسيون|برومو|همزة|ثمن (?:ناقص|رخيص|مناسب|خيالي)|رخيص',
	tr: 'indirim\\p{L}*|kampanya\\p{L}*|özel fiyat\\p{L}*|en (?:iyi|uygun|düşük) fiyat\\p{L}*|kupon\\p{L}*|fırsat (?:ürünü|fiyatı)\\p{L}*|fiyat[-/ ]performans\\p{L}*',
	nl: 'korting\\p{L}*|aanbieding\\p{L}*|afgeprijsd\\p{L}*|uitverkoop|(?:beste|laagste) prijs|actieprijs|koopje\\p{L}*|prijs-kwaliteit\\p{L}*',
	ja: '割引|値引|セール|特価|お買い得|最安値|クーポン|半額|お得な価格|コスパ',
	zh: '折扣|打折|特价|特價|优惠|優惠|促销|促銷|性价比',
})
const PERCENT_OFF =
	/\d+ ?% (?:off|discount|de (?:réduction|remise|rabais|descuento|desconto)|di sconto|rabatt|korting|خصم|تخفيض)|\d+ ?(?:%|percent) ?(?:off|オフ|引き)|(?:^|[\s(])[-−–]\d+ ?%/u

/** Why a sentence with a price advantage cannot stand. */
export function discounts(normalized: string): string | undefined {
	const found = PERCENT_OFF.exec(normalized) ?? DISCOUNTS.exec(normalized)
	return found ? `Price advantages are never written; the page shows the seller’s own price (“${found[0].trim()}”)` : undefined
}
