import { z } from 'zod'
import { moneySchema } from '../money'

const line = (most: number) => z.string().trim().min(1).max(most)

/** What a seller types about a product, as `facts` of POST /api/generate. Without a title it only adds to a listing. */
export const typedFactsSchema = z.object({
	title: line(500).optional(),
	brand: line(200).optional(),
	/** What the seller asks for it. */
	price: moneySchema.optional(),
	description: line(10_000).optional(),
	bullets: z.array(line(2_000)).max(40).default([]),
	specs: z
		.array(z.object({ name: line(120), value: line(500) }))
		.max(120)
		.default([]),
	inTheBox: z.array(line(500)).max(60).default([]),
})
export type TypedFacts = z.infer<typeof typedFactsSchema>
