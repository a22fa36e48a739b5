import { expect, test } from 'vitest'
import { retryAfterOf } from './retry-after'

test('[Y-3] [S-3] [C-4] the wait a store asks for is read as seconds, as Shopify’s "2.0" and as a date, and never made up', () => {
	const read = (value: string) => retryAfterOf({ headers: { 'retry-after': value } })
	expect([read('30'), read('2.0'), read('0.2'), read('0')]).toEqual([30, 2, 1, 0])
	expect(read('Thu, 01 Jan 2026 00:00:00 GMT')).toBe(0)
	expect(read(new Date(Date.now() + 60_000).toUTCString())).toBeGreaterThan(50)
	for (const nothing of ['', 'soon', '9'.repeat(400)]) expect(read(nothing)).toBeUndefined()
	expect(retryAfterOf({ headers: {} })).toBeUndefined()
})
