import { and, desc, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { Page } from '../../core/page/page'
import { unescapeHtml } from '../../core/text/escape-html'
import type { Database } from '../db/open-database'
import { pages } from '../db/schema/schema'
import { getOwnPage } from '../pages/pages'

const PAGES_LOOKED_AT = 200
/** A shorter title could be part of any page. */
const MIN_TITLE = 6

/**
 * The page ads are wanted for: the one that is named, or the user's newest one whose product's address or title stands
 * in the HTML. The HTML itself is no source of facts: anybody can write anything into it. Throws AppError `not_found`,
 * `invalid_request`.
 */
export async function findAdvertisedPage(
	db: Database,
	userId: string,
	wanted: { pageId: string | undefined; html: string },
): Promise<Page> {
	if (wanted.pageId) return (await getOwnPage(db, userId, wanted.pageId)).page
	const rows = await db
		.select({ id: pages.id, title: pages.title, productUrl: pages.productUrl })
		.from(pages)
		.where(and(eq(pages.userId, userId), isNull(pages.deletedAt)))
		.orderBy(desc(pages.updatedAt))
		.limit(PAGES_LOOKED_AT)
	const said = unescaped(wanted.html)
	const holds = (text: string) => said.includes(text)
	const found = rows.find(
		({ title, productUrl }) => (productUrl !== '' && holds(productUrl)) || (title.length >= MIN_TITLE && holds(title)),
	)
	if (found) return (await getOwnPage(db, userId, found.id)).page
	throw new AppError('invalid_request', msg('writing.no_page_for_ads'))
}

/** A page's titles stand in its HTML as text and in its JSON-LD, each escaped in its own way. */
function unescaped(html: string): string {
	return unescapeHtml(html.replace(/\\u([0-9a-f]{4})/giu, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16))))
}
