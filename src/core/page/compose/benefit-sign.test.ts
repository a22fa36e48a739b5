import { describe, expect, it } from 'vitest'
import { signOf, signsOf } from './benefit-sign'

describe('[R-13] the drawing beside a benefit', () => {
	it.each([
		['Dries fast', 'Light polyester forgives a wet towel.', 'dry'],
		['Lightweight', 'Only 300 grams.', 'weight'],
		['Charges in an hour', 'The battery lasts two days.', 'battery'],
		['Trois poches intérieures', 'Les petites choses restent où elles sont.', 'room'],
		['Se carga rápido', 'La batería dura dos días.', 'battery'],
		['مقاوم للماء', 'لا يتسرب إليه المطر.', 'water'],
		['Leicht zu reinigen', 'Unter dem Wasserhahn.', 'weight'],
	])('says what it is about: %s', (title, text, sign) => {
		expect(signOf(title, text)).toBe(sign)
	})

	it('stands beside one benefit only, the general one beside those nobody recognises', () => {
		const heat = { title: 'Heats quickly', text: '' }
		expect(signsOf([heat, heat, { title: 'Washable', text: '' }, { title: 'Xyz', text: '' }])).toEqual(['heat', 'good', 'clean', 'good'])
	})

	it('is left out everywhere when hardly any benefit is recognised', () => {
		expect(
			signsOf([
				{ title: 'Xyz', text: '' },
				{ title: 'Abc', text: '' },
				{ title: 'Heats', text: '' },
			]),
		).toEqual([undefined, undefined, undefined])
		expect(signsOf([])).toEqual([])
	})
})
