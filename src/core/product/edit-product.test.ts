import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addValue, adoptEdits, changeValue, type EditableField, removeValue, SELLER_ORIGIN } from './edit-product'
import { factsOf } from './facts'
import { type Product, productSchema } from './product'

const said = <T>(value: T, place = 'page') => ({ value, origin: { rule: 'test', place } })
const found: Product = productSchema.parse({
	source: { marketplace: 'sample', domain: 'example.com', url: 'https://example.com/p', language: 'en' },
	title: said('Tamsel kettle'),
	asin: said('B0EXAMPLE1'),
	price: said({ amountMinor: 4990, currency: 'EUR' }),
	bullets: [said('Made of steel.'), said('Holds 0.9 l.')],
	specs: [said({ name: 'Weight', value: '620 g' })],
	gallery: [said({ id: 'a', url: 'https://example.com/a' }), said({ id: 'b', url: 'https://example.com/b' })],
	missing: ['brand'],
})

test('[K-4] a value the seller changes or adds is the seller’s word; the others keep where they were read', () => {
	let edited = changeValue(found, 'specs', 0, { name: 'Weight', text: ' 640 g ' })
	edited = addValue(edited, 'brand', { text: 'Tamsel' })
	edited = addValue(edited, 'variants', { name: 'Colour', text: 'Black, White, Black' })
	edited = changeValue(edited, 'price', 0, { text: '59,90 €' })
	edited = removeValue(edited, 'bullets', 0)
	expect(edited.specs).toEqual([{ value: { name: 'Weight', value: '640 g' }, origin: SELLER_ORIGIN }])
	expect(edited.variants?.value).toEqual({ dimensions: { Colour: ['Black', 'White'] }, count: 2 })
	expect(edited.price).toEqual({ value: { amountMinor: 5990, currency: 'EUR' }, origin: SELLER_ORIGIN })
	expect(edited.bullets).toEqual([said('Holds 0.9 l.')])
	expect(edited.title).toEqual(found.title)
	expect(edited.missing).not.toContain('brand')
	expect(removeValue(edited, 'brand', 0).missing).toContain('brand')
})

test('[K-4] what a field cannot hold is refused in words', () => {
	expect(() => changeValue(found, 'price', 0, { text: '59.90' })).toThrow(/with its currency/)
	expect(() => addValue(found, 'specs', { text: 'Oak' })).toThrow(/give it a name/)
	expect(() => changeValue(found, 'title', 0, { text: '  ' })).toThrow(/Write something/)
	expect(() => changeValue(found, 'bullets', 7, { text: 'x' })).toThrow(/no longer there/)
})

test('[K-1] edits from outside cannot pass for something read, bring in pictures, or touch what cannot be edited', () => {
	const forged = productSchema.parse({
		...found,
		asin: said('B0FORGED01'),
		rating: said(5),
		bullets: [said('Holds 0.9 l.', 'elsewhere'), said('Wins every prize.', '#feature-bullets')],
		gallery: [said({ id: 'b', url: 'https://evil.example/b' }), said({ id: 'c', url: 'https://evil.example/c' })],
	})
	const adopted = adoptEdits(found, forged)
	expect(adopted.bullets).toEqual([said('Holds 0.9 l.'), { value: 'Wins every prize.', origin: SELLER_ORIGIN }])
	expect(adopted.gallery).toEqual([found.gallery[1]])
	expect([adopted.asin, adopted.rating, adopted.source]).toEqual([found.asin, undefined, found.source])
})

test('[X-10] combinations of options are the listing’s: an edit takes out what is no longer offered and brings none in', () => {
	const item = (Colour: string, amountMinor: number) => ({
		options: { Colour },
		price: { amountMinor, currency: 'EUR' },
		origin: { rule: 'test', place: 'page' },
	})
	const items = [item('Black', 4990), item('White', 5490)]
	const offered = { ...found, variants: said({ dimensions: { Colour: ['Black', 'White'] }, count: 2, items }) }
	const edited = changeValue(offered, 'variants', 0, { name: 'Colour', text: 'White, Red' })
	const forged = {
		...edited,
		variants: said({ dimensions: { Colour: ['White', 'Red'] }, count: 2, items: [item('White', 1), item('Red', 1)] }),
	}
	expect(edited.variants?.value).toEqual({ dimensions: { Colour: ['White', 'Red'] }, count: 2, items: [items[1]] })
	expect(adoptEdits(offered, forged).variants).toEqual(edited.variants)
})

test('[K-1] adopting a product unchanged changes nothing but the list of what is missing', () => {
	expect(factsOf(adoptEdits(found, found))).toEqual(factsOf(found))
	expect(adoptEdits(found, { ...found, gallery: [] }).missing).toContain('gallery')
})

test('[K-1] however one edits, the product stays valid, and every fact is either as found or the seller’s', () => {
	const field = fc.constantFrom<EditableField>('title', 'brand', 'bullets', 'description', 'specs', 'inTheBox', 'variants')
	const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => /[^\s,،、;]/u.test(text))
	fc.assert(
		fc.property(fc.array(fc.tuple(field, words, fc.boolean()), { maxLength: 12 }), (acts) => {
			let product = found
			for (const [one, text, add] of acts) product = add ? addValue(product, one, { text, name: text }) : removeValue(product, one, 0)
			expect(productSchema.safeParse(product).success).toBe(true)
			const known = new Set(factsOf(found).map((fact) => JSON.stringify([fact.kind, fact.name, fact.text, fact.origin])))
			for (const fact of factsOf(adoptEdits(found, product)))
				expect(fact.origin === SELLER_ORIGIN || known.has(JSON.stringify([fact.kind, fact.name, fact.text, fact.origin]))).toBe(true)
		}),
	)
})
