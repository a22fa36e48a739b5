import { describe, expect, test } from 'vitest'
import { forgetAll, rememberBilling, rememberResult, takeMissingImages } from './storage'

class MemoryStore {
	readonly entries = new Map<string, string>()
	getItem = (key: string) => this.entries.get(key) ?? null
	setItem = (key: string, value: string) => void this.entries.set(key, value)
	removeItem = (key: string) => void this.entries.delete(key)
}

const result = {
	product_page_html: '<main>',
	product_gallery_html: '<img>',
	product_url: 'https://www.amazon.com/dp/B0',
	should_show_toast: 1 as const,
}

describe('[R-10] the browser storage keys of the specification', () => {
	test('a result is kept under product_page_html, product_gallery_html, product_url and should_show_toast', () => {
		const store = new MemoryStore()
		rememberResult(store, result)
		expect(Object.fromEntries(store.entries)).toEqual({
			product_page_html: '<main>',
			product_gallery_html: '<img>',
			product_url: 'https://www.amazon.com/dp/B0',
			should_show_toast: '1',
		})
	})

	test('[X-6] missing description images are told once', () => {
		const store = new MemoryStore()
		rememberResult(store, result)
		expect(takeMissingImages(store)).toBe(true)
		expect(takeMissingImages(store)).toBe(false)
	})

	test('nothing of the person who signed out stays, and nothing else is touched', () => {
		const store = new MemoryStore()
		store.setItem('someone-elses', 'kept')
		rememberResult(store, result)
		rememberBilling(store, { plan: 'Free', pages_generated: 2, limit: 5 })
		expect(store.getItem('ppg_billing')).toBe('{"plan":"Free","pages_generated":2,"limit":5}')
		forgetAll(store)
		expect([...store.entries.keys()]).toEqual(['someone-elses'])
	})

	test('a storage that is full loses no page and breaks nothing', () => {
		const store = new MemoryStore()
		store.setItem = () => {
			throw new DOMException('full', 'QuotaExceededError')
		}
		expect(() => rememberResult(store, result)).not.toThrow()
		expect(store.entries.size).toBe(0)
	})
})
