import { describe, expect, it } from 'vitest'
import { retryDelayMs } from './fetch-retry'

const NOW = Date.parse('2026-03-01T12:00:00Z')

describe('waiting before another try', () => {
	it('[X-2] is longer each time, up to eight seconds, and spread by chance', () => {
		expect([0, 1, 2, 3].map((attempt) => retryDelayMs(attempt, undefined, 1, NOW))).toEqual([300, 600, 1200, 2400])
		expect(retryDelayMs(30, undefined, 1, NOW)).toBe(8_000)
		expect(retryDelayMs(2, undefined, 0, NOW)).toBe(600)
	})

	it.each([
		['5', 5_000],
		['Sun, 01 Mar 2026 12:00:20 GMT', 20_000],
		['0', 300],
		['Sun, 01 Mar 2026 11:00:00 GMT', 300],
		['soon', 300],
		['-5', 300],
	])('[X-2] a Retry-After of "%s" is honoured when it asks for more', (value, expected) => {
		expect(retryDelayMs(0, value, 1, NOW)).toBe(expected)
	})
})
