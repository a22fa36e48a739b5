import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLiteral } from './literal'

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null')

describe('data in scripts', () => {
	it('[X-7] reads whatever JSON can write', () => {
		fc.assert(
			fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
				const text = JSON.stringify(value)
				fc.pre(text !== undefined && !text.includes('__proto__'))
				expect(plain(readLiteral(`${text};`, 0))).toEqual(JSON.parse(text))
			}),
		)
	})

	it('[X-7] never throws, whatever stands there', () => {
		fc.assert(fc.property(fc.string(), (text) => void readLiteral(`{'a':[${text}`, 0)))
	})

	it.each([
		[`{'a': 'it\\'s', b: [1, 2,], "c": {}}`, { a: "it's", b: [1, 2], c: {} }],
		[`{"a": new Date(1, "x"), "b": 2}`, { b: 2 }],
		[`{"a": f({"x": [1]}), "b": true, "c": null}`, { b: true, c: null }],
		[`["\\u0041\\x42\\n", -1.5e3]`, ['AB\n', -1500]],
		[`{"a": 12, "b": 3`, { a: 12 }],
		[`{"a": "cut`, {}],
	])('[X-7] %s', (text, expected) => {
		expect(plain(readLiteral(text, 0))).toEqual(expected)
	})

	it.each(['', 'f()', 'undefined', '(1)', 'NaN'])('[X-7] %j is no data', (text) => {
		expect(readLiteral(text, 0)).toBeUndefined()
	})
})
