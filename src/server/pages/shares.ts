import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { CreateShare, PageShare, ShareList } from '../../core/contracts/pages'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { parsePage } from '../../core/page/migrate'
import type { Database } from '../db/open-database'
import { pageShares, pages, pageVersions } from '../db/schema/schema'
import type { PageDrawing } from './page-drawing'
import { getOwnPage } from './repository'

const TOKEN_BYTES = 24
const MAX_SHARES = 20
const DAY = sql`interval '1 day'`

/** Where a link for looking leads, on this server. */
export const SHARE_PATH = '/share/'

const shareOf = (row: typeof pageShares.$inferSelect, publicUrl: string): PageShare => ({
	token: row.token,
	url: new URL(SHARE_PATH + row.token, publicUrl).href,
	created_at: row.createdAt.toISOString(),
	expires_at: row.expiresAt.toISOString(),
})

/**
 * Makes a link by which somebody without an account may look at a user's page for some days. Throws AppError
 * `not_found`, `invalid_request`, also when the page has MAX_SHARES links already.
 */
export async function createShare(db: Database, publicUrl: string, userId: string, id: string, { days }: CreateShare): Promise<PageShare> {
	const { row: page } = await getOwnPage(db, userId, id)
	const token = randomBytes(TOKEN_BYTES).toString('base64url')
	const expiresAt = sql`now() + ${days} * ${DAY}`
	return db.transaction(async (tx) => {
		// Of many that are asked for at once each is counted.
		await tx.select({ id: pages.id }).from(pages).where(eq(pages.id, page.id)).for('no key update')
		await tx.delete(pageShares).where(and(eq(pageShares.pageId, page.id), lte(pageShares.expiresAt, sql`now()`)))
		if ((await tx.$count(pageShares, eq(pageShares.pageId, page.id))) >= MAX_SHARES)
			throw new AppError('invalid_request', msg('pages.most_links'))
		const [row] = await tx.insert(pageShares).values({ token, pageId: page.id, expiresAt }).returning()
		if (!row) throw new Error('an inserted row is answered')
		return shareOf(row, publicUrl)
	})
}

/** The links that still lead to a user's page, newest first. Throws AppError `not_found`. */
export async function listShares(db: Database, publicUrl: string, userId: string, id: string): Promise<ShareList> {
	const { row: page } = await getOwnPage(db, userId, id)
	const rows = await db
		.select()
		.from(pageShares)
		.where(and(eq(pageShares.pageId, page.id), gt(pageShares.expiresAt, sql`now()`)))
		.orderBy(desc(pageShares.createdAt))
	return { shares: rows.map((row) => shareOf(row, publicUrl)) }
}

/**
 * Withdraws a link; one that is gone already stays gone. Throws AppError `not_found` for a page that is not the user's.
 */
export async function deleteShare(db: Database, userId: string, id: string, token: string): Promise<void> {
	const { row: page } = await getOwnPage(db, userId, id)
	await db.delete(pageShares).where(and(eq(pageShares.pageId, page.id), eq(pageShares.token, token)))
}

/**
 * The HTML of the page a link leads to, as it is now; undefined when the link is withdrawn, over or unknown, or the
 * page in the trash.
 */
export async function findSharedHtml(db: Database, work: Pick<PageDrawing, 'render'>, token: string): Promise<string | undefined> {
	const [found] = await db
		.select({ version: pageVersions })
		.from(pageShares)
		.innerJoin(pages, and(eq(pages.id, pageShares.pageId), isNull(pages.deletedAt)))
		.innerJoin(pageVersions, and(eq(pageVersions.pageId, pages.id), eq(pageVersions.version, pages.version)))
		.where(and(eq(pageShares.token, token), gt(pageShares.expiresAt, sql`now()`)))
	return found && (found.version.compatibilityHtml ?? (await work.render(parsePage(found.version.page))))
}
