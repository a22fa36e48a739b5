import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparePages, isSamePage } from './compare-pages'
import { compareWords } from './compare-words'
import { editText } from './edit/edit-section'
import { hideSection } from './edit/hide-section'
import { moveImage } from './edit/move-image'
import { moveSection } from './edit/move-section'
import { removeImage } from './edit/remove-image'
import { removeSection } from './edit/remove-section'
import { setOffer } from './edit/set-offer'
import { fullPage } from './page.fixture'

const textOf = (words: ReturnType<typeof compareWords>, without: 'added' | 'removed') =>
	words
		.filter(({ mark }) => mark !== without)
		.map(({ text }) => text)
		.join('')

describe('[R-4] versions are compared', () => {
	it('a page differs from itself in nothing', () => {
		expect(isSamePage(comparePages(fullPage(), fullPage()))).toBe(true)
	})

	it('marked words give both texts back, whatever the texts', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 }), (before, after) => {
				const marked = compareWords(before, after)
				expect(textOf(marked, 'added')).toBe(before)
				expect(textOf(marked, 'removed')).toBe(after)
			}),
		)
	})

	it('only the words that changed are marked, in Arabic too', () => {
		expect(compareWords('A lamp of steel', 'A lamp of brass')).toEqual([
			{ text: 'A lamp of ', mark: 'same' },
			{ text: 'steel', mark: 'removed' },
			{ text: 'brass', mark: 'added' },
		])
		expect(compareWords('Red steel kettle', 'Small blue pot').map(({ text }) => text)).toEqual(['Red steel kettle', 'Small blue pot'])
		expect(compareWords('مصباح من الفولاذ', 'مصباح من النحاس').map(({ mark }) => mark)).toEqual(['same', 'removed', 'added'])
	})

	it('a text too long to compare word by word is told as replaced', () => {
		const long = (word: string) => Array.from({ length: 1000 }, () => word).join(' ')
		expect(compareWords(long('one'), long('two')).map(({ mark }) => mark)).toEqual(['removed', 'added'])
	})

	it('added, removed, moved, hidden and rewritten sections are told, others are not', () => {
		const page = fullPage()
		const [hero, , third] = page.sections
		if (!hero || !third) throw new Error('the fixture has sections')
		const last = page.sections.length - 1
		const removed = removeSection(page, third.id)
		expect(comparePages(page, removed).sections).toMatchObject([{ id: third.id, changes: ['removed'] }])
		expect(comparePages(removed, page).sections).toMatchObject([{ id: third.id, changes: ['added'] }])
		expect(comparePages(page, moveSection(page, third.id, last)).sections).toMatchObject([{ id: third.id, changes: ['moved'], texts: [] }])
		expect(comparePages(page, hideSection(page, 'own', true)).sections).toMatchObject([{ id: 'own', changes: ['hidden'] }])
		const edited = editText(page, hero.id, ['headline'], { html: 'Light for <em>every</em> page', facts: ['f1'] })
		expect(comparePages(page, edited).sections).toEqual([
			{
				id: hero.id,
				type: 'hero',
				changes: [],
				texts: [
					[
						{ text: 'Light for ', mark: 'same' },
						{ text: 'one', mark: 'removed' },
						{ text: 'every', mark: 'added' },
						{ text: ' page', mark: 'same' },
					],
				],
			},
		])
	})

	it('an entry put before others marks only itself', () => {
		const page = fullPage()
		const at = page.sections.findIndex(({ type }) => type === 'faq')
		const faq = page.sections[at]
		if (faq?.type !== 'faq') throw new Error('the fixture has questions')
		const first = { id: 'new', question: { html: 'Is it red?', facts: [] }, answer: { html: 'Yes.', facts: [] } }
		const longer = { ...faq, props: { ...faq.props, items: [first, ...faq.props.items] } }
		const { sections } = comparePages(page, { ...page, sections: page.sections.with(at, longer) })
		expect(sections[0]?.texts).toEqual([[{ text: 'Is it red?', mark: 'added' }], [{ text: 'Yes.', mark: 'added' }]])
	})

	it('pictures removed or put in another order, and a new price, are told', () => {
		const page = fullPage()
		expect(comparePages(page, removeImage(page, 'b')).images).toEqual({ added: [], removed: ['b'], reordered: false })
		expect(comparePages(page, moveImage(page, 'c', 0)).images.reordered).toBe(true)
		expect(comparePages(page, setOffer(page, null)).others).toEqual(['price'])
	})
})
