import { expect, test } from 'vitest'
import { knownBrand } from './known-brand'
import type { Product } from './product'

const called = (value: string) => knownBrand({ brand: { value, origin: { rule: 'test', place: 'test' } } } as Product)?.value

test.each([
	['Brask', 'Brask'],
	['Merax Logo', 'Merax'],
	['Generic Surplus', 'Generic Surplus'],
	['Unbranded', undefined],
	['Unbranded/Generic', undefined],
	['Ohne Markenzeichen', undefined],
	['ノーブランド品', undefined],
])('[X-4] a brand is one, and none where a shop says there is none: %s', (listed, brand) => expect(called(listed)).toBe(brand))

const text = (value: string) => ({ value, origin: { rule: 'test', place: 'test' } })
const filed = (brand: string, title: string, texts: readonly string[], rows: readonly string[] = []) =>
	knownBrand({
		title: text(title),
		brand: text(brand),
		bullets: texts.slice(0, 1).map(text),
		reviews: texts.slice(1).map((said) => ({ ...text(said), value: { text: said } })),
		specs: rows.map((name) => ({ ...text(name), value: { name, value: 'x' } })),
		source: { language: 'en-GB' },
	} as unknown as Product)?.value

test('[X-4] [W-14] where a product is filed under a company its texts never name, the brand is the name they and the title use', () => {
	const told = ['Juice for the whole family with a Brask juicer', 'I tried many, and this Brask model is quiet.']
	expect(filed('Velorum Holding', 'Brask Viva Compact Juicer', told)).toBe('Brask')
	expect(filed('Velorum Holding', 'Brask Viva Compact Juicer', [...told, 'Made by Velorum Holding.'])).toBe('Velorum Holding')
	expect(filed('Velorum Holding', 'Brask Viva Compact Juicer', told.slice(0, 1))).toBe('Velorum Holding')
})

test('[X-4] [W-14] a common word and the title of a book are no brands', () => {
	const said = ['Soft for every Leather lover and all Leather fans', 'The leather is fine, a Leather jacket.']
	expect(filed('Lintha', 'Leather Jacket Black', said)).toBe('Lintha')
	const read = ['In it young Siddara leaves home', 'I loved this Siddara story.']
	expect(filed('Ada Brenn', 'Siddara A Novel', read, ['ISBN-13'])).toBe('Ada Brenn')
})
