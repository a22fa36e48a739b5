import type { NewReview } from '../../core/contracts/reviews'
import { AppError } from '../../core/errors'
import type { Database } from '../db/open-database'
import { countMadePages, insertReview, type Review } from './repository'

/** A seller is asked after this many pages. */
export const PAGES_BEFORE_REVIEW = 3

/**
 * Keeps a seller's review for the owner to look at. Throws AppError `forbidden` before the third page, `conflict` for a
 * second one.
 */
export async function leaveReview(
	{ db, newId }: { db: Database; newId: () => string },
	userId: string,
	newReview: NewReview,
): Promise<Review> {
	if ((await countMadePages(db, userId)) < PAGES_BEFORE_REVIEW) {
		throw new AppError('forbidden', `Reviews are open to those who have made ${PAGES_BEFORE_REVIEW} pages. Make yours, then tell us.`)
	}
	const review = await insertReview(db, newId(), userId, newReview)
	if (!review) throw new AppError('conflict', 'You have written a review already. Withdraw it first to write another.')
	return review
}
