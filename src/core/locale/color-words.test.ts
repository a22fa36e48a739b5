import { expect, it } from 'vitest'
import { colorOf } from './color-words'

it.each([
	['Red', '#c62f2f'],
	['Dark Blue', '#2f63c4'],
	['Navy Blue', '#1f2f56'],
	['Schwarz', '#1d1d1f'],
	['Rouge', '#c62f2f'],
	['أزرق', '#2f63c4'],
	['ネイビー', '#1f2f56'],
	['Black/White', 'linear-gradient(90deg,#1d1d1f 50%,#ffffff 50%)'],
])('[R-11] %s is shown as %s', (name, css) => {
	expect(colorOf(name)).toBe(css)
})

it.each(['XL', '500 ml', 'Redwood Forest Collection Edition', 'Credit', 'Morning', ''])('[R-11] %j is no colour', (name) => {
	expect(colorOf(name)).toBeUndefined()
})
