import { expect, test } from 'vitest'
import type { Copy } from '../copy/copy'
import { plainFromRichText } from '../text/rich-text'
import { composePage } from './compose/compose-page'
import { filledProps } from './edit/fill-section'
import type { Page, SectionOf, SectionType } from './page'
import { countingIds, fullInput } from './page.fixture'

const text = (html: string, ...facts: string[]) => ({ html, facts })
const origin = { rule: 'test', place: 'test' }
const SPECS = [
	['f20', 'Capacity', '1.7 L'],
	['f21', 'Power', '1500 W'],
	['f22', 'Finish', 'Hand-brushed brass'],
	['f23', 'Cable', 'Textile, black'],
	['f24', 'Colourings', 'None'],
	['f25', 'Base', 'Turns'],
].map(([id = '', name = '', words = '']) => ({ id, kind: 'spec' as const, name, text: words, origin }))
const point = (title: string, words: string, ...facts: string[]) => ({ title: text(title, ...facts), text: text(words, ...facts) })

function made(more: Copy = {}): Page {
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
			{ question: text('Does it whistle?'), answer: text('It does not say so.', 'f1') },
			{ question: text('Who makes it?'), answer: text('We do.', 'f1') },
		],
	}
	return composePage({
		...input,
		facts: [...input.facts.filter(({ kind }) => kind !== 'spec'), ...SPECS],
		copy: { story, faq, ...more },
		newId: countingIds(),
	})
}
const sectionOf = <T extends SectionType>(page: Page, type: T) =>
	page.sections.find((one): one is SectionOf<T> & Page['sections'][number] => one.type === type)

test('[R-13] the table holds what neither the figures nor the story say; a value only rested on stays', () => {
	const page = made()
	expect(sectionOf(page, 'numberHighlights')?.props.items.flatMap(({ value }) => value.facts)).toEqual(['f21', 'f20'])
	expect(sectionOf(page, 'specifications')?.props.rows.flatMap(({ value }) => value.facts)).toEqual(['f23', 'f24', 'f25'])
})

test('[R-13] questions ask only what is neither listed nor told', () => {
	const asked = sectionOf(made(), 'faq')?.props.items.map(({ question }) => plainFromRichText(question.html))
	expect(asked).toEqual(['Does it whistle?', 'Who makes it?'])
})

test('[R-13] a point that rests on a figure alone stands below the figure and nowhere else', () => {
	const items = [
		point('1.7 L', 'Eight cups at once.', 'f20'),
		point('Turns', 'Left or right.', 'f25'),
		point('Light', 'One hand lifts it.', 'f1'),
	]
	const page = made({ benefits: { heading: text('Why'), items } })
	expect(sectionOf(page, 'numberHighlights')?.props.items.map(({ text: says }) => says?.html)).toEqual([undefined, 'Eight cups at once.'])
	expect(sectionOf(page, 'benefits')?.props.items.map(({ title }) => title.html)).toEqual(['Turns', 'Light'])
})

test('[R-13] “No colourings” is said once: neither the table nor a feature says it again', () => {
	const benefits = {
		heading: text('Why'),
		items: [point('No colourings', 'None in its shell.', 'f24'), point('Turns', 'Left or right.', 'f25')],
	}
	const features = {
		heading: text('What'),
		items: [...['Arm', 'Foot', 'Head'].map((title) => point(title, 'It is there.', 'f1')), point('Without colour', 'None.', 'f24')],
	}
	const page = made({ benefits, features })
	expect(sectionOf(page, 'specifications')?.props.rows.flatMap(({ value }) => value.facts)).toEqual(['f23'])
	expect(sectionOf(page, 'features')?.props.items.map(({ title }) => title.html)).toEqual(['Head'])
})

test('[R-13] one question left alone is no section when the page speaks of what answers it', () => {
	const faq = { heading: text('Questions'), items: [{ question: text('Who?'), answer: text('We.', 'f1') }] }
	expect(sectionOf(made({ faq }), 'faq')).toBeUndefined()
	const unsaid = { heading: text('Questions'), items: [{ question: text('Does it replace a stove?'), answer: text('No.') }] }
	expect(sectionOf(made({ faq: unsaid }), 'faq')?.props.items).toHaveLength(1)
})

test('[R-14] a table that is added later says nothing that stands among the figures', () => {
	const page = made()
	const without = { ...page, sections: page.sections.filter(({ type }) => type !== 'specifications') }
	const filled = filledProps(without, 'specifications', countingIds('z')) as SectionOf<'specifications'>['props']
	expect(filled.rows.flatMap(({ value }) => value.facts)).toEqual(['f23', 'f24', 'f25'])
})

test('[R-14] options that are added come with what there is to choose; a page that offers no choice has none', () => {
	const page = made()
	const filled = filledProps(page, 'variants', countingIds('z')) as SectionOf<'variants'>['props']
	expect(filled.dimensions.map(({ name, values }) => [name.html, values.map(({ html }) => html)])).toEqual([['Colour', ['Red', 'Blue']]])
	expect(filledProps({ ...page, facts: page.facts.filter(({ kind }) => kind !== 'variant') }, 'variants', countingIds('z'))).toBeUndefined()
})
