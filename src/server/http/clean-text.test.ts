import { beforeAll, describe, expect, it } from 'vitest'
import { type PlainApp, plainTestApp } from '../../../test/support/plain-app'
import { cleanText } from './clean-text'

/** A zero, half a character, and a whole one that stays. */
const DIRTY = 'a\u0000b\ud83dc\u{1f600}'
const CLEANED = 'ab\ufffdc\u{1f600}'

let server: PlainApp
beforeAll(async () => {
	server = await plainTestApp()
})

describe('text no database can store', () => {
	it('[N-4] is cleaned in values, keys and lists; bytes and other objects stay as they are', () => {
		const bytes = Buffer.from('\0')
		expect(cleanText({ [DIRTY]: [DIRTY, 1, null, { deep: DIRTY }], bytes })).toEqual({
			[CLEANED]: [CLEANED, 1, null, { deep: CLEANED }],
			bytes,
		})
	})

	it('[N-1] is answered by no route with an error of ours, wherever it stands', async () => {
		const seller = await server.user()
		const id = crypto.randomUUID()
		const page = { product_html: DIRTY, product_url: DIRTY, page_id: id, base_version: 1, page: { title: DIRTY } }
		const answers = {
			'a page saved': await seller.post('/api/save_generated_page', page),
			'a page asked for': await seller.get(`/api/pages/${encodeURIComponent('a\0b')}`),
			'a search': await seller.get(`/api/pages?search=${encodeURIComponent('a\0b')}`),
			ads: await seller.post('/generate_ad_copy', { product_html: DIRTY, language: DIRTY, page_id: DIRTY }),
			'a generation': await seller.generate({ product_link: DIRTY, pasted_text: DIRTY.repeat(9), facts: JSON.stringify({ title: DIRTY }) }),
			'a profile': await seller.change('PUT', '/api/store-profile', { name: DIRTY, shipping: DIRTY }),
			'a name': await seller.change('PUT', '/api/account', { name: DIRTY }),
			'a review': await seller.post('/api/reviews', { rating: 5, text: DIRTY, name: DIRTY }),
			'signing in': await seller.post(
				'/api/auth/sign-in/email',
				{ email: `a\0@example.com`, password: DIRTY },
				{ origin: 'http://127.0.0.1:3000' },
			),
			'signing up': await seller.post(
				'/api/auth/sign-up/email',
				{ name: DIRTY, email: 'zero@example.com', password: 'correct horse \0battery' },
				{ origin: 'http://127.0.0.1:3000' },
			),
		}
		const errors = Object.entries(answers).filter(([, { statusCode }]) => statusCode >= 500)
		expect(errors.map(([what, { statusCode, body }]) => ({ what, statusCode, body }))).toEqual([])
		expect((await seller.get('/api/account')).json()).toMatchObject({ name: CLEANED })
	})
})
