import { describe, expect, it } from 'vitest'
import { chooseTheme } from './choose-theme'

const origin = { rule: 'test', place: 'test' }
const category = (text: string) => [{ id: 'f1', kind: 'category' as const, text, origin }]

describe('[R-5] chooseTheme', () => {
	it.each([
		['Electronics', 'bench'],
		['Elektrowerkzeuge', 'bench'],
		['Beauté et parfum', 'atelier'],
		['Jewellery', 'atelier'],
		['Vêtements femme', 'runway'],
		['Sports & Outdoors', 'runway'],
		['ملابس رجالية', 'runway'],
		['Baby Products', 'nursery'],
		['Haustierbedarf', 'nursery'],
		['おもちゃ', 'nursery'],
		['Lebensmittel & Getränke', 'pantry'],
		['Alimentación y bebidas', 'pantry'],
		['عسل وتوابل', 'pantry'],
	])('dresses %s in %s', (words, theme) => {
		expect(chooseTheme(category(words))).toBe(theme)
	})

	it('shows what nothing else is known of as a stall where buyers pay at the door', () => {
		expect(chooseTheme(category('Something'), 'morocco')).toBe('market')
		expect(chooseTheme(category('Something'), 'europe')).toBe('atelier')
	})
})
