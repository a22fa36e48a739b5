import { z } from 'zod'
import { type PageEntry, type PageList, pageEntrySchema, pageListSchema } from '../../core/contracts/pages'
import { call, jsonBody } from '../calls/http'

const at = (id: string, what = '') => `/api/pages/${encodeURIComponent(id)}${what}`

/** The calls of the library; each throws AppError. */
export const pagesApi = {
	/** Newest first, a part at a time. */
	list({ search = '', cursor }: { search?: string; cursor?: string | undefined } = {}): Promise<PageList> {
		const query = new URLSearchParams({ ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) }).toString()
		return call(`/api/pages${query && `?${query}`}`, pageListSchema)
	},

	rename(id: string, title: string): Promise<PageEntry> {
		return call(at(id), pageEntrySchema, { ...jsonBody({ title }), method: 'PATCH' })
	},

	duplicate(id: string): Promise<PageEntry> {
		return call(at(id, '/duplicate'), pageEntrySchema, { method: 'POST' })
	},

	/** Into the trash, from where `undelete` takes it back. */
	delete(id: string): Promise<unknown> {
		return call(at(id), z.undefined(), { method: 'DELETE' })
	},

	undelete(id: string): Promise<PageEntry> {
		return call(at(id, '/undelete'), pageEntrySchema, { method: 'POST' })
	},
}
