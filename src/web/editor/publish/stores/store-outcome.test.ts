import { expect, test } from 'vitest'
import type { PushEntry, PushOutcome } from '../../../../core/contracts/stores'
import { leftOutByReason } from '../../../stores/left-out-list'
import { translate } from '../words'
import { outcomeToast, outcomeWords, restoredToast, stateWords } from './store-outcome'

const outcome: PushOutcome = {
	push_id: 'p',
	store: 'youcan',
	connection: { id: 'c', name: 'Shop' },
	made: 'created_again',
	url: null,
	admin_url: 'https://shop.example/admin',
	status: 'draft',
	sent: { title: 'Kettle', price: '49', compare_at_price: null, currency: 'MAD', pictures: 1 },
	left_out: [
		{ what: 'Picture 2', why: 'Too large.', image_id: 'b' },
		{ what: 'Alternative texts', why: 'YouCan has no place for them.' },
		{ what: 'Picture 3', why: 'Too large.', image_id: 'c' },
	],
	kept: [],
	notes: [],
}

test('[Y-3] [S-3] [C-4] a push is told in a line, and what was left out by its reasons', () => {
	const parts = ['Made again, as it had been deleted', 'draft', '49 MAD', '1 picture']
	expect(outcomeWords(translate, outcome)).toBe(parts.map((part) => `\u2068${part}\u2069`).join(' · '))
	expect(leftOutByReason(outcome.left_out)).toEqual([
		{ why: 'Too large.', what: ['Picture 2', 'Picture 3'] },
		{ why: 'YouCan has no place for them.', what: ['Alternative texts'] },
	])
	expect(outcomeToast(outcome)).toMatchObject({ title: 'Your page is in YouCan', text: expect.stringContaining('3 things were left out') })
	expect(outcomeToast({ ...outcome, left_out: [] }).text).toBe(outcomeWords(translate, outcome))
})

test('[Y-3] [S-3] [C-4] a restore says when something did not come back', () => {
	expect(restoredToast(0)).toMatchObject({ title: 'The product is what it was before', tone: 'good' })
	expect(restoredToast(2)).toMatchObject({
		title: 'The product is what it was before, but not all of it',
		text: '2 things did not come back; they are listed with the push.',
	})
})

test('[Y-3] a push whose end nobody knows is not called a failure', () => {
	const entry = { state: 'unknown', restored_at: null } as PushEntry
	expect(stateWords(translate, entry)).toBe('Not certain')
	expect(stateWords(translate, { ...entry, state: 'done', restored_at: '2026-01-01' })).toBe('Taken back')
})
