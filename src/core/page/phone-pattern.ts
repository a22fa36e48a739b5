import { findMarket } from '../locale/markets'

/**
 * Country → calling code and the least and most digits of a national number without its leading 0 (ITU-T E.164 national
 * plans).
 */
const PLANS: Readonly<Record<string, readonly [code: number, least: number, most: number]>> = {
	MA: [212, 9, 9],
	NG: [234, 8, 10],
	KE: [254, 9, 9],
	ZA: [27, 9, 9],
	GH: [233, 9, 9],
	CI: [225, 10, 10],
	SN: [221, 9, 9],
	CM: [237, 9, 9],
	EG: [20, 9, 10],
	TN: [216, 8, 8],
	DZ: [213, 8, 9],
	TZ: [255, 9, 9],
	UG: [256, 9, 9],
	RW: [250, 9, 9],
	ET: [251, 9, 9],
	AE: [971, 8, 9],
	SA: [966, 9, 9],
	KW: [965, 8, 8],
	QA: [974, 8, 8],
	BH: [973, 8, 8],
	OM: [968, 8, 8],
	JO: [962, 8, 9],
	LB: [961, 7, 8],
	IQ: [964, 9, 10],
	IL: [972, 8, 9],
	TR: [90, 10, 10],
	MX: [52, 10, 10],
	BR: [55, 10, 11],
	AR: [54, 10, 11],
	CL: [56, 9, 9],
	CO: [57, 8, 10],
	PE: [51, 8, 9],
	UY: [598, 7, 8],
	EC: [593, 8, 9],
	CR: [506, 8, 8],
	PA: [507, 7, 8],
	DO: [1, 10, 10],
	GT: [502, 8, 8],
	BO: [591, 8, 8],
	PY: [595, 8, 9],
	US: [1, 10, 10],
	FR: [33, 9, 9],
	DE: [49, 6, 11],
	ES: [34, 9, 9],
	IT: [39, 6, 11],
	GB: [44, 9, 10],
}
/** Where a market's plan is not listed: what any number of the world may have. */
const ANY = { least: 6, most: 14 }

/**
 * The `pattern` of a telephone field for a market's countries: national with or without a leading 0, or international
 * with one of their codes; digits of any script, spaces, dots, dashes and brackets between them.
 */
export function phonePattern(market: string): string {
	const known = (findMarket(market)?.countries ?? []).map(({ code }) => PLANS[code])
	const plans = known.filter((plan) => plan !== undefined)
	const whole = plans.length > 0 && plans.length === known.length
	const least = whole ? Math.min(...plans.map((plan) => plan[1])) : ANY.least
	const most = whole ? Math.max(...plans.map((plan) => plan[2])) : ANY.most
	const codes = whole ? [...new Set(plans.map((plan) => plan[0]))].join('|') : '\\p{Nd}{1,3}'
	const zero = '[0\u0660\u06f0]'
	const gap = '[\\s.\\-\\(\\)]*'
	return `${gap}(?:(?:\\+|${zero}{2})${gap}(?:${codes})${gap}(?:${zero}${gap})?|${zero}?)(?:\\p{Nd}${gap}){${least},${most}}`
}

/** Most calling codes a hint names; a longer list is not read. */
const MOST_CODES = 4

/**
 * How a number of the market is written, in figures alone: `+212 123 456 789` where there is one calling code, the
 * first of them and what they stand for where there are several. Undefined where the market's plans are not listed.
 */
export function phoneHint(market: string): string | undefined {
	const plans = (findMarket(market)?.countries ?? []).flatMap(({ code }) => (PLANS[code] ? [PLANS[code]] : []))
	const codes = [...new Set(plans.map(([code]) => `+${code}`))]
	const [first] = plans
	if (!first || codes.length === 0) return undefined
	if (codes.length > 1) return `${codes.slice(0, MOST_CODES).join(', ')}${codes.length > MOST_CODES ? ' …' : ''}`
	const digits = '1234567890'.slice(0, first[1])
	return `${codes[0]} ${digits.replace(/(\d{3})(?=\d{2})/g, '$1 ')}`
}
