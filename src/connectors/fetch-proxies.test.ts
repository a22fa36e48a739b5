import { describe, expect, it } from 'vitest'
import { createRotation, isBypassed } from './fetch-proxies'

describe('proxies that take turns', () => {
	it('[X-2] each has its turn', () => {
		const rotation = createRotation(['a', 'b', 'c'])
		expect([1, 2, 3, 4].map(() => rotation.next(0))).toEqual(['a', 'b', 'c', 'a'])
	})

	it('[X-2] one that fails rests, longer when it fails again, and is back after its rest', () => {
		const rotation = createRotation(['a', 'b'])
		rotation.failed('a', 0)
		expect([rotation.next(1), rotation.next(29_999)]).toEqual(['b', 'b'])
		expect([rotation.next(30_000), rotation.next(30_000)].sort()).toEqual(['a', 'b'])
		rotation.failed('a', 30_000)
		expect([rotation.next(89_999), rotation.next(89_999)]).toEqual(['b', 'b'])
		rotation.worked('a')
		expect([rotation.next(89_999), rotation.next(89_999)].sort()).toEqual(['a', 'b'])
	})

	it('[X-2] when all rest, the one that is up again soonest is taken', () => {
		const rotation = createRotation(['a', 'b'])
		rotation.failed('a', 0)
		rotation.failed('b', 5)
		expect([rotation.next(10), rotation.next(10)]).toEqual(['a', 'a'])
	})

	it.each([
		['example.com', 'example.com', true],
		['api.example.com', 'example.com', true],
		['api.example.com', '.example.com', true],
		['notexample.com', 'example.com', false],
		['anything.test', '*', true],
	])('%s with NO_PROXY %s: %s', (host, entry, bypassed) => {
		expect(isBypassed(host, [entry])).toBe(bypassed)
	})
})
