import { expect, test } from 'vitest'
import { factSchema, factsOf } from './facts'
import { productSchema } from './product'

const said = <T>(value: T, place = 'page') => ({ value, origin: { rule: 'test', place } })
const source = { marketplace: 'sample', domain: 'example.com', url: 'https://example.com/p', language: 'de-DE' }
const product = productSchema.parse({
	source,
	title: said('Tamsel Wasserkessel', '#title'),
	brand: said('Tamsel'),
	price: said({ amountMinor: 4990, currency: 'EUR' }),
	rating: said(4.5),
	bullets: [said('Aus Edelstahl.'), said('   ')],
	description: said('Erster Satz. Zweiter Satz.'),
	specs: [said({ name: 'Gewicht', value: '620 g' })],
	variants: said({ dimensions: { Farbe: ['Schwarz', 'Weiß'], Größe: ['0,9 l'] }, count: 2 }),
	inTheBox: [said('Kessel'), said('Deckel')],
})

test('[K-1] facts are numbered in a fixed order, word for word, with where they were read', () => {
	const facts = factsOf(product)
	expect(facts.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
		'f1 title',
		'f2 brand',
		'f3 price',
		'f4 rating',
		'f5 bullet',
		'f6 description',
		'f7 spec',
		'f8 variant',
		'f9 variant',
		'f10 box',
		'f11 box',
	])
	expect(facts[0]).toEqual({ id: 'f1', kind: 'title', text: 'Tamsel Wasserkessel', origin: { rule: 'test', place: '#title' } })
	expect(facts[6]).toMatchObject({ name: 'Gewicht', text: '620 g' })
	expect(facts[7]).toMatchObject({ name: 'Farbe', text: 'Schwarz, Weiß' })
	for (const fact of facts) expect(factSchema.safeParse(fact).success).toBe(true)
})

test('[K-1] the same product always gives the same facts; blank values give none and leave no gap', () => {
	expect(factsOf(product)).toEqual(factsOf(structuredClone(product)))
	expect(factsOf(productSchema.parse({ source }))).toEqual([])
})

test('[K-1] a description stays whole and prices are written as the listing’s readers write them', () => {
	const facts = factsOf(product)
	expect(facts.find(({ kind }) => kind === 'description')?.text).toBe('Erster Satz. Zweiter Satz.')
	expect(facts.find(({ kind }) => kind === 'price')?.text).toMatch(/^49,90\s€$/)
})
