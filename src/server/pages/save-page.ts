import { type SavePageResponse, savePageRequestSchema } from '../../core/contracts/pages'
import { AppError } from '../../core/errors'
import { parsePage } from '../../core/page/migrate'
import type { Database } from '../db/open-database'
import { sanitizePageHtml, sanitizePageTexts } from './sanitize-html'
import { findPageIdByUrl, getOwnPage, insertVersion } from './store'

/** Everything of the request but the typed page, which may be of an older version and is judged by `parsePage`. */
const requestSchema = savePageRequestSchema.omit({ page: true })

/**
 * Saves a new version of a user's page. With a typed page that one counts; without it the HTML is sanitised and kept beside
 * the page it belongs to (by `page_id`, else the newest of the product address), for callers that know the spec's fields only.
 * Throws AppError `invalid_request`, `forbidden`, `not_found`, `conflict`.
 */
export async function savePage(db: Database, userId: string, body: unknown): Promise<SavePageResponse> {
	const parsed = requestSchema.safeParse(body)
	if (!parsed.success) {
		const fields = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))].join(', ')
		throw new AppError('invalid_request', `The page could not be saved: check ${fields || 'the request'}.`)
	}
	const request = parsed.data
	if (request.clerk_user_id !== undefined && request.clerk_user_id !== userId) {
		throw new AppError('forbidden', 'You are signed in as somebody else. Reload the page and save again.')
	}
	const id = request.page_id ?? (await findPageIdByUrl(db, userId, request.product_url))
	if (!id) throw new AppError('not_found', 'There is no page of this product to save to. Generate it first.')
	const current = await getOwnPage(db, userId, id)
	const typed = typeof body === 'object' && body !== null && 'page' in body ? body.page : undefined
	const version = await insertVersion(db, {
		userId,
		id,
		baseVersion: request.base_version,
		...(typed === undefined || typed === null
			? { page: current.page, compatibilityHtml: sanitizePageHtml(request.product_html) }
			: { page: parsePage(sanitizePageTexts(typed)), compatibilityHtml: null }),
	})
	return { status: 'success', page_id: id, version }
}
