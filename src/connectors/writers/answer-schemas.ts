import { z } from 'zod'
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

/** What a model is asked to answer for sentences that were objected to. */
export const mendAnswerSchema = z.object({ texts: z.array(z.object({ id: z.string(), text: z.string() })) })
