import type { Database } from '../db/open-database'
import { findUserReview } from './repository'

/** What somebody wrote about Vitrine, for their export; null when they wrote nothing. */
export async function exportUserReview(db: Database, userId: string) {
	const review = await findUserReview(db, userId)
	if (!review) return null
	const { rating, text, name, status, reason, createdAt } = review
	return { rating, text, name, status, reason, createdAt: createdAt.toISOString() }
}
