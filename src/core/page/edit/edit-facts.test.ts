import { expect, test } from 'vitest'
import { SELLER_ORIGIN } from '../../product/edit-product'
import type { Fact } from '../../product/facts'
import { composePage } from '../compose/compose-page'
import type { Page } from '../page'
import { fullInput } from '../page.fixture'
import { textsOfPage } from '../walk'
import { addFact, changeFact, removeFact, textsRestingOn, unsupportedTexts, withSettledTexts } from './edit-facts'
import { editText } from './edit-section'

const page: Page = composePage(fullInput())
const factNamed = (of: Page, name: string): Fact => {
	const fact = of.facts.find((one) => one.name === name)
	if (!fact) throw new Error(`the page has no fact ${name}`)
	return fact
}
const height = factNamed(page, 'Height')

test('[K-1] every text says which facts it rests on, and a page just made rests on all it cites', () => {
	expect(textsRestingOn(page, height.id).map(({ text }) => text.html)).toEqual(expect.arrayContaining(['Height', '38 cm']))
	expect(unsupportedTexts(page)).toEqual([])
})

test('[K-4] a changed fact is the seller’s word under a new id; what quotes it follows, what only rests on it is told', () => {
	const [hero] = page.sections
	const stating = editText(page, hero?.id ?? '', ['subheadline'], { html: 'It is 38 cm tall.', facts: [height.id] })
	const changed = changeFact(stating, height.id, { name: 'Height', text: '40 cm' })
	const fact = factNamed(changed, 'Height')
	expect(fact).toMatchObject({ kind: 'spec', text: '40 cm', origin: SELLER_ORIGIN })
	expect(fact.id).not.toBe(height.id)
	expect(textsRestingOn(changed, fact.id).map(({ text }) => text.html)).toEqual(expect.arrayContaining(['Height', '40 cm']))
	const told = unsupportedTexts(changed).map(({ text }) => text.html)
	expect(told).toContain('It is 38 cm tall.')
	expect(told).not.toContain('38 cm')
})

test('[K-2] a text that rests on a removed fact stays told of until it is rewritten or emptied', () => {
	const removed = removeFact(page, height.id)
	const untouched = new Set(unsupportedTexts(removed).map(({ text }) => text.html))
	expect([...untouched].sort()).toEqual(expect.arrayContaining(['38 cm', 'Height']))
	expect(unsupportedTexts(withSettledTexts(removed, untouched))).toHaveLength(unsupportedTexts(removed).length)
	const [place] = unsupportedTexts(removed)
	if (!place) throw new Error('no text rests on the fact')
	const rewritten = editText(removed, place.sectionId, place.path, { html: 'Stands on any desk', facts: place.text.facts })
	const settled = withSettledTexts(rewritten, untouched)
	expect(unsupportedTexts(settled)).toHaveLength(unsupportedTexts(removed).length - 1)
	expect(unsupportedTexts(withSettledTexts(removed, new Set()))).toEqual([])
})

test('[K-4] added facts get ids nobody uses, not even a text whose fact is gone', () => {
	let changed = page
	for (const fact of page.facts) changed = removeFact(changed, fact.id)
	changed = addFact(changed, 'bullet', { text: ' Switches by touch. ' })
	expect(changed.facts).toEqual([
		{ id: expect.stringMatching(/^f\d+$/), kind: 'bullet', text: 'Switches by touch.', origin: SELLER_ORIGIN },
	])
	const cited = new Set(textsOfPage(changed).flatMap(({ text }) => text.facts))
	expect(cited.has(changed.facts[0]?.id ?? '')).toBe(false)
})

test('name, brand and price stand in the page’s record, too; what cannot be a fact is refused', () => {
	const title = page.facts.find((fact) => fact.kind === 'title')
	const renamed = changeFact(page, title?.id ?? '', { text: 'Tavio reading lamp' })
	expect(renamed.product.title).toBe('Tavio reading lamp')
	expect(addFact(page, 'price', { text: '59 €' }).product.listingPrice).toEqual({ amountMinor: 5900, currency: 'EUR' })
	expect(() => addFact(page, 'price', { text: '59' })).toThrow(/currency/)
	expect(() => addFact(page, 'spec', { name: ' ', text: 'Steel' })).toThrow(/name/)
	expect(() => addFact(page, 'bullet', { text: ' ' })).toThrow(/Write something/)
	expect(() => changeFact(page, 'f999', { text: 'x' })).toThrow(/no longer there/)
})
