import { type GenerateResponse, type Generation, otherWaySchema } from '../../core/contracts/generation'
import { inEnglish } from '../../core/messages/in-english'
import { msg } from '../../core/messages/message'
import { storedMessage } from '../../core/messages/told'
import type { SourceName } from '../../core/product/source-names'
import type { Database } from '../db/open-database'
import { getOwnPage, type PageDrawing, storedPageOf } from '../pages/pages'
import type { GenerationRow } from './repository'

const INVALID_URL = msg('listing.only_amazon')

const CANCELED = msg('generations.canceled')
const NOT_AN_ADDRESS = msg('listing.no_product_address')

/** The answer of spec §8 where Amazon alone is open; where other shops are, what is wrong with the link instead. */
export function invalidUrlAnswer(open: readonly SourceName[]): GenerateResponse {
	const message = open.length > 1 ? NOT_AN_ADDRESS : INVALID_URL
	return { status: 'invalid_url', message: inEnglish(message), said: message, code: 'invalid_url', other_ways: [...otherWaySchema.options] }
}

/** The generation goes on; the caller can follow it by its id. */
export function stillGenerating(row: GenerationRow): GenerateResponse {
	return { status: 'generating', generation_id: row.id, ...notDoneOf(row) }
}

/** How a generation stands, as POST /api/generate answers it (spec §3, §7). */
export async function generateAnswer(db: Database, work: PageDrawing, row: GenerationRow): Promise<GenerateResponse> {
	const common = { generation_id: row.id, ...notDoneOf(row) }
	if (row.status === 'done' && row.pageId) {
		const stored = await storedPageOf(work, await getOwnPage(db, row.userId, row.pageId))
		const { product_page_html, product_gallery_html, should_show_toast } = stored
		return { status: 'success', product_page_html, product_gallery_html, should_show_toast, page_id: row.pageId, ...common }
	}
	if (row.status === 'failed') {
		const status = row.errorCode === 'invalid_url' ? 'invalid_url' : 'error'
		return { status, ...errorOf(row), ...common }
	}
	if (row.status === 'canceled') return { status: 'error', message: inEnglish(CANCELED), said: CANCELED, code: 'canceled', ...common }
	return stillGenerating(row)
}

function notDoneOf(row: GenerationRow): Pick<GenerateResponse, 'not_done'> {
	return row.input.notDone.length > 0 ? { not_done: [...row.input.notDone] } : {}
}

/** How it failed. */
function errorOf(row: GenerationRow) {
	const said = storedMessage(row)
	return { code: row.errorCode ?? 'internal', message: said ? inEnglish(said) : '', ...(said && { said }), other_ways: row.otherWays }
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
		error: row.status === 'failed' ? errorOf(row) : null,
		created_at: row.createdAt.toISOString(),
	}
}
