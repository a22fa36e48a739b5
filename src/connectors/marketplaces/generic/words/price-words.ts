/**
 * Words around an amount that make it something else than the price asked once for the product, in the languages shops
 * are written in. All are plain alternations: they match in linear time.
 */

/** "from 12 €": the least of several prices, or another product's. */
export const FROM = new RegExp(
	String.raw`^(?:from|starting (?:at|from|price|bid)|minimum|min\.?|as low as|ab|à partir de|dès|desde|a partir de|da` +
		'|a partire da|vanaf|od|fra|från|alkaen|alates|nuo|no|от|від|από|kezdve|de la|itibaren|başlayan|mulai|từ' +
		String.raw`|เริ่มต้น|ابتداء من|تبدأ من|يبدأ من|החל מ|起|から|부터)(?=[\s\d:.€$£¥₹]|$)`,
	'iu',
)
const RATE = new RegExp(
	String.raw`/\s?(?:mo|mon|month|mth|m|mtl|mois|mes|mês|mese|maand|wk|week|day|yr|year|kg|g|l|ml|m²|m2|100\s?(?:g|ml)` +
		String.raw`|unit|pc|pcs|piece|stk|st|ks|szt|шт|мес)(?![\p{L}])|\b(?:per|a|each|every|al|por|par|pro|im|per il|na|за` +
		String.raw`|в)\s(?:month|week|day|mes|mois|monat|mese|måned|månad|kuukausi|miesiąc|měsíc|месяц|unit|kg|litre|liter` +
		String.raw`|100)|monthly|mensual(?:es|idades)?|mensuel|mensili|monatlich|mtl\.|maandelijks|miesięcznie|měsíčně` +
		String.raw`|месяц|мес\.|aylık|taksit|شهري|شهرياً|月々|ヶ月|个月|每月|할부|개월`,
	'iu',
)
const PARTS = new RegExp(
	String.raw`\b\d{1,2}\s?x(?=\s|$|[\p{Sc}])|\bx\s?\d{1,2}\b|installments?|instalments?|in \d payments` +
		String.raw`|interest[- ]free|sem juros|sin interés|parcelas?|每期|cuotas|mensualités|en \d fois|\b\d{1,2}x sans|raten` +
		'|ratenzahlung|finanzierung|finance|klarna|afterpay|clearpay|affirm|sezzle|laybuy|zip pay|raty|splátk' +
		'|рассрочк|кредит|分割|分期',
	'iu',
)
const COSTS = new RegExp(
	'shipping|delivery|postage|p&p|versand|lieferung|lieferkosten|livraison|frais de port|envío|envio|frete' +
		'|entrega|spedizione|consegna|verzend|bezorg|levering|frakt|toimitus|dostaw|przesyłk|doprav|doručení' +
		'|szállítás|livrare|доставк|пересылк|μεταφορικ|kargo|ongkir|ongkos|vận chuyển|ค่าส่ง|شحن|توصيل|משלוח|配送' +
		'|送料|运费|運費|배송',
	'iu',
)
const NET = new RegExp(
	String.raw`\b(?:excl(?:\.|uding|usive)?|ex\.?|without|before|net of) (?:vat|tax|gst)\b|\bHT\b|hors taxes?|ohne mwst` +
		String.raw`|zzgl\.? mwst|exkl\.? mwst|exkl\.? moms|excl\.? btw|sin iva|sem iva|iva esclusa|bez dph|bez ddv|brez ddv` +
		'|bez pdv|bez vat|netto|nettó|fără tva|без ндс|без пдв|без ддс|χωρίς φπα|kdv hariç|税抜|税別|未稅',
	'iu',
)
const SAVED = new RegExp(
	String.raw`\b(?:save|saving|savings|you save|off|discount|coupon|voucher|cashback|deposit|credit|points?|reward` +
		String.raw`|gift card|trade[- ]in|spare[n]?|ersparnis|gespart|rabatt|économi[a-zé]*|remise|ahorr\w*|descuento` +
		String.raw`|economi[a-z]*|desconto|risparmi\w*|sconto|bespaar|korting|spar|besparelse|oszczędz\w*|rabat|zniżk\w*` +
		String.raw`|ušetř\w*|sleva|megtakarítás|kedvezmény|indirim|hemat|diskon)\b|скидк|економ|экономи|خصم|وفر|חיסכון|הנחה` +
		'|割引|クーポン|ポイント|优惠券|券|할인|적립',
	'iu',
)
/** A price for who pays in one way alone. */
const PAID_BY =
	/(?:bank|wire) transfer|\bhavale|\beft\b|transfer[eê]ncia|überweisung|vorkasse|virement|bonifico|przelew|no pix\b|boleto|تحويل بنكي/iu
/** The lowest price of the last thirty days, which shops of the European Union show beside a reduced one. */
const LOWEST_BEFORE =
	/\b30[\s-](?:days?|tagen?|dag\p{L}{0,2}|jours|d[ií]as|giorni|dn[iíů]|päiv\p{L}{1,2}|nap|zile|дн\p{L}{1,2}|ημέρες)(?!\p{L})/iu
/** What stands before a price that is no longer, or nowhere else, asked. */
export const FORMER = new RegExp(
	String.raw`\b(?:was|rrp|r\.r\.p|msrp|srp|list price|regular price|reg\.|retail|original(?:ly)?|compare at|old price` +
		'|previous(?:ly)?|typical price|uvp|statt|bisher|bisheriger|alter preis|vorher|prix (?:conseillé|public' +
		"|barré|d'origine)|au lieu de|ancien prix|antes|precio anterior|pvp|pvpr|precio (?:regular|de lista" +
		'|original)|preço (?:antigo|original|de)|por apenas|invece di|prezzo (?:consigliato|di listino' +
		String.raw`|precedente)|anziché|adviesprijs|was voor|van|oude prijs|vejl\.?|før|førpris|ord\.? ?pris|rek\.? ?pris` +
		String.raw`|tidigare|ovh|norm\.|cena regularna|poprzednia cena|najniższa cena|původní cena|běžná cena|moc` +
		'|pôvodná cena|eredeti ár|régi ár|preț vechi|pret vechi|prp|redovna cijena|stara cijena|vana hind' +
		String.raw`|tavahind|liste fiyatı|eski fiyat|piyasa fiyatı|harga (?:normal|asli))\b|старая цена|вместо` +
		'|рекомендованн|стара ціна|стара цена|αρχική τιμή|السعر (?:السابق|الأصلي|قبل)|بدلا من|מחיר (?:מקורי|רגיל' +
		'|קודם|מחירון)|定価|通常価格|参考価格|メーカー希望|市价|原价|原價|建議售價|市價|定價|정가|소비자가|ราคาปกติ|giá gốc|giá cũ',
	'iu',
)

/** True for words that say an amount is a rate, a part, a cost besides, a saving, or the price without tax. */
export function isNotTheAsk(words: string): boolean {
	return [RATE, PARTS, COSTS, SAVED, NET, PAID_BY, LOWEST_BEFORE].some((pattern) => pattern.test(words))
}

/** True for words that say an amount besides is shipped, taxed or saved, and nothing that makes it a rate or a part. */
export function isCostOrSaving(words: string): boolean {
	return [COSTS, SAVED].some((pattern) => pattern.test(words)) && ![RATE, PARTS, NET, PAID_BY, LOWEST_BEFORE].some((one) => one.test(words))
}
