import { z } from 'zod'
import { richTextSchema } from '../page/rich-text'

/** A piece of copy (rich text) and the ids of the facts it rests on (K-1). No fact = no claim, e.g. a fixed phrase. */
export const textSchema = z.object({ html: richTextSchema, facts: z.array(z.string()).default([]) })
export type Text = z.infer<typeof textSchema>

const titledSchema = z.object({ title: textSchema, text: textSchema })

/** What a writer returns, part by part. Each part is asked for, checked, stored and shown on its own (W-5). */
export const copyPartSchemas = {
	hero: z.object({ headline: textSchema, subheadline: textSchema, callToAction: textSchema }),
	benefits: z.object({ heading: textSchema, items: z.array(titledSchema).max(8) }),
	features: z.object({ heading: textSchema, items: z.array(titledSchema).max(8) }),
	story: z.object({ heading: textSchema, paragraphs: z.array(textSchema).max(6) }),
	faq: z.object({ heading: textSchema, items: z.array(z.object({ question: textSchema, answer: textSchema })).max(10) }),
	/** Plain text, not rich; lengths in graphemes as search engines show them (W-7). */
	seo: z.object({
		title: z.string(),
		description: z.string(),
		slug: z.string().regex(/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u),
		keywords: z.array(z.string()).max(15),
		/** What the product is called in alternative texts. */
		imageSubject: z.string(),
		facts: z.array(z.string()).default([]),
	}),
} as const

export type CopyPart = keyof typeof copyPartSchemas
export const COPY_PARTS = Object.keys(copyPartSchemas) as CopyPart[]
export type CopyOf<P extends CopyPart> = z.infer<(typeof copyPartSchemas)[P]>
/** All the copy of a page; a part that could not be had, or for which there are no facts, is absent. */
export type Copy = { [P in CopyPart]?: CopyOf<P> }

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
