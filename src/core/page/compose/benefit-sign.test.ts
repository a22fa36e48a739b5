import { describe, expect, it } from 'vitest'
import type { Fact } from '../../product/facts'
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
		['تجفّ بسرعة', 'بوليستر خفيف سريع الجفاف.', 'dry'],
		['Sèche vite', 'Un polyester léger qui pardonne une serviette mouillée.', 'dry'],
		['Carried two ways', 'Durable hand straps, and a shoulder strap that comes off.', 'hand'],
	])('says what it is about: %s', (title, text, sign) => {
		expect(signOf({ title, text })).toBe(sign)
	})

	it.each([
		['No flavourings', 'It tastes of nothing.'],
		['بلا منكّهات', 'لا طعم لها.'],
		['Sans colorants', 'Ni dans la capsule, ni dans son enveloppe.'],
		['The mat rides outside', 'Nothing inside has to move for it.'],
	])('is none rather than one of something else: %s', (title, text) => {
		expect(signOf({ title, text })).toBeUndefined()
	})

	it('follows the specification a benefit rests on, in whatever language', () => {
		const fact: Fact = { id: 'f1', kind: 'spec', name: 'Brightness', text: '400 lm', origin: { rule: 'test', place: 'test' } }
		expect(signOf({ title: 'Xyz', text: '', facts: [fact] })).toBe('light')
		expect(signOf({ title: 'Xyz', text: '', facts: [{ ...fact, name: 'Autonomie de la batterie' }] })).toBe('battery')
	})

	it('stands beside one benefit only, the surest, and beside all or none', () => {
		const heat = { title: 'Heats quickly', text: 'No more cold water.' }
		const clean = { title: 'Washable', text: '' }
		expect(signsOf([{ title: 'Cold or hot', text: '' }, heat, clean])).toEqual(['cold', 'heat', 'clean'])
		expect(signsOf([heat, clean, { title: 'Xyz', text: '' }])).toEqual(['heat', 'clean', 'good'])
		expect(signsOf([heat, heat])).toEqual([undefined, undefined])
		expect(signsOf([])).toEqual([])
	})
})
