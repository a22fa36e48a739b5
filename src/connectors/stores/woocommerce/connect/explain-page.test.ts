import { describe, expect, test } from 'vitest'
import { watchThreadTime } from '../../../../../test/support/thread-time'
import type { OutboundResponse } from '../../../fetch'
import { apiLinkOf } from '../api-link'
import { readAnswer } from '../read-answer'
import { pageError, pageKindOf } from './explain-page'
import { refusalOf, shopWords } from './shop-refusal'
import { describeSite, indexSchema } from './site'

const answer = (status: number, text: string, headers: Record<string, string> = {}): OutboundResponse => ({
	status,
	headers,
	body: Buffer.from(text),
	url: 'https://shop.example/',
})

describe('pages that come instead of data', () => {
	test.each([
		[403, '<h1>Forbidden</h1>', 'firewall'],
		[406, '<h1>Not Acceptable!</h1>', 'firewall'],
		[429, '<h1>Too Many Requests</h1>', 'firewall'],
		[503, '<title>Just a moment...</title>', 'firewall'],
		[200, '<title>Attention Required! | Cloudflare</title>', 'firewall'],
		[503, 'Briefly unavailable for scheduled maintenance. Check back in a minute.', 'maintenance'],
		[200, '<title>Coming Soon – Shop</title>', 'maintenance'],
		[200, '<title>Shop</title><p>New colours are coming soon</p>', 'none'],
		[401, '<h1>Authorization Required</h1>', 'password'],
		[200, '<h1>This Account has been suspended.</h1>', 'suspended'],
		[413, '<h1>Request Entity Too Large</h1>', 'too-large'],
		[404, '<h1>Not Found</h1>', 'gone'],
		[504, '<h1>Gateway Time-out</h1>', 'too-slow'],
		[524, '<h1>A timeout occurred</h1>', 'too-slow'],
		[500, 'There has been a critical error on this website.', 'broken'],
		[503, '<title>503 Backend fetch failed</title>', 'broken'],
	] as const)('[C-2] %i with %j is understood as %s', (status, text, kind) => {
		expect(pageKindOf(answer(status, text))).toBe(kind)
	})

	test('[C-2] a shop that says for how long it is closed is closed, in whatever language', () => {
		expect(pageKindOf(answer(503, '<title>Bientôt</title>', { 'retry-after': '86400' }))).toBe('maintenance')
		expect(pageKindOf(answer(503, '<title>Backend fetch failed</title>', { 'retry-after': '5' }))).toBe('broken')
	})

	test('[C-2] a timeout at the proxy is told as one, because the product may be there; a page too large by its field', () => {
		expect(pageError('too-slow', 504).code).toBe('timeout')
		expect(pageError('too-large', 413)).toMatchObject({ code: 'store_refused', details: { fields: ['description'] } })
	})
})

describe('reading answers', () => {
	const data = { 'content-type': 'application/json; charset=UTF-8' }

	test.each([
		['{"id":1}', { id: 1 }],
		['\ufeff\ufeff{"id":1}', { id: 1 }],
		['<br />\n<b>Notice</b>: Undefined index [x] in {a} on line 3<br />\n{"id":1}', { id: 1 }],
		['Warning: something\n[{"id":1}]', [{ id: 1 }]],
		['[]', []],
	])('[C-2] %j holds its data', (text, expected) => {
		expect(readAnswer(answer(200, text, data))).toEqual(expected)
	})

	test('[C-3] what a hostile shop sends does not hold the app up, however it is made', () => {
		const spent = watchThreadTime()
		readAnswer(answer(200, `x${'\n'.repeat(400_000)}x`, data))
		readAnswer(answer(200, `x${'\n['.repeat(400_000)}`, data))
		pageKindOf(answer(200, '<h1'.repeat(400_000)))
		apiLinkOf(answer(200, '<link '.repeat(400_000)))
		const refusal = refusalOf({
			status: 400,
			data: { code: 'x', message: '<'.repeat(400_000), data: { params: { ['f'.repeat(999)]: 1 } } },
		})
		expect(shopWords(refusal?.message ?? '', { key: 'ck_1', secret: 'cs_1' })).toBe('')
		expect(refusal?.fields[0]).toHaveLength(80)
		const index = indexSchema.parse({ namespaces: [], name: 'n'.repeat(400_000), url: `https://shop.example/${'/'.repeat(400_000)}x` })
		expect(describeSite('https://shop.example/wp-json/', index)).toMatchObject({ admin: 'https://shop.example/wp-admin/' })
		expect(index.name).toHaveLength(200)
		// Each of these takes minutes where a pattern is tried anew at every character.
		expect(spent()).toBeLessThan(5_000)
	})

	test('[C-2] a page is no data, whatever stands in its scripts, and half an answer is none', () => {
		expect(readAnswer(answer(200, '<script>\n{"id":1}\n</script>', { 'content-type': 'text/html' }))).toBeUndefined()
		for (const text of ['', '{"id":', '"text"', '5', 'null']) expect(readAnswer(answer(200, text, data)), text).toBeUndefined()
	})
})

describe('the API a page names', () => {
	test.each([
		['<https://shop.example/wp-json/>; rel="https://api.w.org/"', 'https://shop.example/wp-json/'],
		['</a.css>; rel=preload, <https://shop.example/api>; rel="https://api.w.org/", <x>; rel=shortlink', 'https://shop.example/api/'],
		['<https://shop.example/index.php?rest_route=/>; rel="https://api.w.org/"', 'https://shop.example/index.php?rest_route=/'],
		['<https://shop.example/?rest_route=/>; rel="https://api.w.org/"', 'https://shop.example/index.php?rest_route=/'],
		['<https://shop.example/feed/>; rel="alternate"', undefined],
		['<http://[>; rel="https://api.w.org/"', undefined],
	])('[C-2] is read from the header %j', (link, expected) => {
		expect(apiLinkOf(answer(200, '', { link }))).toBe(expected)
	})

	test('[C-2] is read from the head where a cache dropped the header', () => {
		const head = `<link rel="stylesheet" href="/a.css"><link rel='https://api.w.org/' href='https://shop.example/?rest_route=/&amp;x=1' />`
		expect(apiLinkOf(answer(200, head))).toBe('https://shop.example/index.php?rest_route=/')
		expect(apiLinkOf(answer(200, '<p>https://api.w.org/</p>'))).toBeUndefined()
	})
})
