import { describe, expect, test } from 'vitest'
import { openStorage } from './browser-storage'
import {
	clearToken,
	forgetAll,
	forgetKeys,
	keepOfBrowser,
	readBilling,
	readKeys,
	readNewStatus,
	readPush,
	readShop,
	rememberBilling,
	rememberKeys,
	rememberNewStatus,
	rememberPage,
	rememberPrice,
	rememberPush,
	rememberResult,
	rememberShop,
	STORAGE_KEYS,
	storageKeysOf,
	takeMissingImages,
	takeToken,
} from './storage'

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

	test('the names are the specification’s, each once', () => {
		expect(Object.values(STORAGE_KEYS)).toEqual([
			...['product_page_html', 'product_gallery_html', 'product_url', 'should_show_toast', 'product_html', 'gallery_html', 'price'],
			...['ppg_billing', 'store_url', 'consumer_key', 'consumer_secret'],
		])
		expect(Object.values(storageKeysOf('shopify'))).toEqual(['shopify_push_token', 'shopify_last_pushed_token', 'shopify_store'])
	})

	test('a page opened again takes the place of the one before; whether its pictures are missing was told already', () => {
		const store = new MemoryStore()
		rememberResult(store, result)
		takeMissingImages(store)
		rememberPage(store, { ...result, product_page_html: '<main>2' })
		expect([store.getItem('product_page_html'), store.getItem('should_show_toast')]).toEqual(['<main>2', '0'])
	})

	test('[Y-3] how new products arrive is what was chosen last, published where nobody chose, and goes with the person', () => {
		const store = new MemoryStore()
		expect(readNewStatus(store)).toBe('published')
		rememberNewStatus(store, 'draft')
		expect(readNewStatus(store)).toBe('draft')
		forgetAll(store)
		expect(readNewStatus(store)).toBe('published')
	})

	test('what goes to a store is kept under product_html, gallery_html and price, beside the page itself', () => {
		const store = new MemoryStore()
		rememberPush(store, { ...result, price: 49 })
		expect(Object.fromEntries(store.entries)).toEqual({ product_html: '<main>', gallery_html: '<img>', price: '49' })
		rememberPrice(store, undefined)
		expect(store.getItem('price')).toBeNull()
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
		rememberPush(store, { ...result, price: 49 })
		store.setItem('consumer_key', 'ck_…')
		rememberShop(store, 'shopify', 'dar-atlas')
		rememberBilling(store, { plan: 'Free', pages_generated: 2, limit: 5 })
		expect(store.getItem('ppg_billing')).toBe('{"plan":"Free","pages_generated":2,"limit":5}')
		rememberBilling(store, {
			plan: 'Pro',
			pages_generated: 2,
			limit: 150,
			subscription_status: 'active',
			subscription_current_period_end: 7,
		})
		expect(store.getItem('ppg_billing')).toBe(
			'{"plan":"Pro","pages_generated":2,"limit":150,"subscription_status":"active","subscription_current_period_end":7}',
		)
		expect(readBilling(store)).toMatchObject({ plan: 'Pro', subscription_status: 'active' })
		store.setItem('ppg_billing', '{"plan":"Gold"}')
		expect(readBilling(store)).toBeUndefined()
		forgetAll(store)
		expect([...store.entries.keys()]).toEqual(['someone-elses'])
	})

	test('[W-1] who signs out leaves the language and the look chosen in this browser as they are, also where all storage is emptied', () => {
		const store = new MemoryStore()
		const chosen = { vitrine_language: 'ar', vitrine_appearance: 'dark' }
		for (const [key, value] of Object.entries(chosen)) store.setItem(key, value)
		rememberResult(store, result)
		const putBack = keepOfBrowser(store)
		forgetAll(store)
		expect(Object.fromEntries(store.entries)).toEqual(chosen)
		store.entries.clear()
		putBack()
		expect(Object.fromEntries(store.entries)).toEqual(chosen)
	})

	test('a browser in which no language was chosen is given none', () => {
		const store = new MemoryStore()
		keepOfBrowser(store)()
		expect(store.entries.size).toBe(0)
	})

	test('a storage that is full breaks nothing, and keeps no copy of a page before', () => {
		const store = new MemoryStore()
		rememberResult(store, { ...result, product_page_html: '<main>before' })
		store.setItem = () => {
			throw new DOMException('full', 'QuotaExceededError')
		}
		rememberResult(
			openStorage(() => store as unknown as Storage),
			result,
		)
		expect(store.entries.get(STORAGE_KEYS.pageHtml)).toBeUndefined()
	})
})

describe('[S-1] [R-10] the keys of a push to Shopify', () => {
	test('a token pushes once: not when it is missing, not when it has pushed, and the next one again', () => {
		const store = new MemoryStore()
		expect(takeToken(store, 'shopify', undefined)).toBeUndefined()
		expect(takeToken(store, 'shopify', 'one')).toBe('one')
		expect(store.entries.get(storageKeysOf('shopify').lastToken)).toBe('one')
		expect(takeToken(store, 'shopify', 'one')).toBeUndefined()
		clearToken(store, 'shopify')
		expect(takeToken(store, 'shopify', undefined)).toBeUndefined()
		store.setItem('shopify_push_token', 'two')
		expect(takeToken(store, 'shopify', undefined)).toBe('two')
		expect(takeToken(store, 'shopify', undefined)).toBeUndefined()
	})

	test('what was on its way, and the shop typed last, are found again', () => {
		const store = new MemoryStore()
		expect([readShop(store, 'shopify'), readPush(store)]).toEqual(['', { product_html: '', gallery_html: '', price: '' }])
		rememberShop(store, 'shopify', 'dar-atlas')
		rememberPush(store, { product_page_html: '<main>', product_gallery_html: '<img>', price: 49 })
		expect([readShop(store, 'shopify'), readPush(store)]).toEqual([
			'dar-atlas',
			{ product_html: '<main>', gallery_html: '<img>', price: '49' },
		])
	})
})

test('[C-1] [R-10] the three keys of a WooCommerce store are kept together and go together', () => {
	const store = new MemoryStore()
	const fields = { store_url: 'https://shop.example', consumer_key: 'ck_••••••••1234', consumer_secret: 'cs_••••••••5678' }
	rememberKeys(store, fields)
	expect(Object.fromEntries(store.entries)).toEqual(fields)
	expect(readKeys(store)).toEqual(fields)
	forgetKeys(store)
	expect(store.entries.size).toBe(0)
})
