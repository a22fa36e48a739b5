import { z } from 'zod'
import { COPY_PARTS } from '../copy/copy'

const partSchema = z.enum(COPY_PARTS)

/** What every part of the copy is written by, beside the facts; made by a model, so it states nothing (W-10). */
export const planSchema = z.object({
	buyer: z.string(),
	/** What keeps them from buying; imported reviews are read for these alone. */
	worries: z.array(z.string()),
	angle: z.string(),
	remember: z.string(),
	/** Which facts which part tells of, so that nothing is said twice. */
	sections: z.partialRecord(partSchema, z.array(z.string())),
})
export type Plan = z.infer<typeof planSchema>

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
	pictures: z.record(z.string(), z.object({ alt: z.string(), part: partSchema.nullable(), facts: z.array(z.string()) })),
	/** The picture to open the page with. */
	opening: z.string().nullable(),
})
export type Understanding = z.infer<typeof understandingSchema>
