import { z } from 'zod'
import { type SavePageResponse, savePageRequestSchema } from '../../core/contracts/pages'
import { AppError } from '../../core/errors'
import { findLanguage } from '../../core/locale/languages'
import { findMarket } from '../../core/locale/markets'
import { msg } from '../../core/messages/message'
import type { Page } from '../../core/page/page'
import type { Database } from '../db/open-database'
import type { PageDrawing } from './page-drawing'
import { findPageIdByUrl, getOwnPage, insertVersion } from './repository'

/** The request; its typed page may be of an older version and is judged by `parsePage`. */
export const saveRequestSchema = savePageRequestSchema.extend({
	page: z.unknown().meta({ $ref: '#/components/schemas/PageInput' }).optional(),
})

/**
 * Saves a new version of a user's page. With a typed page that one counts; without it the HTML is sanitised and kept
 * beside the page it belongs to (by `page_id`, else the newest of the product address), for callers that know the
 * spec's fields only. Throws AppError `invalid_request`, `forbidden`, `not_found`, `conflict`.
 */
export async function savePage(
	{ db, work }: { db: Database; work: Pick<PageDrawing, 'readPage' | 'sanitizeHtml'> },
	userId: string,
	request: z.infer<typeof saveRequestSchema>,
): Promise<SavePageResponse> {
	if (request.clerk_user_id !== undefined && request.clerk_user_id !== userId) {
		throw new AppError('forbidden', msg('pages.somebody_else'))
	}
	const id = request.page_id ?? (await findPageIdByUrl(db, userId, request.product_url))
	if (!id) throw new AppError('not_found', msg('pages.none_to_save'))
	const current = await getOwnPage(db, userId, id)
	const typed = request.page
	const version = await insertVersion(db, {
		userId,
		id,
		baseVersion: request.base_version,
		autosaved: request.autosaved,
		...(typed === undefined || typed === null
			? { page: current.page, compatibilityHtml: await work.sanitizeHtml(request.product_html) }
			: { page: withKnownLocale(await work.readPage(typed)), compatibilityHtml: null }),
	})
	return { status: 'success', page_id: id, version }
}

/** The page itself, when its language and market are ones there are. Throws AppError `invalid_request`. */
function withKnownLocale(page: Page): Page {
	if (!findLanguage(page.language))
		throw new AppError('invalid_request', msg('request.no_language', { language: page.language.slice(0, 40) }))
	if (!findMarket(page.market)) throw new AppError('invalid_request', msg('request.no_market', { market: page.market.slice(0, 40) }))
	return page
}
