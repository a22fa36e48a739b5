import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factsOf } from './facts'
import { productSchema } from './product'
import { productFromFacts, withTypedFacts } from './product-from-facts'
import { typedFactsSchema } from './typed-facts'

const typed = typedFactsSchema.parse({
	title: '  Oak stool ',
	brand: 'Lindby & Sons',
	price: { amountMinor: 49_900, currency: 'MAD' },
	bullets: ['Holds 120 kg.'],
	specs: [{ name: 'Material', value: 'Oak' }],
	inTheBox: ['Stool'],
})

test('[D-7] [K-4] what a seller types is a product, and every value says which field of the form it comes from', () => {
	const product = productFromFacts(typed, 'https://www.amazon.com/dp/B0EXAMPLE1')
	expect(product.title).toEqual({ value: 'Oak stool', origin: { rule: 'typed', place: 'form: product name' } })
	expect(product.specs[0]).toEqual({ value: { name: 'Material', value: 'Oak' }, origin: { rule: 'typed', place: 'form: Material' } })
	expect(factsOf(product).map((fact) => fact.kind)).toEqual(['title', 'brand', 'price', 'bullet', 'spec', 'box'])
	expect(product.missing).toEqual(expect.arrayContaining(['description', 'gallery', 'variants']))
})

test('[D-7] without a name there is no product', () => {
	expect(() => productFromFacts(typedFactsSchema.parse({ brand: 'Lindby & Sons' }))).toThrow(/what the product is/)
})

test('[K-4] typed facts add to a listing and count before it; nothing else of it changes', () => {
	const read = productFromFacts(
		typedFactsSchema.parse({ title: 'Stool', bullets: ['Round.'], specs: [{ name: 'material', value: 'Pine' }] }),
	)
	const both = withTypedFacts(read, typedFactsSchema.parse({ specs: [{ name: 'Material', value: 'Oak' }], bullets: ['Holds 120 kg.'] }))
	expect(both.title?.value).toBe('Stool')
	expect(both.bullets.map((entry) => entry.value)).toEqual(['Round.', 'Holds 120 kg.'])
	expect(both.specs.map((entry) => entry.value)).toEqual([{ name: 'Material', value: 'Oak' }])
})

test('[X-7] whatever is typed within the form gives a valid product with all of it', () => {
	const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== '')
	const facts = fc.record({ title: words, bullets: fc.array(words, { maxLength: 5 }), inTheBox: fc.array(words, { maxLength: 5 }) })
	fc.assert(
		fc.property(facts, (given) => {
			const product = productFromFacts(typedFactsSchema.parse(given))
			expect(productSchema.safeParse(product).success).toBe(true)
			expect(factsOf(product)).toHaveLength(1 + given.bullets.length + given.inTheBox.length)
		}),
	)
})
