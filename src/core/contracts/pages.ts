import { z } from 'zod'
import { pageSchema } from '../page/page'

/** GET /api/pages/:id */
export const storedPageSchema = z.object({
	id: z.string(),
	/** Grows by one with every save; a save names the version it was based on. */
	version: z.number().int(),
	page: pageSchema,
	product_url: z.string(),
	product_page_html: z.string(),
	product_gallery_html: z.string(),
	should_show_toast: z.union([z.literal(0), z.literal(1)]),
	updated_at: z.string(),
})
export type StoredPage = z.infer<typeof storedPageSchema>

/** GET /api/pages → newest first. */
export const pageListSchema = z.object({
	pages: z.array(
		z.object({
			id: z.string(),
			title: z.string(),
			language: z.string(),
			market: z.string(),
			thumbnail_url: z.string().nullable(),
			updated_at: z.string(),
		}),
	),
})
export type PageList = z.infer<typeof pageListSchema>

/** POST /api/save_generated_page: the spec's fields, and ours: with `page_id` and `page` the typed page is saved, which is the truth. */
export const savePageRequestSchema = z.object({
	product_html: z.string().max(5_000_000),
	product_url: z.string().max(4_000),
	clerk_user_id: z.string().optional(),
	user_name: z.string().optional(),
	user_email: z.string().optional(),
	page_id: z.string().optional(),
	base_version: z.number().int().optional(),
	page: pageSchema.optional(),
})
export type SavePageRequest = z.infer<typeof savePageRequestSchema>

export const savePageResponseSchema = z.object({ status: z.literal('success'), page_id: z.string(), version: z.number().int() })
export type SavePageResponse = z.infer<typeof savePageResponseSchema>
