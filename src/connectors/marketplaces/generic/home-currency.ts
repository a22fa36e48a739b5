import countryToCurrency from 'country-to-currency'

const CURRENCIES: Readonly<Record<string, string>> = countryToCurrency
/** Top-level domains that are used as if they were no country's, and those whose country has another code. */
const NO_COUNTRY = new Set(['io', 'co', 'me', 'tv', 'cc', 'ai', 'gg', 'ly', 'to', 'fm', 'eu', 'su'])
const OTHER_CODE: Readonly<Record<string, string>> = { uk: 'GB' }
/** Languages at home in several countries with different money: they say no currency without a region. */
const OF_SEVERAL = new Set(['en', 'fr', 'es', 'pt', 'ar', 'de', 'nl', 'it', 'ru', 'ms', 'sr', 'bn', 'fa', 'ur', 'sw', 'ta', 'ko'])

/**
 * The ISO 4217 currency a shop counts in when neither its offer nor a sign says so: that of its language's region, else
 * of its domain's country. `en-US` is what templates say unasked, so a country's domain goes before it. Undefined when
 * nothing decides.
 */
export function homeCurrency(language: string | undefined, host: string): string | undefined {
	const ofDomain = currencyOf(countryOf(host))
	const ofLanguage = currencyOf(regionOf(language))
	return language === 'en-US' ? (ofDomain ?? ofLanguage) : (ofLanguage ?? ofDomain)
}

function countryOf(host: string): string | undefined {
	const end = host.slice(host.lastIndexOf('.') + 1).toLowerCase()
	if (end.length !== 2 || NO_COUNTRY.has(end)) return undefined
	return OTHER_CODE[end] ?? end.toUpperCase()
}

function regionOf(language: string | undefined): string | undefined {
	const [name = '', region] = language?.split('-') ?? []
	if (region) return region
	if (!name || OF_SEVERAL.has(name)) return undefined
	try {
		return new Intl.Locale(name).maximize().region
	} catch {
		return undefined
	}
}

const currencyOf = (country: string | undefined): string | undefined => (country === undefined ? undefined : CURRENCIES[country])
