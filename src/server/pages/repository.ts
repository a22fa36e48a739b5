import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { parsePage } from '../../core/page/migrate'
import type { Page } from '../../core/page/page'
import { isUuid } from '../db/is-uuid'
import type { Database } from '../db/open-database'
import { pages, pageVersions } from '../db/schema/schema'
import { insertPageVersions } from '../files/files'
import { replaceAutosave } from './delete-versions'
import { searchTextOf } from './search-text'

export type PageRow = typeof pages.$inferSelect
/** A page with the version that is shown. */
export type LoadedPage = { row: PageRow; page: Page; compatibilityHtml: string | null }

/** What the list shows of a page. */
function summaryOf(page: Page, name: string | null): Pick<PageRow, 'title' | 'language' | 'market' | 'thumbnailKey' | 'searchText'> {
	const main = page.images.find((image) => image.id === page.gallery[0])
	// A thumbnail is one address without an alternative, so it is of the format every browser shows.
	const formats = main?.files.some((file) => file.format === 'webp') ? main.files.filter((file) => file.format === 'webp') : main?.files
	const smallest = formats?.toSorted((a, b) => a.width - b.width)[0]
	const { language, market, product } = page
	const searchText = searchTextOf({ title: product.title, name, language, market })
	return { title: product.title, language, market, thumbnailKey: smallest?.key ?? null, searchText }
}

/** The first version of a page. */
export async function insertPage(
	tx: Database,
	made: { id: string; userId: string; generationId: string; page: Page; productUrl: string; shouldShowToast: 0 | 1 },
): Promise<void> {
	const { id, userId, generationId, page, productUrl, shouldShowToast } = made
	await tx.insert(pages).values({ id, userId, generationId, version: 1, productUrl, shouldShowToast, ...summaryOf(page, null) })
	await insertPageVersions(tx, [{ pageId: id, version: 1, page }])
}

/** Rows of a user's own page that is not in the trash. */
export const isOwn = (userId: string, id: string) => and(eq(pages.id, id), eq(pages.userId, userId), isNull(pages.deletedAt))

/** The error for a page that is not there, is somebody else's, or lies in the trash: nobody learns which. */
export function noSuchPage(): AppError {
	return new AppError('not_found', msg('pages.missing'))
}

/** A user's own page. Throws AppError `not_found`, also for somebody else's and for one in the trash. */
export async function getOwnPage(db: Database, userId: string, id: string): Promise<LoadedPage> {
	const [found] = isUuid(id)
		? await db
				.select({ row: pages, version: pageVersions })
				.from(pages)
				.innerJoin(pageVersions, and(eq(pageVersions.pageId, pages.id), eq(pageVersions.version, pages.version)))
				.where(isOwn(userId, id))
		: []
	if (!found) throw noSuchPage()
	return { row: found.row, page: parsePage(found.version.page), compatibilityHtml: found.version.compatibilityHtml }
}

/** The user's newest page of a product address. */
export async function findPageIdByUrl(db: Database, userId: string, productUrl: string): Promise<string | undefined> {
	const [row] = await db
		.select({ id: pages.id })
		.from(pages)
		.where(and(eq(pages.userId, userId), eq(pages.productUrl, productUrl), isNull(pages.deletedAt)))
		.orderBy(desc(pages.updatedAt))
		.limit(1)
	return row?.id
}

/**
 * Adds a version, unless it would say what the present one says: that one is then answered. Autosaves of a few minutes
 * leave one version. `baseVersion` = the version the change was made on; when the page has moved on since, nothing is
 * saved. Answers the version that stands. Throws AppError `conflict` with the current one, `not_found`.
 */
export async function insertVersion(
	db: Database,
	change: {
		userId: string
		id: string
		baseVersion: number | undefined
		page: Page
		compatibilityHtml: string | null
		/** The version this one brings back. */
		restoredFrom?: number
		/** Nobody asked for it. */
		autosaved?: boolean | undefined
	},
): Promise<number> {
	return db.transaction(async (tx) => {
		const [row] = await tx.select().from(pages).where(isOwn(change.userId, change.id)).for('update')
		if (!row) throw noSuchPage()
		if (change.baseVersion !== undefined && change.baseVersion !== row.version) {
			throw new AppError('conflict', msg('pages.changed_elsewhere'), {
				details: { version: row.version },
			})
		}
		const { page, compatibilityHtml, restoredFrom = null, autosaved = false } = change
		if (await isStored(tx, row, change)) {
			if (!autosaved) await tx.update(pageVersions).set({ autosavingSince: null }).where(isVersion(row))
			return row.version
		}
		const version = row.version + 1
		const autosavingSince = autosaved ? sql`now()` : null
		await insertPageVersions(tx, [{ pageId: row.id, version, page, compatibilityHtml, restoredFrom, autosavingSince }])
		await tx
			.update(pages)
			.set({ version, updatedAt: sql`now()`, ...summaryOf(page, row.name) })
			.where(eq(pages.id, row.id))
		await replaceAutosave(tx, row)
		return version
	})
}

const isVersion = ({ id, version }: PageRow) => and(eq(pageVersions.pageId, id), eq(pageVersions.version, version))

/** True when the version that is shown already says just this. */
async function isStored(tx: Database, row: PageRow, change: { page: Page; compatibilityHtml: string | null }): Promise<boolean> {
	const [shown] = await tx.select().from(pageVersions).where(isVersion(row))
	return (
		shown !== undefined && shown.compatibilityHtml === change.compatibilityHtml && isDeepStrictEqual(parsePage(shown.page), change.page)
	)
}
