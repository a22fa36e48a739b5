import { asc, eq } from 'drizzle-orm'
import type { SandboxBook } from '../../connectors/payments/sandbox/sandbox-book'
import type { Database } from '../db/open-database'
import { sandboxPayments } from '../db/schema/schema'

/** The sandbox checkout's book, in our database. */
export function openSandboxBook(db: Database): SandboxBook {
	const { id: pageId, customerId: of, createdAt } = sandboxPayments
	return {
		async find(id) {
			const [page] = await db.select().from(sandboxPayments).where(eq(pageId, id))
			return page
		},
		listOf: async (customerId) => db.select().from(sandboxPayments).where(eq(of, customerId)).orderBy(asc(createdAt)),
		async insert(page) {
			await db.insert(sandboxPayments).values(page).onConflictDoNothing()
		},
		async update({ id, data }) {
			await db.update(sandboxPayments).set({ data }).where(eq(pageId, id))
		},
	}
}
