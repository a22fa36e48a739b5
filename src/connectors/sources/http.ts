import { AppError } from '../../core/errors'
import { MAX_LISTING_BYTES } from '../../core/limits'
import { msg } from '../../core/messages/message'
import type { Outbound, OutboundResponse } from '../fetch'
import type { ListingLink, RequestPreferences } from '../marketplaces/marketplace'
import { decodeHtml } from './decode-html'
import { notFound, unreachable } from './listing-errors'
import { followShortLink, type ParseLink } from './short-link'
import type { ListingSource } from './source'

const TIMEOUT_MS = 30_000
/** Statuses of those who take us for a robot. */
const REFUSALS = new Set([403, 429, 503])
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

/** What is said of language and currency to a marketplace of a domain. */
export type Preferences = (domain: string) => RequestPreferences | undefined

type Deps = {
	outbound: Outbound
	parseLink: ParseLink
	preferences: Preferences
	/** For those with several proxies: whether another visitor might be shown the page itself. */
	isWall?(html: string): boolean
	/** For everything together; 30 s unless given. */
	timeoutMs?: number
}

/**
 * Listings straight from the marketplace, asked as a browser asks. Answers of any status come back as pages: a wall is
 * the reader's to judge.
 */
export function createHttpSource(deps: Deps): ListingSource {
	return {
		name: 'http',
		async read(given, signal) {
			const link = given.short ? await followShortLink(given, deps, signal) : given
			const answer = await ask(link, deps, signal)
			if (answer.status === 404 || answer.status === 410) throw notFound(link)
			if (answer.body.byteLength === 0) {
				throw new AppError('listing_unreachable', msg('machine.empty_page'), {
					details: { status: answer.status },
				})
			}
			return { html: htmlOf(answer), url: answer.url, source: 'http' }
		},
	}
}

async function ask(link: ListingLink, deps: Deps, signal: AbortSignal): Promise<OutboundResponse> {
	const preferences = link.domain ? deps.preferences(link.domain) : undefined
	const headers = {
		...BROWSER_HEADERS,
		'accept-language': preferences?.acceptLanguage ?? 'en;q=0.9',
		...(preferences ? { cookie: preferences.cookie } : {}),
	}
	try {
		return await deps.outbound.request(link.url, {
			headers,
			signal,
			timeoutMs: deps.timeoutMs ?? TIMEOUT_MS,
			maxBytes: MAX_LISTING_BYTES,
			isRefusal: (answer) => REFUSALS.has(answer.status) || deps.isWall?.(htmlOf(answer)) === true,
		})
	} catch (error) {
		throw unreachable(error)
	}
}

function htmlOf(answer: OutboundResponse): string {
	return decodeHtml(answer.body, answer.headers['content-type'])
}
