import { z } from 'zod'

/** GET /api/site-stats: what this installation has measured; null while there is too little of it (decision 6). */
export const siteStatsSchema = z.object({
	stats: z
		.object({ pages: z.number().int(), median_seconds: z.number(), languages: z.number().int(), markets: z.number().int() })
		.nullable(),
})
