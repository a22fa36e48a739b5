import { z } from 'zod'
import { factSchema, MAX_FACT_CHARACTERS } from '../product/facts'
import { claimCategorySchema, reasonSchema } from '../truth/claims'

/** Texts of one call, and how long each may be, in characters. */
export const VERDICT_LIMITS = { texts: 400, text: 4_000, facts: 1_000 } as const

/** POST /api/verdicts: what the facts say to some texts of a page that may not be saved yet (K-2). */
export const verdictsRequestSchema = z.object({
	language: z.string().max(40),
	facts: z.array(factSchema.extend({ text: z.string().max(MAX_FACT_CHARACTERS) })).max(VERDICT_LIMITS.facts),
	/** Plain texts, each with the ids of the facts it cites. */
	texts: z.array(z.object({ text: z.string().max(VERDICT_LIMITS.text), cited: z.array(z.string()) })).max(VERDICT_LIMITS.texts),
})
export type VerdictsRequest = z.infer<typeof verdictsRequestSchema>

/** What the facts say to a text: whether they support it, and if not why. */
export const textVerdictSchema = z.object({
	supported: z.boolean(),
	categories: z.array(claimCategorySchema),
	reasons: z.array(reasonSchema),
	/** Ids of the facts it rests on. */
	evidence: z.array(z.string()),
})
export type TextVerdict = z.infer<typeof textVerdictSchema>

/** The verdicts, in the order of the texts. */
export const verdictsResponseSchema = z.object({ verdicts: z.array(textVerdictSchema) })
export type VerdictsResponse = z.infer<typeof verdictsResponseSchema>
