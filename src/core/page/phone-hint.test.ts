import { describe, expect, it } from 'vitest'
import { MARKETS } from '../locale/markets'
import { phoneHint, phonePattern } from './phone-pattern'

describe('[O-2] the hint beside a telephone field', () => {
	it.each(MARKETS.map(({ id }) => id))('in %s is a number the field takes, or the codes it begins with', (market) => {
		const hint = phoneHint(market) ?? ''
		expect(hint).toMatch(/^\+\d/)
		const single = !hint.includes(',')
		if (single) expect(hint).toMatch(new RegExp(`^(?:${phonePattern(market)})$`, 'v'))
		else expect(hint.split(/, | …/).filter(Boolean).length).toBeLessThanOrEqual(4)
	})

	it('is missing where nobody knows the numbers', () => {
		expect(phoneHint('the moon')).toBeUndefined()
		expect(phoneHint('morocco')).toBe('+212 123 456 789')
	})
})
