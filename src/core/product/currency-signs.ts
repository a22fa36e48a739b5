/**
 * Signs, codes and words that name one currency wherever they stand. Longer ones first, so that `R$` is not read as
 * `$`.
 */
const OWN: readonly [RegExp, string][] = [
	[/US\$|\$\s?US|\bUSD\b/, 'USD'],
	[/C(?:DN|A)?\$|\$\s?CA|\bCAD\b/, 'CAD'],
	[/MXN?\$|\bMXN\b/, 'MXN'],
	[/HK\$|\bHKD\b/, 'HKD'],
	[/NZ\$|\bNZD\b/, 'NZD'],
	[/NT\$|\bTWD\b/, 'TWD'],
	[/R\$|\bBRL\b/, 'BRL'],
	[/AU?\$|\bAUD\b/, 'AUD'],
	[/S\$|\bSGD\b/, 'SGD'],
	[/CN¥|\bRMB\b|\bCNY\b/, 'CNY'],
	[/E£|\bEGP\b|(?<!\p{L})ج\.?\s?م(?!\p{L})|جنيه/u, 'EGP'],
	[/€|\bEUR\b/, 'EUR'],
	[/£|\bGBP\b/, 'GBP'],
	[/₹|\bINR\b/, 'INR'],
	[/円|\bJPY\b/, 'JPY'],
	[/₺|\bTRY\b|\bTL\b/, 'TRY'],
	[/zł|\bPLN\b/, 'PLN'],
	[/Kč|\bCZK\b/, 'CZK'],
	[/\bMAD\b|درهم مغربي|(?<!\p{L})د\.?\s?م(?!\p{L})/u, 'MAD'],
	[/\bAED\b|درهم إماراتي|(?<!\p{L})د\.?\s?إ(?!\p{L})/u, 'AED'],
	[/\bSAR\b|ريال سعودي|(?<!\p{L})ر\.?\s?س(?!\p{L})|\u20c1/u, 'SAR'],
	[/₪/, 'ILS'],
	[/₩/, 'KRW'],
	[/฿/, 'THB'],
	[/₫/, 'VND'],
	[/₴/, 'UAH'],
	[/₽/, 'RUB'],
	[/₦/, 'NGN'],
	[/₱/, 'PHP'],
	[/₸/, 'KZT'],
	[/₼/, 'AZN'],
	[/₾/, 'GEL'],
	[/₲/, 'PYG'],
	[/₡/, 'CRC'],
	[/₵/, 'GHS'],
	[/৳/, 'BDT'],
	[/원/, 'KRW'],
	[/บาท/, 'THB'],
	[/(?<!\p{L})(?:грн|UAH)(?!\p{L})/u, 'UAH'],
	[/\bR[Pp]\.?(?=\s?\d)/, 'IDR'],
	[/\bRM(?=\s?\d)/, 'MYR'],
	[/\bS\/\.?(?=\s?\d)/, 'PEN'],
	[/\bK[Ss]h\b/, 'KES'],
	[/\bTSh\b/, 'TZS'],
	[/\bUSh\b/, 'UGX'],
	[/(?<!\p{L})(?:lei|LEI|Lei)(?!\p{L})/u, 'RON'],
	[/(?<!\p{L})(?:Ft|HUF)(?!\p{L})/u, 'HUF'],
	[/(?<!\p{L})(?:лв|BGN)(?!\p{L})/u, 'BGN'],
	[/(?<!\p{L})ден(?!\p{L})/u, 'MKD'],
	[/(?<!\p{L})(?:RSD|дин)(?!\p{L})/u, 'RSD'],
	[/\bSFr\.?|\bFr\.(?=\s?\d)/, 'CHF'],
	[/(?<!\p{L})DT(?!\p{L})/u, 'TND'],
	[/[đ₫](?!\p{L})/u, 'VND'],
]

/** Signs several countries write, with the currency the whole world reads in them, if there is one. */
const SHARED: readonly { sign: RegExp; of: readonly string[]; alone?: string }[] = [
	{ sign: /\$/, of: ['USD', 'CAD', 'MXN', 'AUD', 'SGD', 'NZD', 'HKD', 'TWD', 'ARS', 'CLP', 'COP', 'UYU', 'BRL'], alone: 'USD' },
	{ sign: /[¥￥]/, of: ['JPY', 'CNY'], alone: 'JPY' },
	{ sign: /\b[Dd][Hh]s?\b/, of: ['MAD', 'AED'], alone: 'MAD' },
	{ sign: /درهم/, of: ['AED', 'MAD'] },
	{ sign: /ريال/, of: ['SAR', 'QAR', 'OMR', 'YER'] },
	{ sign: /元/, of: ['CNY', 'TWD', 'HKD'], alone: 'CNY' },
	{ sign: /\bRs\.?(?=\s|\d)/, of: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'], alone: 'INR' },
	{ sign: /(?<!\p{L})(?:руб|р)\.?(?!\p{L})/u, of: ['RUB', 'BYN'], alone: 'RUB' },
	{ sign: /(?<!\p{L})(?:kn|Kn)(?!\p{L})/u, of: ['HRK'], alone: 'HRK' },
	{ sign: /(?<!\p{L})(?:din)\.?(?!\p{L})/u, of: ['RSD'], alone: 'RSD' },
	{ sign: /\bkr\b/, of: ['SEK', 'NOK', 'DKK', 'ISK'] },
	{ sign: /\bR(?=\s?\d)/, of: ['ZAR'] },
]

/** Any other three capital letters beside a number may be a currency's code. */
const CODE = /(?<![A-Z])([A-Z]{3})(?![A-Z])/
const CODES = new Set(Intl.supportedValuesOf('currency'))

/**
 * The ISO 4217 code of the currency a price text names. A sign several countries share means `home` where that is one
 * of them; a text that names none is in `home`. Undefined when neither the text nor `home` decides.
 */
export function currencyIn(text: string, home?: string): string | undefined {
	const own = OWN.find(([sign]) => sign.test(text))?.[1]
	if (own) return own
	const code = CODE.exec(text)?.[1]
	if (code && CODES.has(code)) return code
	const shared = SHARED.find(({ sign }) => sign.test(text))
	if (!shared) return home
	return home && shared.of.includes(home) ? home : (shared.alone ?? home)
}

/** The text without what names a currency. */
export function withoutCurrency(text: string): string {
	const rest = [...OWN.map(([sign]) => sign), ...SHARED.map(({ sign }) => sign)].reduce((left, sign) => left.replace(sign, ''), text)
	return rest.replace(CODE, (code) => (CODES.has(code) ? '' : code))
}
