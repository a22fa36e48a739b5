import { describe, expect, it } from 'vitest'
import type { Fact } from '../../product/facts'
import { linkOf, phoneOf } from '../../seller/contact-links'
import { composePage } from '../compose/compose-page'
import { instructionsOf } from '../compose/instructions'
import { contactWays, sellerTerms } from '../compose/seller-terms'
import { variantTable } from '../compose/variant-table'
import { parsePage } from '../migrate'
import { fullInput, fullPage } from '../page.fixture'
import { phonePattern } from '../phone-pattern'

const origin = { rule: 'test', place: 'test' }
const factsFrom = (...list: [Fact['kind'], text: string, name?: string][]): Fact[] =>
	list.map(([kind, text, name], index) => ({ id: `f${index + 1}`, kind, text, origin, ...(name ? { name } : {}) }))
const composed = (facts: Fact[], change = {}) => composePage({ ...fullInput(), facts, theme: 'market', ...change })
const propsOf = (page: ReturnType<typeof composed>, type: string) => page.sections.find((section) => section.type === type)?.props

describe('sections that need facts', () => {
	it('[K-1] instructions are what the listing calls so, step by step and word for word', () => {
		const facts = factsFrom(
			['bullet', 'Directions: Shake well. Apply at night.'],
			['spec', '1. Wet 2. Rinse', 'Mode d’emploi'],
			['bullet', 'Easy to use every day.'],
			['description', 'Use it daily.'],
		)
		expect(instructionsOf(facts).map((step) => step.text)).toEqual(['Shake well.', 'Apply at night.', 'Wet', 'Rinse'])
	})

	it('[K-1] a table holds only what is stated for single variants; one stated cell is no comparison', () => {
		const facts = factsFrom(
			['variant', 'Solo, Duo', 'Model'],
			['spec', '1 kg', 'Weight (Solo)'],
			['spec', '2 kg', 'Weight (Duo)'],
			['spec', '20 cm', 'Height (Solo)'],
			['spec', 'Steel', 'Material'],
			['variant', 'S, M', 'Size'],
			['spec', '90 cm', 'S: Chest'],
			['spec', '96 cm', 'M: Chest'],
		)
		const table = variantTable(facts, {}, false)
		expect(table?.columns).toEqual(['Solo', 'Duo'])
		expect(table?.rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell?.text)])).toEqual([['Weight', '1 kg', '2 kg']])
		expect(variantTable(facts, {}, true)?.rows).toMatchObject([{ name: 'Chest', cells: [{ text: '90 cm' }, { text: '96 cm' }] }])
		expect(propsOf(composed(facts), 'comparison')).toMatchObject({ rows: [{ values: [{ facts: ['f2'] }, { facts: ['f3'] }] }] })
	})

	it('[K-4] terms and ways to be reached come from the seller alone', () => {
		const said = factsFrom(
			['seller', 'Three to five days', 'Delivery'],
			['seller', 'الدفع عند الاستلام'],
			['seller', 'We love lamps'],
			['seller', '+212 600 000 000', 'WhatsApp'],
			['seller', 'shop@shop.example'],
			['bullet', 'Free delivery and a lifetime guarantee'],
		)
		expect(sellerTerms(said).map(({ topic }) => topic)).toEqual(['delivery', 'payment'])
		expect(contactWays(said).map(({ way }) => way)).toEqual(['whatsapp', 'email'])
		const bare = composed(factsFrom(['title', 'A lamp'], ['bullet', 'Free delivery and a lifetime guarantee']))
		expect(bare.sections.map((section) => section.type)).not.toEqual(expect.arrayContaining(['guarantee']))
		expect(propsOf(bare, 'contact')).toBeUndefined()
		expect(propsOf(bare, 'orderForm')).toBeUndefined()
		expect(propsOf(bare, 'legal')).toBeUndefined()
	})

	it('[K-3] imported reviews wait, hidden, for the seller to show them, and the section itself holds none', () => {
		const section = composed(factsFrom(['title', 'A lamp'])).sections.find(({ type }) => type === 'reviews')
		expect(section).toMatchObject({ hidden: true })
		expect(Object.keys(section?.props ?? {})).toEqual(['heading'])
	})

	it('an order form needs an address of the seller, in a market that pays at the door', () => {
		const facts = factsFrom(['title', 'A lamp'])
		expect(
			propsOf(composed(facts, { market: 'morocco', buying: { kind: 'form', action: 'https://shop.example/o' } }), 'orderForm'),
		).toBeDefined()
		for (const change of [
			{ market: 'morocco' },
			{ market: 'usa', buying: { kind: 'whatsapp', number: '+12125550100' } },
			{ market: 'usa', buying: { kind: 'link', url: 'https://shop.example/o' } },
			{ market: 'morocco', buying: { kind: 'phone', number: '+212600000000' } },
		])
			expect(propsOf(composed(facts, change), 'orderForm')).toBeUndefined()
	})

	it('[N-4] an order form that would send elsewhere than https or mail is refused', () => {
		const page = fullPage()
		for (const action of ['http://shop.example', 'javascript:alert(1)', 'https://a"b'])
			expect(() => parsePage({ ...page, buying: { kind: 'form', action } })).toThrow()
	})

	it('maker and warnings stand in their own section, not among the specifications', () => {
		const page = composed(factsFrom(['title', 'A lamp'], ['spec', 'Tavio, Example Street 1', 'Hersteller'], ['spec', '5 W', 'Power']))
		expect(propsOf(page, 'legal')).toMatchObject({ rows: [{ name: { html: 'Hersteller' } }] })
		expect(propsOf(page, 'specifications')).toMatchObject({ rows: [{ name: { html: 'Power' } }] })
	})
})

describe('telephone numbers', () => {
	it.each([
		[
			'morocco',
			['0612345678', '+212 6 12 34 56 78', '00212-612-345-678', '٠٦١٢٣٤٥٦٧٨'],
			['12345', '+33 6 12 34 56 78', 'call me', '06123456789012'],
		],
		['usa', ['(555) 010-0199', '+1 555 010 0199'], ['555']],
		['europe', ['06 12 34 56 78', '+49 30 1234567'], ['12', '1'.repeat(20)]],
	])('of %s are taken as people write them', (market, good, bad) => {
		const pattern = new RegExp(`^(?:${phonePattern(market)})$`, 'v')
		for (const number of good) expect(number).toMatch(pattern)
		for (const number of bad) expect(number).not.toMatch(pattern)
	})

	it('become links; WhatsApp only when international', () => {
		expect(linkOf('+212 600-000-000', 'WhatsApp')).toBe('https://wa.me/212600000000')
		expect(linkOf('0600 000 000', 'WhatsApp')).toBe('tel:0600000000')
		expect(linkOf('shop@shop.example', '')).toBe('mailto:shop@shop.example')
		expect(linkOf('javascript:alert(1)', 'WhatsApp')).toBeUndefined()
		expect(phoneOf('٠٦ ١٢ ٣٤ ٥٦ ٧٨')).toBe('0612345678')
	})
})
