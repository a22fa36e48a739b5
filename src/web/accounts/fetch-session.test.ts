import { afterEach, expect, test, vi } from 'vitest'
import { readBilling } from '../browser/storage'
import { fetchSession, isKnownHere } from './fetch-session'

function storage(kept: Record<string, string> = {}) {
	return {
		kept,
		getItem: (key: string) => kept[key] ?? null,
		setItem: (key: string, value: string) => {
			kept[key] = value
		},
		removeItem: (key: string) => {
			delete kept[key]
		},
	}
}
const answers = (status: number, json: object) => vi.stubGlobal('fetch', async () => new Response(JSON.stringify(json), { status }))
afterEach(() => vi.unstubAllGlobals())

test('[A-2] whoever has signed in is known to the app’s public pages as well', async () => {
	answers(200, { plan: 'Free', pages_generated: 2, limit: 5, user: { email: 'a@example.test' } })
	const store = storage()
	expect(isKnownHere(store)).toBe(false)
	expect(await fetchSession(store)).toBe(true)
	expect(isKnownHere(store)).toBe(true)
	expect(readBilling(store)).toEqual({ plan: 'Free', pages_generated: 2, limit: 5 })
	expect(JSON.stringify(store.kept)).not.toContain('example.test')
})

test('[A-2] who is signed out is not taken for signed in, and what is known of a plan stays', async () => {
	answers(401, {})
	const store = storage()
	expect([await fetchSession(store), isKnownHere(store)]).toEqual([false, false])
	answers(200, { plan: 'Free', pages_generated: 2, limit: 5 })
	const known = storage({ ppg_billing: '{"plan":"Pro","pages_generated":1,"limit":99,"subscription_status":"active"}' })
	expect(await fetchSession(known)).toBe(true)
	expect(readBilling(known)?.subscription_status).toBe('active')
})

test('[A-2] a server that cannot be reached has not said that nobody is there', async () => {
	vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
	expect(await fetchSession(storage())).toBeUndefined()
	vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>'))
	expect(await fetchSession(storage())).toBeUndefined()
	for (const status of [429, 500, 503]) {
		answers(status, { error: 'Too busy' })
		expect(await fetchSession(storage())).toBeUndefined()
	}
})
