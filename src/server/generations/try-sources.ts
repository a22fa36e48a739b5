import type { ListingLink } from '../../connectors/marketplaces/marketplace'
import type { FetchedListing, ListingSource } from '../../connectors/sources/source'
import { AppError, type ErrorCode, isAppError } from '../../core/errors'
import type { StepContext } from './generator'

/** One source's try, for the log and the person who waits. */
type Attempt = { source: string; outcome: string; durationMs: number }
type Outcome = { listing: FetchedListing } | { outcome: string; code: ErrorCode; final: boolean }

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

const MESSAGES: Partial<Record<ErrorCode, string>> = {
	listing_blocked:
		'Amazon did not let us read this page just now. Upload the saved page instead (open the product in your browser and save it as HTML), or try again in a few minutes.',
	not_a_product: 'This link does not lead to the page of one product. Open the product itself and paste its link.',
	listing_not_found: 'Amazon has no such product (any more). Check the link, or try another one.',
	listing_unreachable: 'The listing could not be read. Try again in a moment, or upload the saved page.',
	timeout: 'Amazon took too long to answer. Try again in a moment, or upload the saved page.',
	too_large: 'This page is too large to be read. Save it as “HTML only” and upload that file, or try another product.',
}

/**
 * The first source's page that is a product. Walls and failures pass to the next source; a page that is surely something else ends the search.
 * Throws AppError `listing_blocked`, `not_a_product`, `listing_not_found`, `listing_unreachable`, … with the attempts in its details.
 */
export async function tryListingSources(context: StepContext, link: ListingLink): Promise<FetchedListing> {
	const attempts: Attempt[] = []
	const codes: ErrorCode[] = []
	for (const source of context.deps.sources) {
		const begin = performance.now()
		const outcome = await trySource(context, source, link)
		const durationMs = Math.round(performance.now() - begin)
		if ('listing' in outcome) return outcome.listing
		attempts.push({ source: source.name, outcome: outcome.outcome, durationMs })
		codes.push(outcome.code)
		if (outcome.final) break
	}
	const code = TELLING.find((one) => codes.includes(one)) ?? 'listing_unreachable'
	context.deps.warn('a listing could not be read', { url: link.url, attempts })
	throw new AppError(code, MESSAGES[code] ?? 'The listing could not be read. Try another link.', { details: { attempts } })
}

async function trySource({ deps, signal }: StepContext, source: ListingSource, link: ListingLink): Promise<Outcome> {
	try {
		const listing = await source.read(link, signal)
		const verdict = deps.marketplace.classify(listing.html)
		if (verdict.kind === 'product') return { listing }
		if (verdict.kind === 'wall') return { outcome: `wall: ${verdict.wall}`, code: 'listing_blocked', final: false }
		const code = verdict.page === 'not-found' ? 'listing_not_found' : 'not_a_product'
		return { outcome: `other page: ${verdict.page}`, code, final: true }
	} catch (error) {
		signal.throwIfAborted()
		if (!isAppError(error)) throw error
		return { outcome: `${error.code}: ${error.message}`, code: error.code, final: false }
	}
}
