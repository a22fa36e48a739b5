import { z } from 'zod'
import { type PageShare, pageShareSchema, type ShareList, shareListSchema } from '../../../core/contracts/pages'
import { call, jsonBody } from '../../calls/http'

const ofPage = (pageId: string) => `/api/pages/${encodeURIComponent(pageId)}/shares`

/** The links by which somebody without an account may look at a page. Each call throws AppError (see http.ts). */
export const sharesApi = {
	list(pageId: string): Promise<ShareList> {
		return call(ofPage(pageId), shareListSchema)
	},

	create(pageId: string, days: number): Promise<PageShare> {
		return call(ofPage(pageId), pageShareSchema, jsonBody({ days }))
	},

	delete(pageId: string, token: string): Promise<unknown> {
		return call(`${ofPage(pageId)}/${encodeURIComponent(token)}`, z.unknown(), { method: 'DELETE' })
	},
}
