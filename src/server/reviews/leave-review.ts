import type { NewReview } from '../../core/contracts/reviews'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
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
		throw new AppError('forbidden', msg('site.review_too_few_pages', { pages: PAGES_BEFORE_REVIEW }))
	}
	const review = await insertReview(db, newId(), userId, newReview)
	if (!review) throw new AppError('conflict', msg('site.review_written_already'))
	return review
}
