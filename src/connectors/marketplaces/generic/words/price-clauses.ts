/**
 * What shops write behind a price and what takes nothing from it: that tax or shipping is in it or comes on top, that
 * shipping is free, and what is saved. Plain alternations with bounded gaps: they match in linear time.
 */

const FREE =
	'free|gratis|gratuite?s?|gratuit[ao]s?|kostenlos\\p{L}{0,2}|kostenfrei\\p{L}{0,2}|offerte?s?|grátis|zdarma|' +
	'ingyenes|darmow\\p{L}{1,2}|bezpłatn\\p{L}{1,2}|besplatn\\p{L}{1,2}|brezplačn\\p{L}{1,2}|бесплатн\\p{L}{1,' +
	'2}|безкоштовн\\p{L}{1,2}|безплатн\\p{L}{1,2}|δωρεάν|ücretsiz|bedava|مجان\\p{L}{1,3}|חינם|ilmainen|tasuta|' +
	'bezmaksas|nemokam\\p{L}{1,2}|fri|miễn phí|ฟรี'
const WITH_OR_WITHOUT =
	'\\+|plus|incl\\.?|including|includes|excl\\.?|excluding|exc\\.?|without|inkl\\.?|inklusive|zzgl\\.?|' +
	'zuzüglich|exkl\\.?|exklusive|ohne|hors|avec|y compris|más|incluye|sin|con|mais|sem|com|più|esclus[ao]|' +
	'inclus[aeo]|compres[ao]|exclusief|inclusief|bez|z|včetně|s|plus tax and|άνευ|без|плюс|شامل|غير شامل|' +
	'بدون|כולל|לא כולל|hariç|dahil'
const SHIPPING =
	'shipping|delivery|postage|p&p|versand\\p{L}{0,8}|lieferung|lieferkosten|livraison|frais de port|port|' +
	'envío|envio|frete|entrega|spedizione|spese di spedizione|consegna|verzend\\p{L}{0,8}|verzending|bezorg\\p{L}{0,' +
	'8}|levering|frakt|fragt|toimitus|dostaw\\p{L}{0,2}|przesyłk\\p{L}{0,2}|doprav\\p{L}{0,2}|doručení|szállítás\\p{L}{0,' +
	'2}|livrare|transport|доставк\\p{L}{1,2}|пересылк\\p{L}{1,2}|μεταφορικά|αποστολή|kargo|ongkir|vận chuyển|' +
	'ค่าส่ง|شحن|الشحن|توصيل|التوصيل|משלוח'
const BEHIND =
	'calculated|extra|excluded|included|not included|additional|apply|applies|costs?|en sus|non inclus\\p{L}?|' +
	'non compris\\p{L}?|inclus\\p{L}?|incluid[ao]s?|no incluid[ao]s?|incluso|inclusa|esclus[ao]|nicht enthalten|' +
	'berechnet'
const TAX = 'vat|tax|taxes|gst|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|ttc|iva|btw|moms|mva|alv|dph|ddv|pdv|tva|áfa|kdv|ндс|пдв|ддс|φπα'
/** Up to three words between; none of them a tax, which is another clause. */
const GAP = `(?:(?!(?:${TAX})(?![\\p{L}]))[\\p{L}\\d.,%&]{1,16}\\s{1,2}){0,3}?`
const AMOUNT = '(?:\\p{Sc}\\s?\\d[\\d.,]{0,10}|\\d[\\d.,]{0,10}\\s?(?:\\p{Sc}|[A-Za-zł]{1,3}\\b)|\\d{1,2}(?:[.,]\\d{1,2})?\\s?%)'
const SAVING =
	'you save|save|saving|savings|sie sparen|spare[n]?|gespart|ersparnis|vous économisez|économisez|économie|' +
	'ahorras?|ahorre|ahorro|você economiza|economize|economia|risparmi\\p{L}?|risparmio|bespaar|je bespaart|' +
	'spar|du sparar|oszczędzasz|ušetříte|megtakarítás|economisești|экономия|выгода|економія|وفر|توفير|tasarruf|' +
	'hemat'

const CLAUSES = [
	`\\(?\\s?(?:${SAVING})[:\\s]{1,3}(?:up to |bis zu |jusqu'à |hasta )?${AMOUNT}(?:\\s?\\(${AMOUNT}\\))?\\s?[!.]?\\)?`,
	`\\(?[-–−]?\\s?\\d{1,2}(?:[.,]\\d)?\\s?%\\s?(?:off|rabatt|de remise|dto\\.?|de descuento|descuento|de ` +
		`desconto|desconto|di sconto|sconto|korting|rabat\\p{L}?|zniżki|sleva|kedvezmény|reducere|скидк\\p{L}|` +
		`знижк\\p{L}|indirim|خصم|הנחה)\\)?`,
	`(?<![\\p{L}])(?:${FREE})[\\s-]{1,2}${GAP}(?:${SHIPPING})(?![\\p{L}])(?:\\s(?:over|from|on orders over|` +
		`ab|dès|desde|od|от|von|vanaf)\\s${AMOUNT})?`,
	`(?<![\\p{L}])(?:${SHIPPING})[\\s-]{1,2}(?:is |ist |est |es |è )?(?:${FREE}|${BEHIND})(?![\\p{L}])(?:\\sat checkout)?`,
	`(?<![\\p{L}])versandkostenfrei(?![\\p{L}])`,
	`(?<![\\p{L}])(?:${WITH_OR_WITHOUT})\\s{0,2}(?:${AMOUNT}\\s)?${GAP}(?:${SHIPPING})(?![\\p{L}])`,
	`(?<![\\p{L}])(?:incl\\.?|including|inkl\\.?|inklusive|inc\\.?|y compris|inclusief|incluido|incluye|inclus[ao]|` +
		`con|včetně|с|вкл\\.?|dahil)\\s{0,2}${GAP}(?:${TAX})(?![\\p{L}])\\.?`,
	`送料(?:無料|込み?|別|当社負担)|配送料無料|免运费|免運費?|包邮|包郵|무료\\s?배송|배송비\\s?(?:무료|별도|포함)`,
]
const CLAUSE = new RegExp(CLAUSES.join('|'), 'giu')

/** The words without such clauses; the same text where there is none. */
export const withoutClauses = (words: string): string => words.replace(CLAUSE, ' ')
