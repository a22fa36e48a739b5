import { AppError } from '../../core/errors'
import type { ListingLink } from '../marketplaces/marketplace'

/** The marketplace says there is no such listing. */
export function notFound(link: ListingLink): AppError {
	return new AppError('listing_not_found', 'The marketplace has no such product (any more). Check the link, or try another one.', {
		details: { url: link.url },
	})
}

/** Connection failures, in the words of a listing; limits, refusals and cancellation stay what they are. */
export function unreachable(error: unknown): unknown {
	if (!(error instanceof AppError) || error.code !== 'upstream') return error
	return new AppError('listing_unreachable', 'The marketplace could not be reached. Try again in a moment, or upload the saved page.', {
		cause: error,
	})
}
