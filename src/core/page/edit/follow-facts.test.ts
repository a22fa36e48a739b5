import { describe, expect, it } from 'vitest'
import { SELLER_ORIGIN } from '../../product/edit-product'
import type { Fact } from '../../product/facts'
import type { Page } from '../page'
import { fullPage } from '../page.fixture'
import { addFact, changeFact, newFactId, removeFact, textsRestingOn, unsupportedTexts, withSettledTexts } from './edit-facts'
import { editText } from './edit-section'

// What happens to the texts of a page when its seller changes a fact: f2 is its height, 38 cm.

const page = fullPage()
/** A page that says this in one place, resting on these facts. */
const saying = (html: string, facts: string[], of = page) => editText(of, 'own', ['body'], { html, facts })
const said = (of: Page) => {
	const own = of.sections.find(({ id }) => id === 'own')
	return own?.type === 'text' ? own.props.body : undefined
}
const translated = (fact: Partial<Fact>): Page => ({
	...page,
	facts: page.facts.map((one) => (one.id === 'f2' ? { ...one, ...fact } : one)),
})

describe('[K-4] a changed fact', () => {
	it('is the seller’s, keeps its place, its kind and, where none is typed, its name', () => {
		const at = page.facts.findIndex(({ id }) => id === 'f2')
		const changed = changeFact(page, 'f2', { text: ' 40 cm ' })
		expect(changed.facts[at]).toEqual({ id: newFactId(page), kind: 'spec', name: 'Height', text: '40 cm', origin: SELLER_ORIGIN })
		expect(changed.facts.toSpliced(at, 1)).toEqual(page.facts.toSpliced(at, 1))
		expect(changeFact(page, 'f2', { text: '40 cm', name: ' Size ' }).facts[at]).toMatchObject({ name: 'Size' })
		expect(changeFact(page, 'f1', { text: 'Lamp' }).facts[0]).not.toHaveProperty('name')
	})

	it('is followed by a text that is its value or its name word for word, also as it was translated', () => {
		const id = newFactId(page)
		const known = translated({ translated: { name: 'Höhe', text: '38 Zentimeter' } })
		for (const words of ['38 cm', '38 Zentimeter'])
			expect(said(changeFact(saying(words, ['f2', 'f1'], known), 'f2', { text: '40 cm' }))).toEqual({ html: '40 cm', facts: [id, 'f1'] })
		for (const words of ['Height', 'Höhe'])
			expect(said(changeFact(saying(words, ['f2'], known), 'f2', { text: '38 cm', name: 'Size' }))).toEqual({ html: 'Size', facts: [id] })
		expect(said(changeFact(saying('38 cm', ['f2']), 'f2', { text: 'a < b' }))).toEqual({ html: 'a &lt; b', facts: [id] })
	})

	it('is not followed by a text that says more, or rests on something else: that is told of, or left alone', () => {
		for (const [words, facts] of [
			['It is 38 cm high.', ['f2']],
			['38 cm', ['f3']],
			['Height', ['f3']],
		] as const) {
			const before = saying(words, [...facts])
			expect(said(changeFact(before, 'f2', { text: '40 cm', name: 'Size' }))).toEqual(said(before))
		}
		const unnamed = translated({ name: undefined })
		expect(said(changeFact(saying('Height', ['f2'], unnamed), 'f2', { text: '40 cm', name: 'Size' }))).toEqual({
			html: 'Height',
			facts: ['f2'],
		})
	})

	it('that is the title, the brand or the price stands in the page’s record, and no other kind does', () => {
		expect(changeFact(page, 'f1', { text: 'Tavio lamp' }).product).toEqual({ ...page.product, title: 'Tavio lamp' })
		expect(addFact(page, 'brand', { text: 'Other' }).product).toEqual({ ...page.product, brand: 'Other' })
		expect(addFact(page, 'price', { text: '59 €' }).product).toEqual({
			...page.product,
			listingPrice: { amountMinor: 5900, currency: 'EUR' },
		})
		expect(changeFact(page, 'f2', { text: '59 €' }).product).toEqual(page.product)
	})
})

describe('[K-4] an added fact', () => {
	it('has its words alone, and an id that nothing has or names', () => {
		const added = addFact(page, 'spec', { text: ' Oak ', name: ' Foot ' })
		expect(added.facts).toEqual([...page.facts, { id: newFactId(page), kind: 'spec', name: 'Foot', text: 'Oak', origin: SELLER_ORIGIN }])
		const highest = Math.max(...page.facts.map(({ id }) => Number(id.slice(1))))
		expect(newFactId(page)).toBe(`f${highest + 1}`)
		expect(newFactId(saying('Cites one that is gone.', ['f70', 'other']))).toBe('f71')
		expect(newFactId({ ...page, facts: [], sections: [] })).toBe('f1')
	})
})

describe('[K-2] a text that cites a fact which is gone', () => {
	const gone = removeFact(saying('Stands anywhere.', ['f1', 'f2']), 'f2')
	it('is told of, unless it says nothing', () => {
		const places = (of: Page) => unsupportedTexts(of).filter(({ sectionId }) => sectionId === 'own')
		expect(places(gone)).toEqual([{ sectionId: 'own', path: ['body'], text: { html: 'Stands anywhere.', facts: ['f1', 'f2'] } }])
		expect(places(saying('', ['f1', 'f2'], gone))).toEqual([])
		expect(textsRestingOn(saying('', ['f4']), 'f4').filter(({ sectionId }) => sectionId === 'own')).toEqual([])
		expect(textsRestingOn(saying('Of steel.', ['f4']), 'f4').filter(({ sectionId }) => sectionId === 'own')).toHaveLength(1)
		expect(gone.facts).toEqual(page.facts.filter(({ id }) => id !== 'f2'))
	})

	it('keeps citing it while it is untouched, and cites what is left once it was rewritten', () => {
		expect(said(withSettledTexts(gone, new Set(['Stands anywhere.'])))).toEqual({ html: 'Stands anywhere.', facts: ['f1', 'f2'] })
		expect(said(withSettledTexts(gone, new Set(['Something else.'])))).toEqual({ html: 'Stands anywhere.', facts: ['f1'] })
		const settled = withSettledTexts(page, new Set())
		expect(settled.sections.every((section, at) => section === page.sections[at])).toBe(true)
	})
})
