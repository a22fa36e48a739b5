import { expect, test } from 'vitest'
import { composePage } from './compose/compose-page'
import { filledProps } from './edit/fill-section'
import type { Page, SectionOf, SectionType } from './page'
import { countingIds, fullInput } from './page.fixture'
import { plainFromRichText } from './rich-text'

const text = (html: string, ...facts: string[]) => ({ html, facts })
const origin = { rule: 'test', place: 'test' }
const SPECS = [
	['f20', 'Capacity', '1.7 L'],
	['f21', 'Power', '1500 W'],
	['f22', 'Finish', 'Hand-brushed brass'],
	['f23', 'Cable', 'Textile, black'],
].map(([id = '', name = '', words = '']) => ({ id, kind: 'spec' as const, name, text: words, origin }))

function made(): Page {
	const input = fullInput()
	const story = {
		heading: text('Story'),
		paragraphs: [text('Made in hand-brushed brass? No: Hand-brushed brass it is.', 'f22'), text('It weighs little.', 'f23')],
	}
	const faq = {
		heading: text('Questions'),
		items: [
			{ question: text('Which cable?'), answer: text('A black one of textile.', 'f23') },
			{ question: text('Which finish?'), answer: text('Brass.', 'f22') },
			{ question: text('How much?'), answer: text('1.7 L.', 'f20') },
		],
	}
	return composePage({
		...input,
		facts: [...input.facts.filter(({ kind }) => kind !== 'spec'), ...SPECS],
		copy: { story, faq },
		newId: countingIds(),
	})
}
const sectionOf = <T extends SectionType>(page: Page, type: T) =>
	page.sections.find((one): one is SectionOf<T> & Page['sections'][number] => one.type === type)

test('[R-13] the table holds what neither the figures nor the story say; a value only rested on stays', () => {
	const page = made()
	expect(sectionOf(page, 'numberHighlights')?.props.items.flatMap(({ value }) => value.facts)).toEqual(['f21', 'f20'])
	expect(sectionOf(page, 'specifications')?.props.rows.flatMap(({ value }) => value.facts)).toEqual(['f23', 'f6'])
})

test('[R-13] questions ask only what is not listed as it is', () => {
	const asked = sectionOf(made(), 'faq')?.props.items.map(({ question }) => plainFromRichText(question.html))
	expect(asked).toEqual(['Which finish?'])
})

test('[R-14] a table that is added later says nothing that stands among the figures', () => {
	const page = made()
	const without = { ...page, sections: page.sections.filter(({ type }) => type !== 'specifications') }
	const filled = filledProps(without, 'specifications', countingIds('z')) as SectionOf<'specifications'>['props']
	expect(filled.rows.flatMap(({ value }) => value.facts)).toEqual(['f23', 'f6'])
})

test('[R-14] options that are added come with what there is to choose; a page that offers no choice has none', () => {
	const page = made()
	const filled = filledProps(page, 'variants', countingIds('z')) as SectionOf<'variants'>['props']
	expect(filled.dimensions.map(({ name, values }) => [name.html, values.map(({ html }) => html)])).toEqual([['Colour', ['Red', 'Blue']]])
	expect(filledProps({ ...page, facts: page.facts.filter(({ kind }) => kind !== 'variant') }, 'variants', countingIds('z'))).toBeUndefined()
})
