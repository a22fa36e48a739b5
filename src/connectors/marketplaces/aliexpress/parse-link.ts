import type { ListingLink } from '../marketplace'

/** Hosts of the marketplace and of its country and language editions; short links of its apps and partners. */
const HOST = /^(?:[a-z]{1,12}\.){0,2}aliexpress\.(?:com|us|ru)$/
const SHORT_HOSTS = new Set([
	's.click.aliexpress.com',
	's.aliexpress.com',
	'a.aliexpress.com',
	'a.aliexpress.ru',
	'sl.aliexpress.ru',
	'ali.ski',
	'ali.pub',
	'alii.pub',
])
/** `/item/1005….html`, with a title before it, and the forms of the app and of old shop pages. */
const IN_PATH =
	/\/(?:item|i|_p)\/(?:[^/]{1,200}\/)?(\d{8,20})(?:\.html)?(?=[/?#]|$)|\/store\/product\/[^/]{1,200}\/\d{4,12}_(\d{8,20})\.html/
const ADDRESS = /https?:\/\/[^\s<>"'“”«»]{4,2000}|(?<![\w.@/-])(?:[a-z]{1,12}\.){0,2}aliexpress\.(?:com|us|ru)\/[^\s<>"'“”«»]{1,2000}/gi
/** No share text is longer; more is not looked at. */
const MAX_TEXT = 20_000

/**
 * A link as typed, pasted or shared by the app → the listing it means. Undefined when none of the marketplace's is
 * named. Never throws.
 */
export function parseAliExpressLink(text: string): ListingLink | undefined {
	for (const [address] of text.slice(0, MAX_TEXT).matchAll(ADDRESS)) {
		const link = linkOf(address.replace(/[.,;:!?)\]}»”’]{1,20}$/, ''))
		if (link) return link
	}
	return undefined
}

/** Share pages of its apps name the page they lead to; `isShared` inside one. */
function linkOf(address: string, isShared = false): ListingLink | undefined {
	const url = URL.parse(/^https?:/i.test(address) ? address : `https://${address}`)
	if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return undefined
	const host = url.hostname.replace(/^www\./, '').replace(/\.$/, '')
	if (SHORT_HOSTS.has(host)) {
		const named = url.pathname.length > 1
		return named
			? { marketplace: 'aliexpress', domain: undefined, asin: undefined, url: `https://${host}${url.pathname}${url.search}`, short: true }
			: undefined
	}
	if (!HOST.test(host)) return undefined
	const found = IN_PATH.exec(url.pathname)
	const id = found?.[1] ?? found?.[2] ?? idIn(url.searchParams)
	if (id) return { marketplace: 'aliexpress', domain: host, asin: undefined, url: itemAddress(host, id), short: false }
	const shared = isShared ? undefined : (url.searchParams.get('redirectUrl') ?? url.searchParams.get('targetUrl'))
	return shared ? linkOf(shared, true) : undefined
}

/** Pages of campaigns carry the listing's number in a parameter. */
function idIn(parameters: URLSearchParams): string | undefined {
	const given = parameters.get('productId') ?? parameters.get('productIds')?.split(/[:,]/)[0] ?? parameters.get('itemId')
	return given && /^\d{8,20}$/.test(given) ? given : undefined
}

/**
 * The one address a listing is known by; editions in other languages keep their own, because it decides the language.
 */
export function itemAddress(host: string, id: string): string {
	return `https://${/^aliexpress\./.test(host) ? `www.${host}` : host}/item/${id}.html`
}
