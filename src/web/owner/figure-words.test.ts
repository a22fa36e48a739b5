import { describe, expect, it } from 'vitest'
import { dollarWords, durationWords, outcomeWords, successBySource, toneOf } from './figure-words'

describe('words of the owner’s screen', () => {
	it('[N-9] outcomes are told in words, known or not', () => {
		expect([
			outcomeWords('product'),
			outcomeWords('wall', 'captcha'),
			outcomeWords('address_refused'),
			outcomeWords('writer_failed'),
		]).toEqual(['Product read', 'Wall: captcha', 'Address refused', 'Writer failed'])
		expect(['product', 'wall', 'listing_not_found', 'other_page'].map(toneOf)).toEqual(['good', 'warn', 'plain', 'plain'])
	})

	it('[N-9] the share of products read is per source', () => {
		const counts = [
			{ source: 'http', outcome: 'product', count: 3 },
			{ source: 'browser', outcome: 'product', count: 2 },
			{ source: 'http', outcome: 'wall', count: 1 },
		]
		expect([...successBySource(counts)]).toEqual([
			['http', 0.75],
			['browser', 1],
		])
	})

	it('durations have their unit', () => {
		expect([840, 1000, 12_345].map(durationWords)).toEqual(['840 ms', '1.0 s', '12.3 s'])
	})

	it('[N-9] small sums keep the figures that matter, large ones are told to the cent', () => {
		expect([0, 4_213, 999_900, 12_400_000].map(dollarWords)).toEqual(['$0.00', '$0.0042', '$0.9999', '$12.40'])
	})
})
