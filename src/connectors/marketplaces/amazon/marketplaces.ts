import type { RequestPreferences } from '../marketplace'

/** What reading one country's Amazon needs: its money, the languages it speaks, and how to ask it for them. */
export type AmazonMarketplace = {
	/** e.g. `amazon.co.uk` */
	domain: string
	/** ISO 4217 currency its prices are in unless the page says otherwise. */
	currency: string
	/** BCP-47 tags it can answer in, its own language first. */
	languages: readonly string[]
}

const marketplace = (domain: string, currency: string, ...languages: string[]): AmazonMarketplace => ({ domain, currency, languages })

/** Every Amazon marketplace. */
export const AMAZON_MARKETPLACES: readonly AmazonMarketplace[] = [
	marketplace('amazon.com', 'USD', 'en-US', 'es-US'),
	marketplace('amazon.ca', 'CAD', 'en-CA', 'fr-CA'),
	marketplace('amazon.com.mx', 'MXN', 'es-MX', 'en-US'),
	marketplace('amazon.com.br', 'BRL', 'pt-BR'),
	marketplace('amazon.co.uk', 'GBP', 'en-GB'),
	marketplace('amazon.ie', 'EUR', 'en-IE'),
	marketplace('amazon.de', 'EUR', 'de-DE', 'en-GB'),
	marketplace('amazon.fr', 'EUR', 'fr-FR', 'en-GB'),
	marketplace('amazon.it', 'EUR', 'it-IT', 'en-GB'),
	marketplace('amazon.es', 'EUR', 'es-ES', 'en-GB', 'pt-PT'),
	marketplace('amazon.nl', 'EUR', 'nl-NL', 'en-GB'),
	marketplace('amazon.com.be', 'EUR', 'fr-BE', 'nl-BE', 'en-GB'),
	marketplace('amazon.se', 'SEK', 'sv-SE', 'en-GB'),
	marketplace('amazon.pl', 'PLN', 'pl-PL'),
	marketplace('amazon.com.tr', 'TRY', 'tr-TR', 'en-GB'),
	marketplace('amazon.ae', 'AED', 'en-AE', 'ar-AE'),
	marketplace('amazon.sa', 'SAR', 'ar-SA', 'en-AE'),
	marketplace('amazon.eg', 'EGP', 'ar-EG', 'en-AE'),
	marketplace('amazon.in', 'INR', 'en-IN', 'hi-IN'),
	marketplace('amazon.co.jp', 'JPY', 'ja-JP', 'en-US'),
	marketplace('amazon.sg', 'SGD', 'en-SG'),
	marketplace('amazon.com.au', 'AUD', 'en-AU'),
	marketplace('amazon.co.za', 'ZAR', 'en-ZA'),
]

const BY_DOMAIN = new Map(AMAZON_MARKETPLACES.map((one) => [one.domain, one]))
/** Hosts of one marketplace: the shop itself and its phone pages. */
const HOST = /^(?:www\.|m\.|smile\.)?(amazon\.[a-z.]{2,6})$/

/**
 * The marketplace of a host (`www.amazon.de`, `m.amazon.de`); undefined for every other host, however alike it looks.
 */
export function marketplaceOfHost(host: string): AmazonMarketplace | undefined {
	return BY_DOMAIN.get(HOST.exec(host.toLowerCase())?.[1] ?? '')
}

/** The marketplace of a bare domain (`amazon.de`). */
export function marketplaceOfDomain(domain: string): AmazonMarketplace | undefined {
	return BY_DOMAIN.get(domain)
}

/**
 * Request headers with which a marketplace answers in its own currency and the wished language.
 * The two cookies are those its own settings page sets: `i18n-prefs` the currency, `lc-…` the language.
 */
export function requestPreferences(domain: string, language?: string): RequestPreferences | undefined {
	const known = BY_DOMAIN.get(domain)
	const own = known?.languages[0]
	if (!known || !own) return undefined
	const tag = language && known.languages.includes(language) ? language : own
	const suffix = LANGUAGE_COOKIE[domain] ?? 'main'
	const base = tag.split('-')[0] ?? tag
	return {
		locale: tag,
		acceptLanguage: base === 'en' ? `${tag},en;q=0.9` : `${tag},${base};q=0.9,en;q=0.5`,
		cookie: `i18n-prefs=${known.currency}; lc-${suffix}=${tag.replace('-', '_')}`,
	}
}

/** The language cookie's name ends differently per marketplace. */
const LANGUAGE_COOKIE: Record<string, string> = {
	'amazon.com': 'main',
	'amazon.ca': 'acbca',
	'amazon.com.mx': 'acbmx',
	'amazon.com.br': 'acbbr',
	'amazon.co.uk': 'acbuk',
	'amazon.ie': 'acbie',
	'amazon.de': 'acbde',
	'amazon.fr': 'acbfr',
	'amazon.it': 'acbit',
	'amazon.es': 'acbes',
	'amazon.nl': 'acbnl',
	'amazon.com.be': 'acbbe',
	'amazon.se': 'acbse',
	'amazon.pl': 'acbpl',
	'amazon.com.tr': 'acbtr',
	'amazon.ae': 'acbae',
	'amazon.sa': 'acbsa',
	'amazon.eg': 'acbeg',
	'amazon.in': 'acbin',
	'amazon.co.jp': 'acbjp',
	'amazon.sg': 'acbsg',
	'amazon.com.au': 'acbau',
	'amazon.co.za': 'acbza',
}
