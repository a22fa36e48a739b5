import { z } from 'zod'
import { cropSchema } from '../page/compose/picture-nature'
import { pageImageSchema, pageSchema, sectionSchema } from '../page/page'
import { CSV_STORE_IDS, type CsvStoreId, STORE_IDS } from '../stores/store-ids'
import { removalSchema } from '../truth/claims'
import { IMAGE_EDITS } from './generate-form'

/** GET /api/pages/:id */
export const storedPageSchema = z.object({
	id: z.string(),
	/**
	 * Grows by one with every save that changes something; numbers may be missing between those kept; a save names the
	 * version it was based on.
	 */
	version: z.number().int(),
	page: pageSchema,
	product_url: z.string(),
	product_page_html: z.string(),
	product_gallery_html: z.string(),
	should_show_toast: z.union([z.literal(0), z.literal(1)]),
	updated_at: z.string(),
})
export type StoredPage = z.infer<typeof storedPageSchema>

export const pageEntrySchema = z.object({
	id: z.string(),
	/** The name the seller gave it, else the product's title. */
	title: z.string(),
	language: z.string(),
	market: z.string(),
	thumbnail_url: z.string().nullable(),
	/** Host of the shop its listing is of, where that is no marketplace; null for all other pages. */
	shop: z.string().nullable(),
	updated_at: z.string(),
})
export type PageEntry = z.infer<typeof pageEntrySchema>

/**
 * GET /api/pages?search=&cursor= → newest first, at most PAGE_LIST_LENGTH. `search`: every word must occur in the
 * title, the language or the market. `next_cursor` asks for the rest; null at the end. `total` counts all that match.
 */
export const pageListSchema = z.object({ pages: z.array(pageEntrySchema), next_cursor: z.string().nullable(), total: z.number().int() })
export type PageList = z.infer<typeof pageListSchema>
export const PAGE_LIST_LENGTH = 60

/**
 * PATCH /api/pages/:id → PageEntry. DELETE → 204, and until the trash is emptied POST /api/pages/:id/undelete →
 * PageEntry. POST /api/pages/:id/duplicate → PageEntry of the copy (no quota is used).
 */
export const renamePageSchema = z.object({ title: z.string().trim().min(1).max(200) })

/** GET /api/pages/:id/versions → newest first. */
export const versionListSchema = z.object({
	versions: z.array(
		z.object({
			version: z.number().int(),
			created_at: z.string(),
			/** Sections shown and their words, for a first impression. */
			sections: z.number().int(),
			words: z.number().int(),
			/** The version it brought back, if it did. */
			restored_from: z.number().int().nullable(),
		}),
	),
})
export type VersionList = z.infer<typeof versionListSchema>

export const restoreVersionSchema = z.object({ base_version: z.number().int().optional() })

/**
 * GET /api/pages/:id/versions/:version. POST /api/pages/:id/versions/:version/restore {base_version} →
 * SavePageResponse: the old page becomes the newest version.
 */
export const pageVersionSchema = z.object({ version: z.number().int(), created_at: z.string(), page: pageSchema })
export type PageVersion = z.infer<typeof pageVersionSchema>

/**
 * POST /api/pages/:id/images (multipart, one file `image`) → a picture ready to be added to the page; the page itself
 * is not changed. Needs no quota.
 */
export const uploadedImageSchema = z.object({ image: pageImageSchema })

/** POST /api/pages/:id/crop → a part of a picture of the page as a picture of its own; the page is not changed. */
export const cropImageSchema = z.object({ image: z.string(), crop: cropSchema })
export type CropImage = z.infer<typeof cropImageSchema>

/**
 * POST /api/pages/:id/picture-words → a picture of the page with its writing changed by a model, as a picture of its
 * own; the page is not changed. `invalid_request` where no such model is configured (`image_editing` of GET /api/me).
 */
export const pictureWordsSchema = z.object({ image: z.string(), change: z.enum(IMAGE_EDITS) })
export type PictureWords = z.infer<typeof pictureWordsSchema>

/**
 * POST /api/pages/:id/rewrite: one section anew, from the page's facts, checked (W-6). Nothing is saved: the editor
 * applies it, undoably.
 */
export const rewriteRequestSchema = z.object({
	section: sectionSchema,
	/** What the seller wants different; guides the tone, states nothing. */
	instruction: z.string().trim().max(500).default(''),
})

export const rewriteResponseSchema = z.object({ section: sectionSchema, removed: z.array(removalSchema) })
export type RewriteResponse = z.infer<typeof rewriteResponseSchema>

/** How long a link for looking may last, in days. */
export const SHARE_DAYS = [1, 7, 30, 90] as const

/**
 * POST /api/pages/:id/shares → PageShare: a link by which somebody without an account may look at the page as it is
 * then.
 */
export const createShareSchema = z.object({ days: z.literal(SHARE_DAYS).default(7) })
export type CreateShare = z.infer<typeof createShareSchema>

export const pageShareSchema = z.object({
	/** Names the link; DELETE /api/pages/:id/shares/:token → 204, and it leads nowhere. */
	token: z.string(),
	url: z.string(),
	created_at: z.string(),
	expires_at: z.string(),
})
export type PageShare = z.infer<typeof pageShareSchema>

/** GET /api/pages/:id/shares → the links that still lead to the page, newest first. */
export const shareListSchema = z.object({ shares: z.array(pageShareSchema) })
export type ShareList = z.infer<typeof shareListSchema>

/** The format of a store's import file. */
export const csvFormatOf = (store: CsvStoreId) => `${store}-csv` as const

/**
 * GET /api/pages/:id/export/:format → a file (attachment). A store's own name is HTML for the description of a product
 * there.
 */
export const exportFormatSchema = z.enum(['html', 'zip', ...STORE_IDS, ...CSV_STORE_IDS.map(csvFormatOf), 'liquid', 'json'])
/**
 * Header of such a file where it does not hold all of the page: a list of `leftOutSchema`, as JSON, percent-encoded.
 */
export const LEFT_OUT_HEADER = 'x-left-out'
export type ExportFormat = z.infer<typeof exportFormatSchema>

/**
 * POST /api/save_generated_page: the spec's fields, and ours: with `page_id` and `page` the typed page is saved, which
 * is the truth.
 */
export const savePageRequestSchema = z.object({
	product_html: z.string().max(5_000_000),
	product_url: z.string().max(4_000),
	clerk_user_id: z.string().optional(),
	user_name: z.string().optional(),
	user_email: z.string().optional(),
	page_id: z.string().optional(),
	base_version: z.number().int().optional(),
	page: pageSchema.optional(),
	/** Nobody asked for it: such saves within a few minutes become one version. */
	autosaved: z.boolean().optional(),
})
export type SavePageRequest = z.infer<typeof savePageRequestSchema>

export const savePageResponseSchema = z.object({ status: z.literal('success'), page_id: z.string(), version: z.number().int() })
export type SavePageResponse = z.infer<typeof savePageResponseSchema>
