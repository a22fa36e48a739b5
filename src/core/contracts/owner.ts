import { z } from 'zod'
import { messageSchema } from '../messages/message-schema'
import { sourceNameSchema } from '../product/source-names'

/** GET /api/owner/listing-attempts: how reading listings went. 403 for everybody but the owner. */
export const listingAttemptsSchema = z.object({
	/** Start of the time counted. */
	since: z.string(),
	/** Per source and outcome, most frequent first. */
	counts: z.array(
		z.object({
			source: z.string(),
			outcome: z.string(),
			detail: z.string().nullable(),
			count: z.number().int(),
			median_ms: z.number().int(),
		}),
	),
	/** Newest first. */
	latest: z.array(
		z.object({
			id: z.number().int(),
			generation_id: z.string(),
			source: z.string(),
			/** e.g. `amazon.de`; null while a short link was not followed. */
			domain: z.string().nullable(),
			/** `product`, `wall`, `other_page`, `canceled`, or an error's code. */
			outcome: z.string(),
			/** Which wall (`captcha`), which other page (`search`). */
			detail: z.string().nullable(),
			note: z.string().nullable(),
			said: messageSchema.optional(),
			duration_ms: z.number().int(),
			at: z.string(),
		}),
	),
})
export type ListingAttempts = z.infer<typeof listingAttemptsSchema>

const costSchema = z.object({
	calls: z.number().int(),
	/** Calls that were not needed, for the same was paid before. */
	cached: z.number().int(),
	failed: z.number().int(),
	input_tokens: z.number().int(),
	output_tokens: z.number().int(),
	/** Millionths of a US dollar, of the calls whose model's price is known. */
	cost_usd_micros: z.number(),
	calls_of_unknown_price: z.number().int(),
})

/** GET /api/owner/costs: what models were asked for and cost. 403 for everybody but the owner. */
export const modelCostsSchema = z.object({
	/** Start of the time counted. */
	since: z.string(),
	total: costSchema,
	/** Sections anew and ad copy. */
	outside_generations: costSchema,
	/** Dearest first. */
	models: z.array(costSchema.extend({ model: z.string() })),
	/** Newest first. */
	generations: z.array(costSchema.extend({ generation_id: z.string(), at: z.string() })),
})
export type ModelCosts = z.infer<typeof modelCostsSchema>

/** GET /api/owner/failures: generations that made no page, and why. 403 for everybody but the owner. */
export const failuresSchema = z.object({
	/** Start of the time counted. */
	since: z.string(),
	/** Generations ended in this time, and those of them that failed; canceled ones are neither. */
	ended: z.number().int(),
	failed: z.number().int(),
	/** By the error's code, most frequent first. */
	counts: z.array(z.object({ code: z.string(), count: z.number().int() })),
	/** Newest first. */
	latest: z.array(
		z.object({
			generation_id: z.string(),
			user_id: z.string(),
			code: z.string(),
			/** What the seller was told. */
			message: z.string().nullable(),
			said: messageSchema.optional(),
			/** What it was to be made from: a link, or the other way in. */
			from: z.string(),
			market: z.string(),
			language: z.string(),
			at: z.string(),
		}),
	),
})
export type Failures = z.infer<typeof failuresSchema>

/** GET /api/owner/pages: what is made here. 403 for everybody but the owner. */
export const ownerPagesSchema = z.object({
	/** Not counting those in the trash. */
	total: z.number().int(),
	markets: z.array(z.object({ market: z.string(), count: z.number().int() })),
	languages: z.array(z.object({ language: z.string(), count: z.number().int() })),
	/** Newest first. */
	latest: z.array(
		z.object({
			id: z.string(),
			user_id: z.string(),
			title: z.string(),
			market: z.string(),
			language: z.string(),
			product_url: z.string(),
			created_at: z.string(),
			updated_at: z.string(),
		}),
	),
})
export type OwnerPages = z.infer<typeof ownerPagesSchema>

/**
 * GET /api/owner/users?search=: who has an account, newest first, at most OWNER_USERS_LISTED. 403 for everybody but the
 * owner.
 */
export const ownerUsersSchema = z.object({
	users: z.array(
		z.object({
			id: z.string(),
			email: z.string(),
			name: z.string(),
			plan: z.enum(['Free', 'Pro']),
			/** Pages in the library, those in the trash left out. */
			pages: z.number().int(),
			created_at: z.string(),
			/** When they last made or saved a page. */
			active_at: z.string().nullable(),
		}),
	),
})
export type OwnerUsers = z.infer<typeof ownerUsersSchema>
export const OWNER_USERS_LISTED = 100

/** GET and PUT /api/owner/local-model: which model of this machine answers, and whether it writes (W-12). */
export const localModelSchema = z.object({
	/** `named`: another model is named in the configuration, so none is looked for. */
	state: z.enum(['named', 'none', 'found', 'used']),
	server: z.string().nullable(),
	model: z.string().nullable(),
	sees: z.boolean(),
	/** True where the configuration says so, and nobody chooses here. */
	fixed: z.boolean(),
})
export type LocalModelAnswer = z.infer<typeof localModelSchema>
export const localModelChoiceSchema = z.object({ use: z.boolean() })

/** GET and PUT /api/owner/sources: whose product links are taken. 403 for everybody but the owner. */
export const openSourcesSchema = z.object({
	open: z.array(sourceNameSchema),
	/** What `SOURCES` says, which holds until the owner chooses. */
	configured: z.array(sourceNameSchema),
	chosen: z.boolean(),
})
export type OpenSourcesAnswer = z.infer<typeof openSourcesSchema>
/** `null` = as the configuration says. */
export const sourcesChoiceSchema = z.object({ open: z.array(sourceNameSchema).min(1).max(8).nullable() })
export type SourcesChoice = z.infer<typeof sourcesChoiceSchema>
