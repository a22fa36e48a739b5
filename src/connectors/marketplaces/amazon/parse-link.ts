import type { ListingLink } from '../marketplace'
import { marketplaceOfHost } from './marketplaces'

const SHORT_HOSTS = new Set(['amzn.to', 'amzn.eu', 'amzn.asia', 'amzn.com', 'a.co'])
/** Paths under which Amazon has shown a product, the id after them. `/-/en/` and a title may stand before. */
const ASIN_IN_PATH = new RegExp(
	'/(?:dp|gp/product|gp/aw/d|gp/offer-listing|exec/obidos/(?:asin|tg/detail/-)|o/asin|asin|d' +
		'|product-reviews)/(?:[a-z-]+/)?([A-Z0-9]{10})(?=[/?#&]|$)',
	'i',
)
const ASIN = /^(?:B[A-Z0-9]{9}|\d{9}[\dX])$/
/** An address inside a text: with a scheme, or beginning with one of our hosts. */
const ADDRESS = /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s<>"'“”«»]+|(?<![\w.@/-])(?:[a-z0-9-]+\.)*(?:amazon\.|amzn\.|a\.co\/)[^\s<>"'“”«»]+/gi
/** No share text is longer; more is not looked at. */
const MAX_TEXT = 20_000

/**
 * A link as typed or pasted (also inside the text a phone shares, also without its scheme) → the listing it means.
 * Undefined when no Amazon listing is named; hosts that only look alike, other schemes and addresses with a user part
 * are refused. Never throws.
 */
export function parseAmazonLink(text: string): ListingLink | undefined {
	for (const [address] of text.slice(0, MAX_TEXT).matchAll(ADDRESS)) {
		const link = linkOf(address.replace(/(?<![.,;:!?)\]}»”’])[.,;:!?)\]}»”’]+$/, ''))
		if (link) return link
	}
	return undefined
}

function linkOf(address: string): ListingLink | undefined {
	const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`
	const url = URL.parse(withScheme)
	if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password || url.port) return undefined
	const host = url.hostname.replace(/\.$/, '')
	if (SHORT_HOSTS.has(host)) return shortLink(url)
	const domain = marketplaceOfHost(host)?.domain
	if (!domain) return undefined
	const asin = asinOf(url)
	return asin ? { marketplace: 'amazon', domain, asin, url: canonicalAddress(domain, asin), short: false } : undefined
}

function shortLink(url: URL): ListingLink | undefined {
	if (url.pathname.length < 2) return undefined
	return { marketplace: 'amazon', domain: undefined, asin: undefined, url: `https://${url.hostname}${url.pathname}`, short: true }
}

function asinOf(url: URL): string | undefined {
	const candidates = [ASIN_IN_PATH.exec(url.pathname)?.[1], url.searchParams.get('asin'), url.searchParams.get('ASIN'), insideRedirect(url)]
	return candidates.map((one) => one?.toUpperCase()).find((one) => one !== undefined && ASIN.test(one))
}

/** Sponsored results and sign-in pages carry the listing's path in a parameter. */
function insideRedirect(url: URL): string | undefined {
	for (const name of ['url', 'openid.return_to', 'path', 'u']) {
		const inner = url.searchParams.get(name)
		const asin = inner ? ASIN_IN_PATH.exec(inner)?.[1] : undefined
		if (asin) return asin
	}
	return undefined
}

/** The one address a listing is known by. */
export function canonicalAddress(domain: string, asin: string): string {
	return `https://www.${domain}/dp/${asin}`
}

/** True for a well-formed ASIN or ISBN-10, in upper case. */
export function isAsin(text: string): boolean {
	return ASIN.test(text)
}

/** The ASIN in an address's path, if any. */
export function asinInPath(path: string): string | undefined {
	const asin = ASIN_IN_PATH.exec(path)?.[1]?.toUpperCase()
	return asin && isAsin(asin) ? asin : undefined
}
