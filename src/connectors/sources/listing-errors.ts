import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { ListingLink } from '../marketplaces/marketplace'

/** The marketplace says there is no such listing. */
export function notFound(link: ListingLink): AppError {
	return new AppError('listing_not_found', msg('machine.no_product'), {
		details: { url: link.url },
	})
}

/** Connection failures, in the words of a listing; limits, refusals and cancellation stay what they are. */
export function unreachable(error: unknown): unknown {
	if (!(error instanceof AppError) || error.code !== 'upstream') return error
	return new AppError('listing_unreachable', msg('machine.marketplace_unreachable'), {
		cause: error,
	})
}
