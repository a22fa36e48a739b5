import { z } from 'zod'
import { storeIdSchema } from '../stores/store-ids'
import { descriptionSchema, titleSchema } from './article'
import { fillConstants } from './placeholders'

/** Languages the landing page is written in; English is at `/`, the others below their tag. */
export const LANDING_LANGUAGES = ['en', 'fr', 'ar', 'es'] as const
export type LandingLanguage = (typeof LANDING_LANGUAGES)[number]

const text = z.string().min(1)
const titled = z.object({ title: text, text })
const named = <T extends string>(...names: T[]) => z.object(Object.fromEntries(names.map((name) => [name, text])) as Record<T, typeof text>)

/**
 * What the landing page says in one language, `web/site/landing/words/<tag>.json`; around it stand the words of
 * `web/documents/words`.
 */
export const landingTextsSchema = z.object({
	meta: z.object({ title: titleSchema, description: descriptionSchema }),
	hero: named('headline', 'subline', 'primary', 'secondary'),
	replay: named('link', 'reading', 'writing', 'checking', 'done', 'facts', 'removed', 'label'),
	features: z.object({ heading: text, items: z.array(titled).length(6) }),
	/** A sentence with what it claims in `<claim>`, and the lines of a listing it rests on. */
	sources: z.object({ heading: text, text, sentence: text, listing: text, facts: z.array(named('name', 'value')).length(3) }),
	/** Real pages in every theme; `alt` names the theme, `credit` where their photographs are from. */
	gallery: named('heading', 'text', 'alt', 'credit'),
	stores: z.object({
		heading: text,
		text,
		items: z.partialRecord(storeIdSchema, named('export', 'push')),
		note: text,
	}),
	howItWorks: z.object({ heading: text, steps: z.array(titled).length(4) }),
	statistics: z.object({ heading: text, labels: named('pages', 'medianSeconds', 'languages', 'markets') }),
	reviews: z.object({ heading: text, empty: text, outOf: text }),
	cta: named('heading', 'text', 'button'),
	/** English has its questions in `content/faq.md`. */
	faq: z.object({ heading: text, items: z.array(z.object({ question: text, answer: text })).optional() }),
})
export type LandingTexts = z.infer<typeof landingTextsSchema>

/** One of these files, with what the software knows filled in. Throws when a text is too long or missing. */
export function readLandingTexts(json: string): LandingTexts {
	return landingTextsSchema.parse(JSON.parse(fillConstants(json)))
}
