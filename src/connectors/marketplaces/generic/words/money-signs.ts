/** Codes that stand beside amounts in shops; others are also words ("TOP 10", "ALL 3"). */
const CODES = [
	'USD EUR GBP CAD AUD NZD JPY CNY RMB HKD TWD SGD INR PKR BDT LKR NPR IDR MYR THB VND PHP KRW RUB UAH BYN',
	'KZT GEL PLN CZK HUF RON BGN HRK RSD MKD SEK NOK DKK ISK CHF TRY AED SAR QAR KWD BHD OMR JOD EGP MAD TND',
	'DZD LYD IQD ILS ZAR NGN KES GHS UGX TZS XOF XAF BRL ARS CLP COP MXN PEN UYU CRC DOP',
]
	.join(' ')
	.split(' ')
const WORDS = [
	'kr\\.?|Kč|Kčs|zł|lei|Lei|LEI|руб\\.?|р\\.?|грн\\.?|лв\\.?|[kK]n|Ft|din\\.?|ден|Rs\\.?|Rp\\.?|RM|SFr\\.?',
	'DT|Dhs?|DH|K[Ss]h|TSh|TL|R|Eur|eur|euros?|Euros?|PLN|تومان|درهم(?:\\s?\\p{L}{2,10})?',
	'ريال(?:\\s?\\p{L}{2,10})?|جنيه|دينار(?:\\s?\\p{L}{2,10})?|[درج]\\.\\s?[\\p{L}](?:\\.|(?!\\p{L}))|บาท',
].join('|')
const SIGN = `(?:(?:[A-Z]{1,3})?\\p{Sc}|(?<![\\p{L}])(?:${CODES.join('|')}|${WORDS})(?![\\p{L}])|[円元圓원đ])`
const NUMBER = "\\d{1,3}(?:[.,'’٫٬\\s]\\d{2,3})+(?:[.,٫]\\d{1,3})?(?!\\d)|\\d{1,9}(?:[.,٫]\\d{1,3})?(?!\\d)"

/** A sign of money right before or behind a number, up to the marks shops write between them ("539,– €", "€ 12"). */
export const SIGNED_AMOUNT = new RegExp(
	`${SIGN}\\s{0,3}(?:${NUMBER})|(?<![\\d.,])(?:${NUMBER})(?:[.,]?[-–—]{1,2})?\\s{0,3}${SIGN}(?!\\s?\\d{4}|\\d)`,
	'gu',
)
/** A number and nothing else but marks, for parts that are called prices; none below nought. */
export const BARE_AMOUNT = new RegExp(`^(?![-–−]\\d)[^\\p{L}\\d%]{0,4}(?:${NUMBER})(?:[.,]?\\s?[-–—*]{0,2})$`, 'u')
/** A sign of money and nothing else. */
export const SIGN_ALONE = new RegExp(`^\\s{0,3}${SIGN}\\s{0,3}$`, 'u')
