import { describe, expect, test } from 'vitest'
import { nextPath, signInPath } from './next-path'

describe('[A-2] after sign-in one comes back to where one wanted to go', () => {
	test.each(['/product-result?page=p1', '/dashboard', '/product-result?page=p1&shopify=1#top'])('%s is kept', (path) => {
		expect(nextPath(new URL(signInPath(path), 'https://x.test').search)).toBe(path)
	})

	test.each([
		'//evil.test',
		'/\\evil.test',
		'/.//evil.test',
		'/a/..//evil.test',
		'/%2e//evil.test',
		'/./\\evil.test',
		'https://evil.test',
		'javascript:alert(1)',
		'/\t/evil.test',
		'',
		'dashboard',
	])('%j is not followed: [A-1] sign-in ends at the dashboard', (next) => {
		expect(nextPath(`?next=${encodeURIComponent(next)}`)).toBe('/dashboard')
	})

	test('the sign-in screens do not lead to themselves', () => {
		expect(nextPath('?next=/login')).toBe('/dashboard')
		expect(nextPath('?next=/signup%3Fnext%3D/login')).toBe('/dashboard')
	})
})
