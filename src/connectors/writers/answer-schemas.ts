import { z } from 'zod'
import { verdictSchema } from '../../core/copy/check/check-part'
import type { CopyPart } from '../../core/copy/copy'

const facts = z.array(z.string())
const text = z.object({ text: z.string(), facts })
const points = z.object({ heading: z.string(), items: z.array(z.object({ title: z.string(), text: z.string(), facts })) })

/**
 * What a model is asked to answer, part by part: plain text and fact ids. Kept flat, as weak models manage that best.
 */
export const answerSchemas = {
	hero: z.object({ headline: text, subheadline: text, callToAction: z.string() }),
	benefits: points,
	features: points,
	story: z.object({ heading: z.string(), paragraphs: z.array(text) }),
	faq: z.object({ heading: z.string(), items: z.array(z.object({ question: z.string(), answer: z.string(), facts })) }),
	seo: z.object({
		title: z.string(),
		description: z.string(),
		slug: z.string(),
		keywords: z.array(z.string()),
		imageSubject: z.string(),
		facts,
	}),
} as const satisfies Record<CopyPart, z.ZodType>

export type AnswerOf<P extends CopyPart> = z.infer<(typeof answerSchemas)[P]>

const texts = z.array(text)

/** What a model is asked to answer for advertisements. */
export const adsAnswerSchema = z.object({
	google: z.object({ headline: texts, description: texts }),
	meta: z.object({ primary: texts, headline: texts, description: texts }),
	tiktok: z.object({ text: texts }),
})
export type AdsAnswer = z.infer<typeof adsAnswerSchema>

/** What a judge is asked to answer. */
export const judgeAnswerSchema = z.object({
	verdicts: z.array(verdictSchema.extend({ id: z.string() })),
	texts: z.array(z.object({ id: z.string(), text: z.string() })).default([]),
	wrong: z.array(z.string()).default([]),
})

const ids = z.array(z.string()).default([])
/** What a model is asked to answer of a product before it writes (W-10). */
export const understandingAnswerSchema = z.object({
	name: z.string(),
	brand: z.string().default(''),
	rows: z.array(z.object({ id: z.string(), name: z.string().default(''), text: z.string() })),
	options: z.array(z.object({ id: z.string(), values: z.array(z.string()) })).default([]),
	out: z.array(z.object({ id: z.string(), why: z.enum(['junk', 'contradicted']).catch('junk'), by: z.string().default('') })).default([]),
	buyer: z.string(),
	worries: z.array(z.string()).default([]),
	angle: z.string().default(''),
	remember: z.string().default(''),
	sections: z.object({ hero: ids, benefits: ids, features: ids, story: ids, faq: ids, seo: ids }),
	pictures: z.array(z.object({ id: z.string(), alt: z.string(), section: z.string().default(''), facts: ids })).default([]),
	opening: z.string().default(''),
})
