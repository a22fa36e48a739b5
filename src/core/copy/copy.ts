import { z } from 'zod'
import { richTextSchema } from '../text/rich-text'

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
