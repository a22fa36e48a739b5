import type { Fact } from '../../../core/product/facts'
import { asData, fenced } from './fence'
import type { PromptForm } from './page-system-v6'

/** The prompt of the first call of a page: what the product is, before anything is written (W-10). */
export const UNDERSTAND_PROMPT_VERSION = 'understand-v3'

export type ToUnderstand = { facts: readonly Fact[]; reviews: readonly string[]; pictures: readonly { id: string }[] }

const ROWS = new Set<Fact['kind']>(['spec', 'variant', 'box', 'category'])
const MOST_ROWS = 80
/** How many reviews, and how much of each in characters. */
const REVIEWS: Readonly<Record<PromptForm, { most: number; longest: number }>> = {
	full: { most: 12, longest: 400 },
	compact: { most: 6, longest: 160 },
}

/** Facts a page shows as rows, which therefore must be in its language. */
export const rowsToTranslate = (facts: readonly Fact[]): Fact[] => facts.filter(({ kind }) => ROWS.has(kind)).slice(0, MOST_ROWS)

/** What is asked, behind the facts: rows in the page's language, what to leave out, and the plan. */
export function understandPrompt({ facts, reviews, pictures }: ToUnderstand, form: PromptForm = 'full'): string {
	const { most, longest } = REVIEWS[form]
	const rows = rowsToTranslate(facts)
	const options = rows.flatMap(({ id, kind, text }) => (kind === 'variant' ? [{ id, values: text.split(', ') }] : []))
	return [
		'Task: understand the product before the page is written.',
		'"name": what a person would call it, brand first where there is one, at most 80 characters. "brand": the brand buyers know, as a fact writes it ("Philips", not the legal owner); empty where there is none.',
		`"rows": each of these facts in the page’s language: ${rows.map(({ id }) => id).join(', ') || 'none'}. "name" its label (empty where the fact has none), "text" its value, in the words a shop of that country uses; figures, units and names of models exactly as they are, without slots. The facts’ own language is not left standing.`,
		...(options.length > 0
			? ['"options": the values of these, each with its translation, in the same order:', fenced('options', options)]
			: []),
		'"out": facts no buyer needs or that cannot be true: the marketplace’s own numbers and dates, empty or zero values, fields that do not fit such a product ("junk"); of two facts that contradict one another the one that the rest speaks against ("contradicted", with the other’s id as "by"); where nothing decides, both. Warnings and makers’ addresses stay.',
		'"buyer": who buys it and for what, one sentence. "worries": the three things that keep them from buying, each a few words. "angle": what this page should make of it. "remember": the one sentence that should stay.',
		'"sections": for hero, benefits, features, story, faq, seo the ids each tells of; a fact in one of them, two at most.',
		...(reviews.length > 0
			? [
					'What buyers of the listing wrote; read it for worries alone, quote and count nothing:',
					fenced(
						'reviews',
						reviews.slice(0, most).map((review) => asData(review).slice(0, longest)),
					),
				]
			: []),
		...(pictures.length > 0
			? [
					`The pictures above are ${pictures.map(({ id }) => id).join(', ')}, in this order. "pictures": for each "alt", what it shows in one sentence of the page’s language, without what cannot be seen; "section", where it belongs (hero, features, story, or none); "facts", the ids it shows. "opening": the id of the one that shows the whole product best.`,
				]
			: ['"pictures": [], "opening": "".']),
		'Answer with one JSON object {"name","brand","rows":[{"id","name","text"}],"options":[{"id","values":["…"]}],"out":[{"id","why","by"}],"buyer","worries":["…"],"angle","remember","sections":{"hero":["f1"],"benefits":[],"features":[],"story":[],"faq":[],"seo":[]},"pictures":[{"id","alt","section","facts":["f1"]}],"opening"}, and nothing else.',
	].join('\n')
}
