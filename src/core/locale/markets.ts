/** How a market's buyers are spoken to and what a seller there must mind; read by the writer's brief and the editor's reminders. */
export type Market = {
	/** Value of the request (spec §3). */
	id: string
	label: string
	/** ISO 3166-1 and ISO 4217 codes. */
	countries: readonly { code: string; currency: string }[]
	/** The currency its seller most likely asks. */
	currency: string
	cashOnDelivery: boolean
	/** Units its buyers measure in. */
	units: 'metric' | 'imperial'
	/** BCP-47 tag whose number format the market's buyers expect. */
	numberFormat: string
	/** How copy speaks there; part of the writer's prompt. */
	tone: string
	/** What the law there asks of a product page; shown to the seller, never legal advice. */
	legalNotes: readonly string[]
	/** What the law there asks of a crossed-out price; the seller reads it where one is typed (K-5). */
	compareAtNote: string
}

export const DEFAULT_MARKET = 'usa'

/** A `CC:CUR` list → countries. */
function countries(list: string): Market['countries'] {
	return list.split(' ').map((entry) => ({ code: entry.slice(0, 2), currency: entry.slice(3) }))
}

export const MARKETS: readonly Market[] = [
	{
		id: 'morocco',
		label: 'Morocco',
		countries: countries('MA:MAD'),
		currency: 'MAD',
		cashOnDelivery: true,
		units: 'metric',
		numberFormat: 'fr-MA',
		tone: 'Warm, direct and concrete, as a trusted shopkeeper speaks. Buyers pay on delivery and decide on a phone: say plainly what arrives and what it is for.',
		legalNotes: ['Law 31-08: price in dirhams with all taxes, and the seven-day right of withdrawal, belong on the page.'],
		compareAtNote:
			'Morocco: in a sale the crossed-out price may not exceed the lowest you really asked in the 30 days before, and the sale states when it begins and how long it lasts (Law 31-08).',
	},
	{
		id: 'africa',
		label: 'Africa',
		countries: countries('NG:NGN KE:KES ZA:ZAR GH:GHS CI:XOF SN:XOF CM:XAF EG:EGP TN:TND DZ:DZD TZ:TZS UG:UGX RW:RWF ET:ETB'),
		currency: 'USD',
		cashOnDelivery: true,
		units: 'metric',
		numberFormat: 'en-ZA',
		tone: 'Friendly, clear and practical. Short sentences that read well on a small phone; usefulness and durability before style, as far as the facts carry them.',
		legalNotes: ['Total price and delivery cost must be known before the order in most countries.'],
		compareAtNote:
			'Cross out only a price you really asked: South Africa forbids misleading references to a previous price (Consumer Protection Act 68 of 2008, section 29), and other countries of the region know similar rules.',
	},
	{
		id: 'europe',
		label: 'Europe',
		countries: countries(
			'FR:EUR DE:EUR ES:EUR IT:EUR NL:EUR BE:EUR AT:EUR IE:EUR PT:EUR FI:EUR GR:EUR HR:EUR SK:EUR SI:EUR LT:EUR LV:EUR EE:EUR LU:EUR BG:EUR PL:PLN SE:SEK DK:DKK CZ:CZK HU:HUF RO:RON GB:GBP CH:CHF NO:NOK',
		),
		currency: 'EUR',
		cashOnDelivery: false,
		units: 'metric',
		numberFormat: 'de-DE',
		tone: 'Factual, calm and precise. Understatement persuades; every claim can be shown.',
		legalNotes: [
			'Manufacturer, EU responsible person, product identification and warnings belong on the page (Regulation (EU) 2023/988, article 19).',
			'Generic environmental claims without recognised proof are banned (Directive (EU) 2024/825).',
			'UK: fake or paid-for reviews are an unfair practice (Digital Markets, Competition and Consumers Act 2024).',
		],
		compareAtNote:
			'European Union: the crossed-out price is the lowest you asked in the last 30 days (Directive 98/6/EC, article 6a). UK, Switzerland and Norway: it must be a price you really asked before.',
	},
	{
		id: 'usa',
		label: 'USA',
		countries: countries('US:USD'),
		currency: 'USD',
		cashOnDelivery: false,
		units: 'imperial',
		numberFormat: 'en-US',
		tone: 'Confident, conversational and benefit-led, with plain words and active verbs; no hype.',
		legalNotes: ['Invented reviews and testimonials are prohibited (16 CFR 465).'],
		compareAtNote:
			'USA: the higher price must be one you really and openly offered this product at, for a reasonable time and recently (16 CFR 233.1).',
	},
	{
		id: 'middle-east',
		label: 'Middle East & GCC',
		countries: countries('AE:AED SA:SAR KW:KWD QA:QAR BH:BHD OM:OMR JO:JOD LB:USD IQ:IQD IL:ILS TR:TRY'),
		currency: 'AED',
		cashOnDelivery: true,
		units: 'metric',
		numberFormat: 'en-AE',
		tone: 'Courteous and assured, with an eye for quality and for the family; respectful of custom in words and examples.',
		legalNotes: ['Prices include VAT where it applies; Arabic text is required for consumer information in most GCC states.'],
		compareAtNote:
			'Cross out only a price you really asked. Saudi Arabia: announcing a discount needs a licence of the Ministry of Commerce, also for online shops; ask your own authority elsewhere.',
	},
	{
		id: 'latin-america',
		label: 'Latin America',
		countries: countries('MX:MXN BR:BRL AR:ARS CL:CLP CO:COP PE:PEN UY:UYU EC:USD CR:CRC PA:USD DO:DOP GT:GTQ BO:BOB PY:PYG'),
		currency: 'USD',
		cashOnDelivery: true,
		units: 'metric',
		numberFormat: 'es-MX',
		tone: 'Close and lively, addressing the buyer directly; concrete everyday use before technical detail.',
		legalNotes: [
			'The final price with taxes must be shown; distance sales carry a right of withdrawal in most countries (Brazil: seven days).',
		],
		compareAtNote:
			'Cross out only a price you really asked: misleading information about the price is prohibited advertising (Brazil: Law 8.078/1990, article 37; similar elsewhere).',
	},
]

const byId = new Map(MARKETS.map((market) => [market.id, market]))

/** The market of a request's value, or undefined. */
export function findMarket(id: string): Market | undefined {
	return byId.get(id.trim().toLowerCase())
}
