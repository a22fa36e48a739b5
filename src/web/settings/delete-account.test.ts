import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteAccount } from './delete-account'

const VALUES = { email: 'sara@example.com', password: '' }
let held: Map<string, string>
let answer: () => Response

beforeEach(() => {
	held = new Map([
		['vitrine_language', 'ar'],
		['product_page_html', '<main>'],
	])
	vi.stubGlobal('document', { cookie: 'csrftoken=x' })
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => held.get(key) ?? null,
		setItem: (key: string, value: string) => void held.set(key, value),
		removeItem: (key: string) => void held.delete(key),
	})
	vi.stubGlobal('fetch', async () => answer())
})
afterEach(() => vi.unstubAllGlobals())

const refusal = (status: number, code: string, details: object) => () =>
	Response.json({ error: 'Sign in again.', code, details }, { status })

test('[A-6] whoever signed in too long ago is told to sign in anew; every other refusal is told where it belongs', async () => {
	answer = refusal(403, 'forbidden', { reason: 'sign_in_again' })
	expect(await deleteAccount(VALUES)).toEqual({ field: 'form', text: 'Sign in again.', isStale: true })
	answer = refusal(400, 'invalid_request', { field: 'password' })
	expect(await deleteAccount(VALUES)).toEqual({ field: 'password', text: 'Sign in again.', isStale: false })
})

test('[A-6] [W-1] after everything is deleted the browser still speaks the language chosen in it, and holds nothing else', async () => {
	answer = () => {
		// As the answer's Clear-Site-Data has the browser do.
		held.clear()
		return Response.json({ status: 'done' })
	}
	expect(await deleteAccount(VALUES)).toBeUndefined()
	expect(Object.fromEntries(held)).toEqual({ vitrine_language: 'ar' })
})
