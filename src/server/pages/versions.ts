import { and, desc, eq } from 'drizzle-orm'
import type { PageVersion, SavePageResponse, VersionList } from '../../core/contracts/pages'
import { AppError } from '../../core/errors'
import { findLanguage } from '../../core/locale/languages'
import { msg } from '../../core/messages/message'
import { parsePage } from '../../core/page/migrate'
import { textsOfSection } from '../../core/page/walk'
import { wordsOf } from '../../core/text/graphemes'
import { plainFromRichText } from '../../core/text/rich-text'
import { isUuid } from '../db/is-uuid'
import type { Database } from '../db/open-database'
import { pages, pageVersions } from '../db/schema/schema'
import { MOST_VERSIONS } from './delete-versions'
import { getOwnPage, insertVersion, isOwn, noSuchPage } from './repository'

/** Those that are never deleted may stand behind these; they can still be asked for by number. */
const VERSIONS_LISTED = MOST_VERSIONS

/** The newest versions of a user's page. Throws AppError `not_found`. */
export async function listVersions(db: Database, userId: string, id: string): Promise<VersionList> {
	const own = await getOwnPage(db, userId, id)
	const tag = findLanguage(own.page.language)?.tag
	const rows = await db
		.select()
		.from(pageVersions)
		.where(eq(pageVersions.pageId, own.row.id))
		.orderBy(desc(pageVersions.version))
		.limit(VERSIONS_LISTED)
	return {
		versions: rows.map(({ version, createdAt, page, restoredFrom }) => ({
			version,
			created_at: createdAt.toISOString(),
			...sizeOf(page, tag),
			restored_from: restoredFrom,
		})),
	}
}

/** One version of a user's page. Throws AppError `not_found`. */
export async function getVersion(db: Database, userId: string, id: string, version: number): Promise<PageVersion> {
	if (!isUuid(id)) throw noSuchPage()
	const [row] = await db
		.select({ found: pageVersions })
		.from(pageVersions)
		.innerJoin(pages, eq(pages.id, pageVersions.pageId))
		.where(and(isOwn(userId, id), eq(pageVersions.version, version)))
	if (!row) throw new AppError('not_found', msg('pages.no_version'))
	return { version: row.found.version, created_at: row.found.createdAt.toISOString(), page: parsePage(row.found.page) }
}

/** Makes an old version the newest one. Throws AppError `not_found`, `conflict` when the page has moved on. */
export async function restoreVersion(
	db: Database,
	userId: string,
	{ id, version }: { id: string; version: number },
	baseVersion: number | undefined,
): Promise<SavePageResponse> {
	const old = await getVersion(db, userId, id, version)
	const change = { userId, id, baseVersion, page: old.page, compatibilityHtml: null, restoredFrom: old.version }
	return { status: 'success', page_id: id, version: await insertVersion(db, change) }
}

/** Sections shown and the words in them. */
function sizeOf(stored: unknown, tag: string | undefined): { sections: number; words: number } {
	const shown = parsePage(stored).sections.filter((section) => !section.hidden)
	const text = shown.flatMap((section) => textsOfSection(section).map((place) => plainFromRichText(place.text.html))).join('\n')
	return { sections: shown.length, words: wordsOf(text, tag).filter((part) => part.word).length }
}
