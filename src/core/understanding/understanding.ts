import { z } from 'zod'
import { copyPartSchema, planSchema } from '../copy/copy-plan'

/** A fact in the page's language: label, value, and of a variant its values by what the listing calls them. */
export const translationSchema = z.object({
	name: z.string().optional(),
	text: z.string(),
	values: z.record(z.string(), z.string()).optional(),
})
export type Translation = z.infer<typeof translationSchema>

/** What a model made of a product before anything is written (W-10). Ids are those of the page's facts and pictures. */
export const understandingSchema = z.object({
	translations: z.record(z.string(), translationSchema),
	leftOut: z.record(z.string(), z.enum(['junk', 'contradicted'])),
	/** Of a fact that was left out as contradicted, the fact that says otherwise. */
	contradicts: z.record(z.string(), z.string()).default({}),
	/** What the product is called and the brand buyers know; empty: as the listing says. */
	name: z.string(),
	brand: z.string(),
	plan: planSchema,
	/** What stands in each picture that was looked at, and the part it belongs to. */
	pictures: z.record(z.string(), z.object({ alt: z.string(), part: copyPartSchema.nullable(), facts: z.array(z.string()) })),
	/** The picture to open the page with. */
	opening: z.string().nullable(),
})
export type Understanding = z.infer<typeof understandingSchema>
