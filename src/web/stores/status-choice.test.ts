import { describe, expect, test } from 'vitest'
import { chosenStatus, namedShop, readStatusChoice, statusChoices, statusToSend } from './status-choice'

describe('[Y-3] how a page arrives in a store', () => {
	test('the first time as is usual, unless one says otherwise', () => {
		expect(statusChoices(false)).toEqual(['published', 'draft'])
		for (const usual of ['published', 'draft'] as const)
			expect(statusToSend(undefined, { isThere: false, isKnown: true, usual })).toBe(usual)
		expect(statusToSend('draft', { isThere: false, isKnown: true, usual: 'published' })).toBe('draft')
	})

	test('a product that is there stays as it is unless one says otherwise', () => {
		expect(chosenStatus(undefined, true, 'draft')).toBe('as_is')
		expect(statusToSend(undefined, { isThere: true, isKnown: true, usual: 'published' })).toBe('')
		expect(statusToSend('draft', { isThere: true, isKnown: true, usual: 'published' })).toBe('draft')
		expect(statusToSend('published', { isThere: true, isKnown: true, usual: 'published' })).toBe('published')
	})

	test('what was picked for a store that has it is not sent to one that has not', () => {
		expect(chosenStatus('as_is', false, 'published')).toBe('published')
		expect(chosenStatus('draft', false, 'published')).toBe('draft')
	})

	test('as long as nobody knows whether it is there, nothing is sent that was not picked', () => {
		expect(statusToSend(undefined, { isThere: false, isKnown: false, usual: 'published' })).toBe('')
		expect(statusToSend('draft', { isThere: false, isKnown: false, usual: 'published' })).toBe('draft')
	})

	test('a select names one of the ways', () => {
		expect(['as_is', 'published', 'draft'].map(readStatusChoice)).toEqual(['as_is', 'published', 'draft'])
		expect(() => readStatusChoice('archived')).toThrow()
	})
})

describe('[S-1] [S-4] the shop a seller types', () => {
	const atlas = { account: 'dar-atlas.myshopify.com', url: 'https://www.dar-atlas.ma/' }
	const oasis = { account: 'oasis.myshopify.com', url: 'https://oasis.myshopify.com' }

	test.each(['oasis', ' Oasis ', 'oasis.myshopify.com', 'https://oasis.myshopify.com/admin', 'OASIS.MYSHOPIFY.COM/'])(
		'%j is the connected one',
		(typed) => {
			expect(namedShop(typed, [atlas, oasis])).toBe(oasis)
		},
	)

	test('is also known by its own domain, and another by nothing', () => {
		expect(namedShop('https://dar-atlas.ma', [atlas, oasis])).toBe(atlas)
		for (const typed of ['', 'dar', 'oasis.example', 'oasis-2', 'myshopify.com'])
			expect(namedShop(typed, [atlas, oasis]), typed).toBeUndefined()
	})
})
