import type { CopyPart } from '../../../../src/core/copy/copy'
import type { Fact } from '../../../../src/core/product/facts'

/** A text and the keys of its facts: the name of a specification, `title`, `d`, `b1`… of bullets, `x1`… of the box. */
type Cited = readonly [text: string, ...facts: string[]]
type Item = readonly [title: string, text: string, ...facts: string[]]

/** All the copy of one page, as written by hand for a sample listing. */
export type PageCopy = {
	hero: { headline: Cited; subheadline: Cited; button: string }
	benefits: { heading: string; items: readonly Item[] }
	features: { heading: string; items: readonly Item[] }
	story: { heading: string; paragraphs: readonly Cited[] }
	faq: { heading: string; items: readonly Item[] }
	seo: { title: string; description: string; keywords: readonly string[]; subject: string; facts: readonly string[] }
}
export type ListingCopy = Readonly<Partial<Record<string, PageCopy>>>

/**
 * A part in the shape a prompt asks for, its keys replaced by the ids of the facts given; undefined where one is gone.
 */
export function answerFrom(copy: PageCopy, part: CopyPart, facts: readonly Fact[]): unknown {
	const ids = keysOf(facts)
	let lost = false
	const id = (key: string) => {
		const found = ids.get(key)
		if (!found) lost = true
		return found ?? 'f0'
	}
	const filled = (text: string) => text.replace(/\{\{([^:}]+):/gu, (_, key: string) => `{{${id(key)}:`)
	const cited = ([text, ...keys]: Cited) => ({ text: filled(text), facts: keys.map(id) })
	const points = ({ heading, items }: PageCopy['benefits']) => ({
		heading,
		items: items.map(([title, text, ...keys]) => ({ title: filled(title), text: filled(text), facts: keys.map(id) })),
	})
	const answers: Record<CopyPart, () => unknown> = {
		hero: () => ({
			headline: cited(copy.hero.headline),
			subheadline: cited(copy.hero.subheadline),
			callToAction: copy.hero.button,
		}),
		benefits: () => points(copy.benefits),
		features: () => points(copy.features),
		story: () => ({ heading: copy.story.heading, paragraphs: copy.story.paragraphs.map(cited) }),
		faq: () => ({
			heading: copy.faq.heading,
			items: copy.faq.items.map(([question, answer, ...keys]) => ({ question, answer: filled(answer), facts: keys.map(id) })),
		}),
		seo: () => ({
			title: copy.seo.title,
			description: copy.seo.description,
			slug: copy.seo.title,
			keywords: copy.seo.keywords,
			imageSubject: copy.seo.subject,
			facts: copy.seo.facts.map(id),
		}),
	}
	const answer = answers[part]()
	return lost ? undefined : answer
}

function keysOf(facts: readonly Fact[]): Map<string, string> {
	const keys = new Map<string, string>()
	const count = { bullet: 0, box: 0 }
	for (const { id, kind, name } of facts) {
		if (kind === 'bullet') keys.set(`b${++count.bullet}`, id)
		else if (kind === 'box') keys.set(`x${++count.box}`, id)
		else if (kind === 'title') keys.set('title', id)
		else if (kind === 'description') keys.set('d', id)
		else if (name && !keys.has(name)) keys.set(name, id)
	}
	return keys
}
