import { expect, test } from 'vitest'
import { formatNumbers } from './format-numbers'

test.each([
	['0.125 in', 'german', 'english', '0,125 in'],
	['3.125 in', 'german', 'english', '3,125 in'],
	['1,250 g', 'french', 'english', '1250 g'],
	['1.250 g', 'english', 'german', '1250 g'],
	['12,000 rpm', 'german', 'english', '12.000 rpm'],
	['1,250.5 g', 'german', undefined, '1250,5 g'],
	['WH-1000XM6, 18/8', 'german', 'english', 'WH-1000XM6, 18/8'],
] as const)('[W-11] %s in %s, read as %s: %s', (text, language, readAs, shown) => {
	expect(formatNumbers(text, language, () => readAs)).toBe(shown)
})
