import { expect, test } from 'vitest'
import { linkAddress } from './link-address'

test.each([
	['example.test/shop', 'https://example.test/shop'],
	[' http://example.test ', 'http://example.test/'],
	['lina@example.test', 'mailto:lina@example.test'],
	['+212 (600) 00-00-00', 'tel:+212600000000'],
])('[R-2] %j becomes a link to %s', (typed, href) => {
	expect(linkAddress(typed)).toBe(href)
})

test.each(['javascript:alert(1)', 'data:text/html,x', '', 'word', 'ftp://example.test'])('[N-4] %j is no link', (typed) => {
	expect(linkAddress(typed)).toBeUndefined()
})
