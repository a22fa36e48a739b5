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

/** What the landing page says, in one language. */
export const landingTextsSchema = z.object({
	language: z.enum(LANDING_LANGUAGES),
	direction: z.enum(['ltr', 'rtl']),
	meta: z.object({ title: titleSchema, description: descriptionSchema }),
	nav: named('howItWorks', 'pricing', 'reviews', 'faq', 'blog', 'login', 'dashboard', 'menu', 'skip'),
	hero: named('headline', 'subline', 'primary', 'secondary'),
	replay: named('link', 'reading', 'writing', 'checking', 'done', 'facts', 'removed', 'label'),
	features: z.object({ heading: text, items: z.array(titled).length(6) }),
	/** Real pages in every theme; `alt` names the theme, `credit` where their photographs are from. */
	gallery: named('heading', 'text', 'alt', 'credit'),
	stores: z.object({
		heading: text,
		text,
		items: z.array(z.object({ id: storeIdSchema, name: text, export: text, push: text })).min(1),
		note: text,
	}),
	howItWorks: z.object({ heading: text, steps: z.array(titled).length(4) }),
	statistics: z.object({ heading: text, labels: named('pages', 'medianSeconds', 'languages', 'markets') }),
	reviews: z.object({ heading: text, empty: text, outOf: text }),
	cta: named('heading', 'text', 'button'),
	faq: z.object({ heading: text, items: z.array(z.object({ question: text, answer: text })).optional() }),
	footer: named('privacy', 'terms', 'refund', 'business', 'about', 'cookies', 'demo', 'rights').extend({ englishOnly: text.optional() }),
	consent: named('heading', 'text', 'accept', 'refuse', 'settings'),
})
export type LandingTexts = z.infer<typeof landingTextsSchema>

/** One of `content/landing`, with what the software knows filled in. Throws when anything is missing. */
export function readLandingTexts(json: string): LandingTexts {
	return landingTextsSchema.parse(JSON.parse(fillConstants(json)))
}
