import type { ListingLink } from '../../connectors/marketplaces/marketplace'
import type { FetchedListing, ListingAttempt, ListingSource } from '../../connectors/sources/source'
import { AppError, type ErrorCode, isAppError } from '../../core/errors'
import { type Message, msg } from '../../core/messages/message'
import type { StepContext } from './generator'
import { sayPage } from './say-page'

/**
 * For all sources together, so that there is time left for the page in what the caller waits (core/limits); each has
 * its own limit besides.
 */
const TOTAL_LIMIT_MS = 110_000

/** One source's try, for the log and the person who waits. */
type Attempt = Tried & { source: string; durationMs: number }
/** How a try ended: `outcome` and `detail` (which wall, which other page) for counting; `said` for a person. */
type Tried = Pick<ListingAttempt, 'outcome' | 'detail' | 'said'>
type FailedTry = Tried & { code: ErrorCode; final: boolean }
type Outcome = { listing: FetchedListing } | FailedTry

/** What is worth telling when several sources failed in several ways: the first of these. */
const TELLING: ErrorCode[] = [
	'listing_blocked',
	'not_a_product',
	'too_large',
	'timeout',
	'address_refused',
	'listing_unreachable',
	'listing_not_found',
]

const MESSAGES: Partial<Record<ErrorCode, Message>> = {
	listing_blocked: msg('listing.shop_trouble'),
	not_a_product: msg('listing.not_a_product'),
	listing_not_found: msg('listing.not_found'),
	listing_unreachable: msg('listing.unreachable'),
	timeout: msg('listing.timeout'),
	too_large: msg('listing.too_large'),
}

/**
 * The first source's page that is a product. Walls and failures pass to the next source; a page that is surely
 * something else ends the search, and so does `totalMs` for all together. Every try is recorded.
 * Throws AppError `listing_blocked`, `not_a_product`, `listing_not_found`, `listing_unreachable`, … with the attempts
 * in its details.
 */
export async function tryListingSources(context: StepContext, link: ListingLink, totalMs = TOTAL_LIMIT_MS): Promise<FetchedListing> {
	const attempts: Attempt[] = []
	const codes: ErrorCode[] = []
	const limit = AbortSignal.timeout(totalMs)
	for (const source of context.deps.sources) {
		const begin = performance.now()
		const outcome = await trySource(context, source, link, limit).catch(async (error: unknown) => {
			if (context.signal.aborted) await record(context, link, source, { outcome: 'canceled' }, performance.now() - begin)
			throw error
		})
		const durationMs = Math.round(performance.now() - begin)
		await record(context, link, source, 'listing' in outcome ? { outcome: 'product', url: outcome.listing.url } : outcome, durationMs)
		if ('listing' in outcome) return outcome.listing
		attempts.push({ source: source.name, ...triedOf(outcome), durationMs })
		codes.push(outcome.code)
		if (outcome.final || limit.aborted) break
	}
	const code = TELLING.find((one) => codes.includes(one)) ?? 'listing_unreachable'
	context.deps.warn('a listing could not be read', { url: link.url, attempts })
	const detail = attempts.findLast((_, i) => codes[i] === code)?.detail
	const text = sayPage(detail) ?? MESSAGES[code] ?? msg('listing.other_link')
	throw new AppError(code, withOrder(text, attempts), { details: { attempts } })
}

/** The ways to a listing as a seller reads them, by the sources' names. */
const WAYS: Readonly<Record<string, Message>> = {
	http: msg('listing.way_http'),
	'scraping-api': msg('listing.way_scraping_api'),
	browser: msg('listing.way_browser'),
	'saved-pages': msg('listing.way_saved_pages'),
}

/** What went wrong, and where several ways were tried, which and in what order. */
function withOrder(text: Message, attempts: readonly Attempt[]): Message {
	const [first, ...further] = attempts.flatMap(({ source }) => WAYS[source] ?? [])
	if (!first || further.length === 0) return text
	return msg('listing.tried', { text, ways: further.reduce((before, next) => msg('listing.and_then', { first: before, next }), first) })
}

async function trySource({ deps, signal }: StepContext, source: ListingSource, link: ListingLink, limit: AbortSignal): Promise<Outcome> {
	try {
		const listing = await source.read(link, AbortSignal.any([signal, limit]))
		const verdict = deps.marketplace.classify(listing.html, link)
		if (verdict.kind === 'product') return { listing }
		if (verdict.kind === 'wall') return { outcome: 'wall', detail: verdict.wall, code: 'listing_blocked', final: false }
		const code = verdict.page === 'not-found' ? 'listing_not_found' : 'not_a_product'
		return { outcome: 'other_page', detail: verdict.page, code, final: true }
	} catch (error) {
		signal.throwIfAborted()
		if (limit.aborted) return { outcome: 'timeout', said: msg('machine.all_sources_late'), code: 'timeout', final: true }
		if (!isAppError(error)) throw error
		return { outcome: error.code, said: error.said, code: error.code, final: false }
	}
}

const triedOf = ({ outcome, detail, said }: Tried): Tried => ({ outcome, ...(detail && { detail }), ...(said && { said }) })

/** A record that cannot be kept is missed by the owner, not by the person who waits for a page. */
async function record(
	{ deps, input }: StepContext,
	link: ListingLink,
	source: ListingSource,
	{ url, ...tried }: Tried & { url?: string },
	durationMs: number,
): Promise<void> {
	const domain = link.domain ?? (url === undefined ? undefined : deps.marketplace.parseLink(url)?.domain)
	try {
		await deps.recordAttempt?.({
			generationId: input.id,
			source: source.name,
			domain,
			...triedOf(tried),
			durationMs: Math.round(durationMs),
		})
	} catch (error) {
		deps.warn('an attempt at a listing could not be recorded', { source: source.name, err: error })
	}
}
