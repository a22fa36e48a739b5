import { AppError } from '../../core/errors'
import { MAX_LISTING_BYTES } from '../../core/limits'
import type { Outbound, OutboundResponse } from '../fetch'
import type { ListingLink } from '../marketplaces/marketplace'
import { decodeHtml } from './decode-html'
import { followShortLink, type ParseLink } from './short-link'
import type { ListingSource } from './source'

const TIMEOUT_MS = 30_000
/** What a current desktop browser says of itself; a listing asked for by less is answered by less. */
const BROWSER_HEADERS = {
	'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
	accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
	'sec-ch-ua': '"Chromium";v="142", "Google Chrome";v="142", "Not_A Brand";v="99"',
	'sec-ch-ua-mobile': '?0',
	'sec-ch-ua-platform': '"Windows"',
	'sec-fetch-dest': 'document',
	'sec-fetch-mode': 'navigate',
	'sec-fetch-site': 'none',
	'sec-fetch-user': '?1',
	'upgrade-insecure-requests': '1',
}

/** How a marketplace of a domain wants to be asked. */
export type Preferences = (domain: string) => { acceptLanguage: string; cookie: string } | undefined

/** Listings straight from the marketplace, asked as a browser asks. Answers of any status come back as pages: a wall is the reader's to judge. */
export function createHttpSource(deps: { outbound: Outbound; parseLink: ParseLink; preferences: Preferences }): ListingSource {
	return {
		name: 'http',
		async read(given, signal) {
			const link = given.short ? await followShortLink(given, deps, signal) : given
			const answer = await ask(link, deps, signal)
			if (answer.status === 404 || answer.status === 410) throw notFound(link)
			if (answer.body.byteLength === 0) {
				throw new AppError('listing_unreachable', 'The marketplace sent an empty page. Try again in a moment.', {
					details: { status: answer.status },
				})
			}
			return { html: decodeHtml(answer.body, answer.headers['content-type']), url: answer.url, source: 'http' }
		},
	}
}

async function ask(
	link: ListingLink,
	deps: { outbound: Outbound; preferences: Preferences },
	signal: AbortSignal,
): Promise<OutboundResponse> {
	const preferences = link.domain ? deps.preferences(link.domain) : undefined
	const headers = {
		...BROWSER_HEADERS,
		'accept-language': preferences?.acceptLanguage ?? 'en;q=0.9',
		...(preferences ? { cookie: preferences.cookie } : {}),
	}
	try {
		return await deps.outbound.request(link.url, { headers, signal, timeoutMs: TIMEOUT_MS, maxBytes: MAX_LISTING_BYTES })
	} catch (error) {
		throw unreachable(error)
	}
}

/** Connection failures, in the words of a listing; limits, refusals and cancellation stay what they are. */
export function unreachable(error: unknown): unknown {
	if (!(error instanceof AppError) || error.code !== 'upstream') return error
	return new AppError('listing_unreachable', 'The marketplace could not be reached. Try again in a moment, or upload the saved page.', {
		cause: error,
	})
}

function notFound(link: ListingLink): AppError {
	return new AppError('listing_not_found', 'The marketplace has no such product (any more). Check the link, or try another one.', {
		details: { url: link.url },
	})
}
