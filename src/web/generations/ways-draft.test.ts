import { expect, test } from 'vitest'
import { emptyWaysDraft, factsOfDraft, forgetWaysDraft, hasWaysDraft, keepWaysDraft, loadWaysDraft, type WaysDraft } from './ways-draft'
import { translate } from './words'

class MemoryStore {
	readonly entries = new Map<string, string>()
	getItem = (key: string) => this.entries.get(key) ?? null
	setItem = (key: string, value: string) => void this.entries.set(key, value)
	removeItem = (key: string) => void this.entries.delete(key)
}
const typed: WaysDraft = {
	...emptyWaysDraft('u1', 'MAD'),
	way: 'facts',
	title: ' Oak stool ',
	price: '1 499,50',
	points: 'Holds 120 kg.\n\n Legs screw in. ',
	specs: [
		{ id: 'a', name: 'Material', value: 'Oak' },
		{ id: 'b', name: 'Height', value: ' ' },
	],
}

test('[D-7] what is typed survives a reload, for the person who typed it', () => {
	const store = new MemoryStore()
	keepWaysDraft(store, typed)
	expect(loadWaysDraft(store, 'u1', 'USD')).toEqual(typed)
	expect([hasWaysDraft(store, 'u1'), hasWaysDraft(store, 'u2')]).toEqual([true, false])
	expect(loadWaysDraft(store, 'u2', 'USD')).toEqual(emptyWaysDraft('u2', 'USD'))
	forgetWaysDraft(store)
	expect(store.entries.size).toBe(0)
})

test('[D-7] a kept draft that cannot be read is an empty one', () => {
	const store = new MemoryStore()
	for (const kept of ['{', '{"owner":"u1"}', 'null']) {
		store.setItem('vitrine_ways_draft', kept)
		expect(loadWaysDraft(store, 'u1', 'EUR')).toEqual(emptyWaysDraft('u1', 'EUR'))
	}
})

test('[K-4] the fields become facts: a point a line, half-filled specifications left out, the price in its currency', () => {
	expect(factsOfDraft(typed, translate)).toEqual({
		facts: {
			title: 'Oak stool',
			price: { amountMinor: 149_950, currency: 'MAD' },
			bullets: ['Holds 120 kg.', 'Legs screw in.'],
			specs: [{ name: 'Material', value: 'Oak' }],
			inTheBox: [],
		},
	})
	expect(factsOfDraft({ ...typed, way: 'photos' }, translate)).toEqual({
		facts: { title: 'Oak stool', bullets: [], specs: [], inTheBox: [] },
	})
})

test('[D-7] what is missing or no number is said at its field', () => {
	expect(factsOfDraft({ ...typed, title: ' ' }, translate)).toEqual({ errors: { title: expect.stringContaining('what the product is') } })
	expect(factsOfDraft({ ...typed, price: 'cheap' }, translate)).toEqual({ errors: { price: expect.stringContaining('number') } })
})
