import { describe, expect, it } from 'vitest'
import type { Page } from '../../core/page/page'
import { fullPage } from '../../core/page/page.fixture'
import { pageView } from '../view/page-view'
import { escapeJson } from './escape-json'
import { jsonLdOf } from './json-ld'

const graphOf = (page: Page, url = (key: string) => `https://cdn.example/${key}`) =>
	jsonLdOf(pageView(page, (file) => url(file.key)))['@graph']
const node = (page: Page, type: string) => graphOf(page).find((candidate) => candidate['@type'] === type)

describe('[O-3] JSON-LD', () => {
	it('offers the seller’s price, never the listing’s', () => {
		expect(node(fullPage(), 'Product')).toMatchObject({
			name: 'Tavio desk lamp',
			offers: { '@type': 'Offer', price: 59, priceCurrency: 'USD', priceSpecification: { price: 79 } },
		})
		expect(node({ ...fullPage(), offer: null }, 'Product')).not.toHaveProperty('offers')
	})

	it('[K-3] holds no rating and no review, even when the listing has them', () => {
		const page = fullPage()
		expect(page.product.reviews).toHaveLength(1)
		expect(JSON.stringify(graphOf(page))).not.toMatch(/rating|review/i)
	})

	it('asks only the questions the page answers, as plain text', () => {
		expect(node(fullPage(), 'FAQPage')).toMatchObject({
			mainEntity: [{ name: 'How high is it?', acceptedAnswer: { text: '38 cm.' } }, { name: 'Which desk?' }],
		})
		const page = fullPage()
		expect(node({ ...page, sections: page.sections.filter((section) => section.type !== 'faq') }, 'FAQPage')).toBeUndefined()
	})

	it('names the breadcrumbs of the listing, ending at the product', () => {
		expect(node(fullPage(), 'BreadcrumbList')).toMatchObject({
			itemListElement: [
				{ position: 1, name: 'Home' },
				{ position: 2, name: 'Lamps' },
				{ position: 3, name: 'Tavio desk lamp' },
			],
		})
	})

	it('names pictures by address only where they have one', () => {
		expect(node(fullPage(), 'Product')?.image).toContain('https://cdn.example/images/a-900.webp')
		expect(graphOf(fullPage(), () => 'data:image/webp;base64,AAAA')[0]).not.toHaveProperty('image')
	})

	it('[N-4] can hold no end of its script', () => {
		const hostile = { text: '</script><!-- & \u2028 -->' }
		const json = escapeJson(hostile)
		expect(json).not.toMatch(/[<>&\u2028]/)
		expect(JSON.parse(json)).toEqual(hostile)
	})
})
