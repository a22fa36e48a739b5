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
