import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { COPY_PARTS } from '../../core/copy/copy'
import { textsOfCopy } from '../../core/copy/copy-texts'
import { type Page, pageSchema } from '../../core/page/page'
import type { Database } from '../db/open-database'
import { pages, pageVersions } from '../db/schema/schema'

/** The latest are enough: it is they that stand beside the new one in the seller's shop. */
const PAGES_COMPARED = 12
const WRITTEN: ReadonlySet<string> = new Set(COPY_PARTS)

/**
 * What a user's latest pages in a language say where somebody wrote it, page by page; pages of the same product are
 * left out.
 */
export async function earlierTexts(db: Database, userId: string, besides: { language: string; productUrl: string }): Promise<string[]> {
	const rows = await db
		.select({ page: pageVersions.page })
		.from(pages)
		.innerJoin(pageVersions, and(eq(pageVersions.pageId, pages.id), eq(pageVersions.version, pages.version)))
		.where(
			and(
				eq(pages.userId, userId),
				eq(pages.language, besides.language),
				ne(pages.productUrl, besides.productUrl),
				isNull(pages.deletedAt),
			),
		)
		.orderBy(desc(pages.updatedAt))
		.limit(PAGES_COMPARED)
	return rows.flatMap(({ page }) => {
		// A page of a version nobody reads any more is nothing to compare with.
		const known = pageSchema.safeParse(page)
		return known.success ? [writtenTexts(known.data)] : []
	})
}

function writtenTexts(page: Page): string {
	const sections = page.sections.filter((section) => WRITTEN.has(section.type))
	return sections.flatMap((section) => textsOfCopy(section.props).map(({ plain }) => plain)).join('\n')
}
