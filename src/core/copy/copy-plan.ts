import { z } from 'zod'
import { COPY_PARTS } from './copy'

export const copyPartSchema = z.enum(COPY_PARTS)

/** What every part of the copy is written by, beside the facts; made by a model, so it states nothing (W-10). */
export const planSchema = z.object({
	buyer: z.string(),
	/** What keeps them from buying; imported reviews are read for these alone. */
	worries: z.array(z.string()),
	angle: z.string(),
	remember: z.string(),
	/** Which facts which part tells of, so that nothing is said twice. */
	sections: z.partialRecord(copyPartSchema, z.array(z.string())),
})
export type Plan = z.infer<typeof planSchema>
