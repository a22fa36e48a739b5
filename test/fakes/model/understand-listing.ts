import type { Fact } from '../../../src/core/product/facts'
import { shortenTitle } from '../../../src/core/text/shorten-title'
import { nameOf, ROWS } from './copy/rows'
import type { ReadPrompt } from './read-prompt'

const SHOWN = new Set<Fact['kind']>(['spec', 'variant', 'box', 'category'])
/** What no buyer needs, as this model sees it. */
const JUNK = /^(?:asin|date first available)$/iu

/**
 * What a good model makes of a product before it writes: rows of the sample listings in the page's language, names and
 * figures as they are, the marketplace's own rows out. What it has no words for it leaves away.
 */
export function understandListing({ language, factsLanguage, facts, pictures }: ReadPrompt): unknown {
	const isOwn = factsLanguage?.id === language.id
	const say = (text: string): string | undefined => {
		if (isOwn) return text
		return ROWS.get(text)?.[language.id] ?? (/\p{Ll}{2}/u.test(text) ? undefined : text)
	}
	const title = facts.find(({ kind }) => kind === 'title')
	const brand = facts.find(({ kind }) => kind === 'brand')
	const isJunk = ({ name = '' }: Fact) => JUNK.test(name)
	const rows = facts
		.filter((fact) => SHOWN.has(fact.kind) && !isJunk(fact))
		.flatMap((fact) => {
			const [name, text] = [say(fact.name ?? ''), sayText(fact, say, brand)]
			return name === undefined || text === undefined ? [] : [{ id: fact.id, name, text }]
		})
	const ofKind = (kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind).map(({ id }) => id)
	const name = nameOf(facts, language.id) ?? (isOwn && title ? shortenTitle(title.text, brand ? { brand: brand.text } : {}) : '')
	return {
		name,
		brand: brand?.text ?? '',
		rows,
		options: facts.flatMap((fact) => (fact.kind === 'variant' ? optionsOf(fact, say) : [])),
		out: facts.filter(isJunk).map(({ id }) => ({ id, why: 'junk' })),
		buyer: name,
		worries: [],
		angle: name,
		remember: name,
		sections: {
			hero: ofKind('title'),
			benefits: ofKind('bullet').slice(0, 3),
			features: ofKind('bullet').slice(3),
			story: ofKind('description'),
			faq: ofKind('spec').slice(0, 3),
			seo: ofKind('title'),
		},
		pictures: pictures.map((id, at) => ({
			id,
			alt: name ? `${name} (${at === 1 ? 'B' : 'A'})` : '',
			section: at === 1 ? 'story' : 'none',
			facts: [],
		})),
		opening: pictures[1] ?? '',
	}
}

function sayText(fact: Fact, say: (text: string) => string | undefined, brand: Fact | undefined): string | undefined {
	if (fact.text === brand?.text) return fact.text
	if (fact.kind !== 'variant') return say(fact.text)
	const values = fact.text.split(', ').map(say)
	return values.every((value) => value !== undefined) ? values.join(', ') : undefined
}

function optionsOf({ id, text }: Fact, say: (text: string) => string | undefined): { id: string; values: string[] }[] {
	const values = text.split(', ').map(say)
	return values.every((value) => value !== undefined) ? [{ id, values }] : []
}
