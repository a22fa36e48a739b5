import { describe, expect, test } from 'vitest'
import { fullPage } from '../../core/page/page.fixture'
import { openStorage } from './browser-storage'
import { forgetUnsent, keepUnsent, readUnsent } from './unsent-pages'

/** A browser's storage with so much room, in characters. */
function storage(room = Number.POSITIVE_INFINITY) {
	const entries = new Map<string, string>()
	return {
		get length() {
			return entries.size
		},
		keys: () => [...entries.keys()],
		getItem: (key: string) => entries.get(key) ?? null,
		setItem: (key: string, text: string) => {
			if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
			entries.set(key, text)
		},
		removeItem: (key: string) => void entries.delete(key),
	}
}

describe('[R-17] what the server has not got is kept in the browser', () => {
	const page = fullPage()

	test('a page is read back as it was kept, by its own user alone', () => {
		const store = storage()
		keepUnsent(store, 'amal', 'p1', { page, version: 4 })
		expect(readUnsent(store, 'amal', 'p1')).toEqual({ page, version: 4 })
		expect(readUnsent(store, 'badr', 'p1')).toBeUndefined()
		expect(readUnsent(store, 'amal', 'p2')).toBeUndefined()
	})

	test('once the server has it, and once somebody signs out, nothing is left', () => {
		const store = storage()
		keepUnsent(store, 'amal', 'p1', { page, version: 4 })
		keepUnsent(store, 'amal', 'p1', undefined)
		expect(store.length).toBe(0)
		keepUnsent(store, 'amal', 'p1', { page, version: 4 })
		keepUnsent(store, 'amal', 'p2', { page, version: 1 })
		store.setItem('theme', 'dark')
		forgetUnsent(store)
		expect(store.length).toBe(1)
	})

	test('a full browser stops nobody, and what cannot be read is no page', () => {
		const full = storage(100) as unknown as Storage
		const store = openStorage(() => full)
		keepUnsent(store, 'amal', 'p1', { page, version: 4 })
		expect(readUnsent(store, 'amal', 'p1')).toBeUndefined()
		store.setItem('unsent_page:amal:p1', '{"version":3,"page":{"version":99}}')
		expect(readUnsent(store, 'amal', 'p1')).toBeUndefined()
	})
})
