import { expect, test } from 'vitest'
import { fullPage } from '../../core/page/page.fixture'
import { shopifyCsv } from '../exports/shopify-csv'
import { woocommerceCsv } from '../exports/woocommerce-csv'
import { renderPage } from '../render-page'
import { priceLabel } from './price-label'

const imageUrl = (file: { key: string }) => `https://pictures.example/${file.key}`

test.each([
	[{ amountMinor: 1250, currency: 'EUR' }, 'fr', 'europe', /^12,50\s€$/],
	[{ amountMinor: 1200, currency: 'EUR' }, 'fr', 'europe', /^12\s€$/],
	[{ amountMinor: 1250, currency: 'USD' }, 'en', 'usa', /^\$12\.50$/],
	[{ amountMinor: 12_505, currency: 'KWD' }, 'en', 'middle-east', /12\.505/],
	[{ amountMinor: 1250, currency: 'JPY' }, 'en', 'usa', /1,250$/],
])('[C-8] %o is written as the page’s readers write it', (money, tag, market, written) => {
	expect(priceLabel(money, tag, market)).toMatch(written)
})

test('[C-8] decimals reach the page, its data for search engines and the imports of the stores', () => {
	const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' })
	const page = { ...fullPage(), offer: { price: usd(1250), compareAt: usd(1999) } }
	const html = renderPage(page, { imageUrl, mode: 'document' })
	expect(html).toContain('$12.50')
	expect(html).toMatch(/"price":12\.5[,}]/)
	expect(html).toContain('content="12.5"')
	for (const csv of [shopifyCsv(page, { key: 'vitrine-1', imageUrl }).csv, woocommerceCsv(page, { key: 'vitrine-1', imageUrl }).csv]) {
		expect(csv).toContain('12.50')
		expect(csv).toContain('19.99')
	}
})
