import { expect, test } from 'vitest'
import { sourceOfLink } from './source-names'

test.each([
	['https://www.amazon.co.uk/dp/B0VITRINE1', 'amazon'],
	['amzn.to/3xYz', 'amazon'],
	['https://a.co/d/1', 'amazon'],
	['https://es.aliexpress.com/item/1005001234567890.html', 'aliexpress'],
	['https://a.aliexpress.com/_mK1', 'aliexpress'],
	['https://ali.ski/Bq1', 'aliexpress'],
	['alii.pub/6x9', 'aliexpress'],
	['https://ali.pub/6x9', 'aliexpress'],
	['https://s.aliexpress.com/AbC123', 'aliexpress'],
	['https://m.es.aliexpress.com/item/1005001234567890.html', 'aliexpress'],
	['https://www.aliexpress.us/item/3256801234567890.html', 'aliexpress'],
	['https://stools.example/p/oak', 'any'],
	['https://notamazon.example/', 'any'],
	['', undefined],
	['kettle', undefined],
])('[X-9] %s belongs to %s', (text, source) => {
	expect(sourceOfLink(text)).toBe(source)
})
