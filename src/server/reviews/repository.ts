import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { NewReview } from '../../core/contracts/reviews'
import type { Database } from '../db/open-database'
import { generations, reviews } from '../db/schema/schema'

export type Review = typeof reviews.$inferSelect
/** What is shown in public. */
export type ReviewShown = Pick<Review, 'rating' | 'text' | 'name' | 'createdAt'>

const MOST_SHOWN = 12
const MOST_LISTED = 200

export async function findUserReview(db: Database, userId: string): Promise<Review | undefined> {
	return db.query.reviews.findFirst({ where: eq(reviews.userId, userId) })
}

/** Undefined when this person has written one already. */
export async function insertReview(db: Database, id: string, userId: string, review: NewReview): Promise<Review | undefined> {
	const { rating, text, name } = review
	const [row] = await db.insert(reviews).values({ id, userId, rating, text, name }).onConflictDoNothing().returning()
	return row
}

/** The approved ones, newest first, whatever their rating. */
export async function listShownReviews(db: Database): Promise<ReviewShown[]> {
	const { rating, text, name, createdAt } = reviews
	return db
		.select({ rating, text, name, createdAt })
		.from(reviews)
		.where(eq(reviews.status, 'approved'))
		.orderBy(desc(createdAt), desc(reviews.id))
		.limit(MOST_SHOWN)
}

/** All for the owner, pending ones first. */
export async function listReviews(db: Database): Promise<Review[]> {
	return db
		.select()
		.from(reviews)
		.orderBy(desc(sql`(${reviews.status} = 'pending')`), desc(reviews.createdAt), desc(reviews.id))
		.limit(MOST_LISTED)
}

/** The owner's decision; it may be changed later. Undefined when there is no such review. */
export async function updateReview(
	db: Database,
	id: string,
	decision: { status: 'approved' | 'rejected'; reason: string | null },
): Promise<Review | undefined> {
	const [row] = await db
		.update(reviews)
		.set({ ...decision, decidedAt: sql`now()` })
		.where(eq(reviews.id, id))
		.returning()
	return row
}

export async function deleteUserReview(db: Database, userId: string): Promise<boolean> {
	const gone = await db.delete(reviews).where(eq(reviews.userId, userId)).returning({ id: reviews.id })
	return gone.length > 0
}

/** Pages somebody has made, whatever became of them. */
export async function countMadePages(db: Database, userId: string): Promise<number> {
	const [made] = await db
		.select({ pages: count() })
		.from(generations)
		.where(and(eq(generations.userId, userId), eq(generations.status, 'done')))
	return made?.pages ?? 0
}
