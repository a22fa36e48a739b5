import { z } from 'zod'

/** GET /api/owner/listing-attempts: how reading listings went. 403 for everybody but the owner. */
export const listingAttemptsSchema = z.object({
	/** Start of the time counted. */
	since: z.string(),
	/** Per source and outcome, most frequent first. */
	counts: z.array(z.object({ source: z.string(), outcome: z.string(), count: z.number().int(), median_ms: z.number().int() })),
	/** Newest first. */
	latest: z.array(
		z.object({
			id: z.number().int(),
			generation_id: z.string(),
			source: z.string(),
			/** e.g. `amazon.de`; null while a short link was not followed. */
			domain: z.string().nullable(),
			/** `product`, `wall: captcha`, `other page: search`, or an error's code. */
			outcome: z.string(),
			note: z.string().nullable(),
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
