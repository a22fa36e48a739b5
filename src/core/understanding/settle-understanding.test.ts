import { expect, test } from 'vitest'
import type { Fact, FactKind } from '../product/facts'
import { keepsFigures } from './keeps-figures'
import { settleUnderstanding } from './settle-understanding'
import type { Understanding } from './understanding'

const rows: readonly (readonly [FactKind, string, string?])[] = [
	['title', 'Tamsel over-ear headphones'],
	['brand', 'Philips'],
	['spec', 'Over Ear', 'Ear placement'],
	['spec', 'In Ear', 'Form factor'],
	['spec', '0 minute', 'Runtime'],
	['spec', '1,250.5 g', 'Item weight'],
	['spec', 'MMD Hong Kong Holding Limited', 'Manufacturer'],
	['spec', 'Black plastic with soft pads', 'Material'],
	['variant', 'Black, Red, matt', 'Colour'],
	['bullet', 'They fold flat for the bag and the cushions are soft around the ears.'],
]
const FACTS = rows.map(
	([kind, text, name], at): Fact => ({ id: `f${at + 1}`, kind, text, ...(name ? { name } : {}), origin: { rule: 'test', place: 'test' } }),
)
const NOTHING: Understanding = {
	translations: {},
	leftOut: {},
	contradicts: {},
	name: '',
	brand: '',
	plan: { buyer: '', worries: [], angle: '', remember: '', sections: {} },
	pictures: {},
	opening: null,
}
const settled = (given: Partial<Understanding>, language = 'french') => settleUnderstanding({ ...NOTHING, ...given }, FACTS, language)
const row = (id: string, name: string, text: string, language?: string) =>
	settled({ translations: { [id]: { name, text } } }, language).translations[id]

test('[W-10] a translation keeps every figure, in the page’s format, and adds none', () => {
	expect(row('f6', 'Poids', '1250,5 g')).toEqual({ name: 'Poids', text: '1250,5 g' })
	expect(row('f6', 'Poids', '1,250.5 g')).toEqual({ name: 'Poids', text: '1250,5 g' })
	expect(row('f6', 'Poids', '1250,5 g (44 oz)')).toBeUndefined()
	expect(row('f6', 'Poids', 'léger')).toBeUndefined()
	expect(row('f6', 'Poids 2', '1250,5 g')).toBeUndefined()
	expect([keepsFigures('0.9 L', '٠٫٩ لتر'), keepsFigures('1.200', '1 200'), keepsFigures('12 x 9', '12 × 8')]).toEqual([true, true, false])
})

test('[W-10] a row that was not translated, is empty, or says what no fact may say is refused', () => {
	expect(row('f8', 'Matière', 'Black plastic with soft pads')).toBeUndefined()
	expect(row('f8', 'Matière', '')).toBeUndefined()
	expect(row('f8', '', 'Plastique noir')).toBeUndefined()
	expect(row('f8', 'Matière', 'Plastique noir, certifié TÜV')).toBeUndefined()
	expect(row('f8', 'Matière', 'Titane')).toBeUndefined()
	expect(row('f8', 'Matière', 'Plastique noir à coussinets souples')).toBeDefined()
	expect(row('f99', 'Matière', 'Plastique')).toBeUndefined()
	expect(row('f7', 'Fabricant', 'MMD Hong Kong Holding Limited')).toBeDefined()
})

test('[W-10] contradictions and junk are left out; the title, the brand and a maker’s name never are, nor half of the facts', () => {
	const out = { f4: 'contradicted', f5: 'junk', f1: 'junk', f2: 'junk', f7: 'junk', f99: 'junk' } as const
	expect(settled({ leftOut: out }).leftOut).toEqual({ f4: 'contradicted', f5: 'junk' })
	// A pair names both its sides by facts there are; nothing else is one.
	const contradicts = { f4: 'f3', f5: 'f3', f99: 'f3' }
	expect(settled({ leftOut: out, contradicts }).contradicts).toEqual({ f4: 'f3' })
	expect(settled({ leftOut: out, contradicts: { f4: 'f99' } }).contradicts).toEqual({})
	const all = Object.fromEntries(FACTS.map(({ id }) => [id, 'junk' as const]))
	expect(settled({ leftOut: all }).leftOut).toEqual({})
})

test('[W-10] the brand is one the facts name; a name or an alternative text claims nothing and has no figure of its own', () => {
	expect([settled({ brand: 'Philips' }).brand, settled({ brand: 'Sony' }).brand]).toEqual(['Philips', ''])
	expect(settled({ name: 'Casque pliable Philips' }).name).toBe('Casque pliable Philips')
	expect([settled({ name: 'Casque Philips, 4.9 étoiles' }).name, settled({ name: 'Casque certifié TÜV' }).name]).toEqual(['', ''])
	const pictures = { a: { alt: 'Le casque plié', part: null, facts: [] }, b: { alt: 'Plus que 3 en stock', part: null, facts: [] } }
	expect(Object.values(settled({ pictures }).pictures).map(({ alt }) => alt)).toEqual(['Le casque plié', ''])
})
