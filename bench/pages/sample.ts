import type { Copy } from '../../src/core/copy/copy'
import type { Page } from '../../src/core/page/page'
import type { Fact } from '../../src/core/product/facts'
import type { Drawing, SCENES } from './drawings'

/** What a sample page is made of; the words are written in its own language. */
export type Sample = {
	name: string
	language: string
	market: string
	/** Tag of the language of title, specifications, options and box. */
	listingLanguage: string
	drawing: Drawing
	color: string
	gallery: (keyof typeof SCENES)[]
	description: (keyof typeof SCENES)[]
	title: string
	brand: string
	breadcrumbs: string[]
	specs: [string, string][]
	variants: Record<string, string[]>
	box: string[]
	words: {
		hero?: [headline: string, subheadline: string]
		benefits?: [heading: string, ...items: [string, string][]]
		features?: [heading: string, ...items: [string, string][]]
		story?: [heading: string, ...paragraphs: string[]]
		faq?: [heading: string, ...items: [string, string][]]
		button?: string
	}
	offer?: NonNullable<Page['offer']>
	writer?: Page['record']['writer']
}

const text = (html: string) => ({ html, facts: [] })

/** The sample's words as a writer would return them. */
export function copyOf({ words }: Pick<Sample, 'words'>): Copy {
	const { hero, benefits, features, story, faq, button } = words
	return {
		...(hero ? { hero: { headline: text(hero[0]), subheadline: text(hero[1]), callToAction: text(button ?? '') } } : {}),
		...(benefits ? { benefits: titled(benefits) } : {}),
		...(features ? { features: titled(features) } : {}),
		...(story ? { story: { heading: text(story[0]), paragraphs: story.slice(1).map(text) } } : {}),
		...(faq
			? { faq: { heading: text(faq[0]), items: titled(faq).items.map((item) => ({ question: item.title, answer: item.text })) } }
			: {}),
	}
}

function titled([heading, ...items]: [string, ...[string, string][]]) {
	return { heading: text(heading), items: items.map(([title, body]) => ({ title: text(title), text: text(body) })) }
}

/** The words with the specifications they rest on: those whose figure, or else whose value, stands in them. */
export function citing(copy: Copy, facts: readonly Fact[]): Copy {
	const specs = facts.filter(({ kind }) => kind === 'spec')
	const cited = (html: string) => specs.filter((fact) => saying(fact).some((said) => html.toLowerCase().includes(said))).map(({ id }) => id)
	return JSON.parse(JSON.stringify(copy), (_, value) =>
		value !== null && typeof value === 'object' && 'html' in value ? { ...value, facts: cited(value.html) } : value,
	)
}

/** “400 lm” is what “400 lumens” rests on; “Iron grey” only what says so; “None” what names the thing. */
function saying({ name = '', text: value }: Fact): string[] {
	if (/^(?:none|aucune?|لا شيء)$/iu.test(value)) return [name.toLowerCase()]
	const figure = /\d[\d.,\s\u202f]*\d/u.exec(value)?.[0].trim()
	return figure && figure.length > 1 ? [figure] : /\p{L}{3}/u.test(value) || /\p{Lu}\d/u.test(value) ? [value.toLowerCase()] : []
}
