import type { ListingLink } from '../marketplace'
import { belongsToAnother, isPublicHost } from './public-host'

const ADDRESS = /https?:\/\/[^\s<>"'“”«»]+/gi
/** Parameters that say where a visitor came from, not which product is meant. */
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|igshid|srsltid|_ga|_gl)$/i
/** No share text is longer; more is not looked at. */
const MAX_TEXT = 20_000

/**
 * A text with an http(s) link in it → the page it names, without tracking parameters. Undefined without one on a
 * public-looking host. Never throws.
 */
export function parseGenericLink(text: string): ListingLink | undefined {
	for (const [address] of text.slice(0, MAX_TEXT).matchAll(ADDRESS)) {
		const url = URL.parse(address.replace(/(?<![.,;:!?)\]}»”’])[.,;:!?)\]}»”’]+$/, ''))
		if (!url || !acceptable(url)) continue
		url.hash = ''
		for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name)
		return { marketplace: 'generic', domain: url.hostname.replace(/^www\./, ''), asin: undefined, url: url.href, short: false }
	}
	return undefined
}

function acceptable(url: URL): boolean {
	return (
		/^https?:$/.test(url.protocol) &&
		!url.username &&
		!url.password &&
		!url.port &&
		isPublicHost(url.hostname) &&
		!belongsToAnother(url.hostname)
	)
}
