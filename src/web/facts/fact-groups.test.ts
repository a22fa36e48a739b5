import { afterEach, expect, test } from 'vitest'
import { changeValue } from '../../core/product/edit-product'
import { factsOf } from '../../core/product/facts'
import { productSchema } from '../../core/product/product'
import { showLanguage } from '../i18n/show-language'
import { FIELD_OF, groupsOfFacts, groupsOfProduct } from './fact-groups'
import { placeWords } from './place-words'

afterEach(() => showLanguage('en'))

const said = <T>(value: T) => ({ value, origin: { rule: 'table', place: '#prodDetails' } })
const product = productSchema.parse({
	source: { marketplace: 'sample', domain: 'example.com', url: 'https://example.com/p', language: 'en' },
	title: said('Tamsel kettle'),
	price: said({ amountMinor: 4990, currency: 'EUR' }),
	rating: said(4.5),
	bullets: [said('Made of steel.'), said('Holds 0.9 l.')],
	specs: [said({ name: 'Weight', value: '620 g' })],
	variants: said({ dimensions: { Colour: ['Black', 'White'] }, count: 2 }),
})

test('[K-1] product and page show the same facts in the same groups', () => {
	const words = ({ groups, others }: ReturnType<typeof groupsOfProduct>) =>
		[...groups.map((group) => group.entries), others].map((entries) => entries.map(({ kind, name, text }) => ({ kind, name, text })))
	expect(words(groupsOfProduct(product))).toEqual(words(groupsOfFacts(factsOf(product))))
	expect(groupsOfProduct(product).others.map((entry) => entry.kind)).toEqual(['rating'])
})

test('[K-4] what a group shows as it stands can be kept as it stands', () => {
	for (const group of groupsOfProduct(product).groups) {
		for (const entry of group.entries) {
			const field = FIELD_OF[entry.kind]
			if (!field) throw new Error(`no field for ${entry.kind}`)
			expect(changeValue(product, field, Number(entry.key), entry)[field]).toMatchObject(
				Array.isArray(product[field]) ? product[field].map(({ value }) => ({ value })) : { value: product[field]?.value },
			)
		}
	}
})

test.each([
	['spec', { rule: 'table', place: '#prodDetails' }, 'listing: specification table'],
	['bullet', { rule: 'pasted', place: 'line 4' }, 'your text, line 4'],
	['spec', { rule: 'typed', place: 'form: Material' }, 'your form, Material'],
	['title', { rule: 'typed', place: 'form: product name' }, 'your form, product name'],
	['seller', { rule: 'store-profile', place: 'delivery' }, 'your store profile'],
	['title', { rule: 'seller', place: 'facts screen' }, 'stated by you'],
] as const)('[X-4] where a fact was found is said in plain words: %s', (kind, origin, words) => {
	expect(placeWords(kind, origin)).toBe(words)
})

test('[W-1] where a fact was found is said in the language of the app; what a seller named stays as they named it', async () => {
	await showLanguage('es')
	expect([
		placeWords('bullet', { rule: 'pasted', place: 'line 4' }),
		placeWords('box', { rule: 'typed', place: 'form: in the box' }),
		placeWords('spec', { rule: 'typed', place: 'form: Material' }),
		placeWords('spec', { rule: 'table', place: '#prodDetails' }),
	]).toEqual(['tu texto, línea 4', 'tu formulario, en la caja', 'tu formulario, Material', 'ficha: tabla de especificaciones'])
})
