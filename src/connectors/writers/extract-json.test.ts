import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extractJson } from './extract-json'

test('[W-4] an object is found in prose, fences and thinking, braces in strings and trailing commas included', () => {
	expect(extractJson('Sure:\n```json\n{"a":"} {","b":[1,2,],}\n```\nDone.')).toEqual({ a: '} {', b: [1, 2] })
	expect(extractJson('<think>{"no":1}</think>{"yes":2}')).toEqual({ yes: 2 })
	expect(extractJson('use {braces} like {"x":1}')).toEqual({ x: 1 })
})

test('[W-4] a truncated object is none', () => {
	expect(extractJson('{"a":{"b":1}')).toBeUndefined()
	expect(extractJson('I cannot help with that.')).toBeUndefined()
})

test('[W-4] any object survives being wrapped', () => {
	fc.assert(
		fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string()), (object) => {
			fc.pre(!/,\s*[}\]]|<think/.test(JSON.stringify(object)))
			expect(extractJson(`Here: ${JSON.stringify(object)} bye`)).toEqual(object)
		}),
	)
})
