import { asc, eq } from 'drizzle-orm'
import type { PracticeBook } from '../../connectors/payments/practice/practice-book'
import type { Database } from '../db/open-database'
import { practicePayments } from '../db/schema/schema'

/** The practice checkout's book, in our database. */
export function openPracticeBook(db: Database): PracticeBook {
	const { id: pageId, customerId: of, createdAt } = practicePayments
	return {
		async find(id) {
			const [page] = await db.select().from(practicePayments).where(eq(pageId, id))
			return page
		},
		listOf: async (customerId) => db.select().from(practicePayments).where(eq(of, customerId)).orderBy(asc(createdAt)),
		async insert(page) {
			await db.insert(practicePayments).values(page).onConflictDoNothing()
		},
		async update({ id, data }) {
			await db.update(practicePayments).set({ data }).where(eq(pageId, id))
		},
	}
}
