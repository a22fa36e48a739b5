import { type GenerateResponse, type Generation, otherWaySchema } from '../../core/contracts/generation'
import type { SourceName } from '../../core/product/source-names'
import type { Database } from '../db/open-database'
import { getOwnPage, storedPageOf } from '../pages/pages'
import type { GenerationRow } from './repository'

const INVALID_URL = 'Only Amazon URLs are supported at this time. Please provide a valid Amazon product link.'

const NOT_AN_ADDRESS = "This is not a product's address. Paste the address of the product's own page."

/** The answer of spec §8 where Amazon alone is open; where other shops are, what is wrong with the link instead. */
export function invalidUrlAnswer(open: readonly SourceName[]): GenerateResponse {
	const message = open.length > 1 ? NOT_AN_ADDRESS : INVALID_URL
	return { status: 'invalid_url', message, code: 'invalid_url', other_ways: [...otherWaySchema.options] }
}

/** The generation goes on; the caller can follow it by its id. */
export function stillGenerating(row: GenerationRow): GenerateResponse {
	return { status: 'generating', generation_id: row.id, ...notDoneOf(row) }
}

/** How a generation stands, as POST /api/generate answers it (spec §3, §7). */
export async function generateAnswer(db: Database, row: GenerationRow): Promise<GenerateResponse> {
	const common = { generation_id: row.id, ...notDoneOf(row) }
	if (row.status === 'done' && row.pageId) {
		const stored = storedPageOf(await getOwnPage(db, row.userId, row.pageId))
		const { product_page_html, product_gallery_html, should_show_toast } = stored
		return { status: 'success', product_page_html, product_gallery_html, should_show_toast, page_id: row.pageId, ...common }
	}
	if (row.status === 'failed') {
		const status = row.errorCode === 'invalid_url' ? 'invalid_url' : 'error'
		return { status, message: row.errorMessage ?? '', code: row.errorCode ?? 'internal', other_ways: row.otherWays, ...common }
	}
	if (row.status === 'canceled') return { status: 'error', message: 'The generation was canceled.', code: 'canceled', ...common }
	return stillGenerating(row)
}

function notDoneOf(row: GenerationRow): Pick<GenerateResponse, 'not_done'> {
	return row.input.notDone.length > 0 ? { not_done: row.input.notDone } : {}
}

/** A generation as GET /api/generations/:id answers it. */
export function generationOf(row: GenerationRow): Generation {
	return {
		id: row.id,
		status: row.status,
		product_link: row.input.link ?? '',
		language: row.input.language,
		market: row.input.market,
		page_id: row.pageId,
		error:
			row.status === 'failed' ? { code: row.errorCode ?? 'internal', message: row.errorMessage ?? '', other_ways: row.otherWays } : null,
		created_at: row.createdAt.toISOString(),
	}
}
