import { expect, test } from 'vitest'
import { nextPath } from '../next-path'
import { queryOnward, tokenIn, withLanguage, withoutLanguage } from './sign-in-address'

test('[W-1] a language is asked for by the query, beside what else it says, and goes from it when it is settled', () => {
	expect(withLanguage('?next=%2Fpages', 'fr')).toBe('?next=%2Fpages&language=fr')
	expect(withLanguage('?language=ar', 'fr')).toBe('?language=fr')
	expect(withoutLanguage('?next=%2Fpages&language=fr')).toBe('?next=%2Fpages')
	expect(withoutLanguage('?language=fr')).toBe('')
})

test('[A-2] from one screen to the next it is kept where one wanted to go, and no address of another host', () => {
	expect(nextPath(queryOnward('?next=/product-result%3Fpage%3Dp1'))).toBe('/product-result?page=p1')
	for (const search of ['', '?next=/dashboard', '?next=//evil.test', '?next=https://evil.test', '?other=1'])
		expect(queryOnward(search)).toBe('')
})

test('[A-4] the token of an e-mail’s link stands behind #', () => {
	expect(tokenIn('#token=abc')).toBe('abc')
	for (const hash of ['', '#', '#token=', '#other=abc']) expect(tokenIn(hash)).toBeUndefined()
})
