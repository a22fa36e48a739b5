import { z } from 'zod'

/**
 * Kinds of statement the checker tells apart (K-2); the words the truth corpus, the page's record and the editor use.
 */
export const claimCategorySchema = z.enum([
	'numbers',
	'dates',
	'materials',
	'certificates',
	'compatibility',
	'health',
	'environment',
	'superlatives',
	'guarantees',
	'delivery',
	'returns',
	'discounts',
	'prices',
	'scarcity',
	'countdown',
	'social-proof',
	'foreign-brands',
	'untranslated',
	'wrong-script',
	'missing-evidence',
])
export type ClaimCategory = z.infer<typeof claimCategorySchema>

/** Why a text cannot stand, by name; the app's catalogues have the words for each (`reasons`). */
export const reasonCodeSchema = z.enum([
	'no_fact',
	'unstated',
	'unnamed',
	'undated',
	'superlative',
	'popularity',
	'scarcity',
	'countdown',
	'discounts',
	'prices',
	'guarantees',
	'delivery',
	'returns',
	'health',
	'not_in_language',
	'unsupported',
	'contradicted',
	'loose_figure',
	'stock_phrase',
	'repeated',
])
/** A reason and the words of the text it is about; no words where it is about all of it. */
export const reasonSchema = z.object({ code: reasonCodeSchema, words: z.string().default('') })
export type Reason = z.infer<typeof reasonSchema>

/** What the checker objected to, and why; kept with the page and shown in the editor (K-2). */
export const removalSchema = z.object({
	part: z.string(),
	text: z.string(),
	/** Empty on pages of before reasons were data; their categories say as much. */
	reasons: z.array(reasonSchema).default([]),
	categories: z.array(claimCategorySchema).default([]),
	/** `rewritten`: the writer put `instead` in its place, which stands. `replaced`: the plain fact `instead` did. */
	outcome: z.enum(['left-out', 'rewritten', 'replaced']).default('left-out'),
	instead: z.string().optional(),
})
export type Removal = z.infer<typeof removalSchema>
