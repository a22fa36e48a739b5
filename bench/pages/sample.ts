import type { Copy } from '../../src/core/copy/copy'
import type { Page } from '../../src/core/page/page'
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
