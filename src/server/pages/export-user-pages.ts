import { and, asc, eq, gt } from 'drizzle-orm'
import type { FileStore } from '../../connectors/files/file-store'
import { parsePage } from '../../core/page/migrate'
import type { ImageFile, Page } from '../../core/page/page'
import type { Database } from '../db/open-database'
import { pages, pageVersions } from '../db/schema/schema'
import type { PageDrawing } from './page-drawing'
import { pictureName } from './render-archived'
import type { PageRow } from './repository'

type Kept = { db: Database; files: FileStore; render: PageDrawing['renderArchived'] }
type PageFile = { name: string; content: string | Uint8Array | AsyncIterable<string> }

/**
 * All pages of a user, those in the trash too, as files: data, HTML beside its pictures, and every kept version. One
 * picture is held in memory at a time.
 */
export async function* exportUserPages({ db, files, render }: Kept, userId: string): AsyncGenerator<PageFile> {
	const rows = await db.select().from(pages).where(eq(pages.userId, userId)).orderBy(asc(pages.createdAt))
	const given = new Set<string>()
	for (const row of rows) {
		const [shown] = await db
			.select()
			.from(pageVersions)
			.where(and(eq(pageVersions.pageId, row.id), eq(pageVersions.version, row.version)))
		if (!shown) continue
		const page = parsePage(shown.page)
		for (const { key } of page.images.flatMap(largestOf)) {
			const bytes = given.has(key) ? undefined : await files.get(key)
			if (bytes) yield { name: pictureName(key), content: bytes }
			if (bytes) given.add(key)
		}
		yield* filesOf({ db, render }, row, page, shown.compatibilityHtml, given)
	}
}

async function* filesOf(
	{ db, render }: Pick<Kept, 'db' | 'render'>,
	row: PageRow,
	page: Page,
	savedHtml: string | null,
	given: ReadonlySet<string>,
): AsyncGenerator<PageFile> {
	const folder = `pages/${page.seo.slug || 'page'}-${row.id.slice(0, 8)}`
	const { id, version, productUrl, name, createdAt, updatedAt, deletedAt } = row
	yield {
		name: `${folder}/page.json`,
		content: JSON.stringify({ id, version, productUrl, name, createdAt, updatedAt, deletedAt, page }, null, 2),
	}
	const images = page.images.map((image) => ({ ...image, files: largestOf(image).filter(({ key }) => given.has(key)) }))
	yield { name: `${folder}/page.html`, content: await render({ ...page, images }) }
	if (savedHtml !== null) yield { name: `${folder}/saved.html`, content: savedHtml }
	yield { name: `${folder}/versions.json`, content: versionsOf(db, id) }
}

/** Every kept version, one after the other, as one JSON array. */
async function* versionsOf(db: Database, pageId: string): AsyncGenerator<string> {
	let last = 0
	for (;;) {
		const [next] = await db
			.select()
			.from(pageVersions)
			.where(and(eq(pageVersions.pageId, pageId), gt(pageVersions.version, last)))
			.orderBy(asc(pageVersions.version))
			.limit(1)
		if (!next) break
		const { version, createdAt, restoredFrom, page } = next
		yield `${last === 0 ? '[' : ','}\n${JSON.stringify({ version, createdAt, restoredFrom, page })}`
		last = version
	}
	yield last === 0 ? '[]\n' : '\n]\n'
}

/** The picture once, as large as it is kept; programs that know no AVIF can show it. */
function largestOf({ files }: { files: readonly ImageFile[] }): ImageFile[] {
	const known = files.filter(({ format }) => format !== 'avif')
	return (known.length > 0 ? known : files).toSorted((a, b) => b.width - a.width).slice(0, 1)
}
