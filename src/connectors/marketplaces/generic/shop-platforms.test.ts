import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Money, majorAmount } from '../../../core/money'
import type { Sourced } from '../../../core/product/product'
import { productSchema } from '../../../core/product/product'
import { generic } from './generic'

const FOLDER = 'test/fixtures/shops'

/** What stands on a page, by hand; pictures by a part of their addresses that tells which and how large. */
type Truth = {
	url: string
	title: string
	brand: string | null
	sku?: string | null
	gtin?: string
	price: [number, string]
	listPrice: [number, string] | null
	priceMax: [number, string] | null
	availability: string
	gallery: string[]
	variants: Record<string, string[]> | null
	specs: Record<string, string>
}

const truths: Record<string, Truth> = JSON.parse(readFileSync(`${FOLDER}/truths.json`, 'utf8'))
const amount = (money: Sourced<Money> | undefined) => (money ? [majorAmount(money.value), money.value.currency] : null)

describe('pages written in the manner of thirty shop platforms', () => {
	it('[X-4] every page has its truth', () => {
		const pages = readdirSync(FOLDER).filter((name) => name.endsWith('.html'))
		expect(pages.map((name) => name.replace('.html', '')).sort()).toEqual(Object.keys(truths).sort())
		expect(pages).toHaveLength(30)
	})

	it.each(Object.entries(truths))(
		'[X-4] %s: name, price, currency, stock, pictures, choices and table are those the page shows',
		(name, truth) => {
			const html = readFileSync(`${FOLDER}/${name}.html`, 'utf8')
			expect(generic.classify(html)).toEqual({ kind: 'product' })
			const product = generic.extract(html)
			expect(productSchema.parse(product)).toEqual(product)
			expect({
				url: product.source.url,
				title: product.title?.value,
				brand: product.brand?.value ?? null,
				...('sku' in truth ? { sku: product.sku?.value ?? null } : {}),
				...('gtin' in truth ? { gtin: product.gtin?.value } : {}),
				price: amount(product.price),
				listPrice: amount(product.listPrice),
				priceMax: amount(product.priceMax),
				availability: product.availability?.value,
				gallery: product.gallery.map(({ value }, i) => (value.url.includes(truth.gallery[i] ?? '\n') ? truth.gallery[i] : value.url)),
				variants: product.variants?.value.dimensions ?? null,
				specs: Object.fromEntries(product.specs.map(({ value }) => [value.name, value.value])),
			}).toEqual(truth)
		},
	)

	it('[X-4] [X-10] combinations in a form’s own data have their price, number, picture and stock', () => {
		const { variants } = generic.extract(readFileSync(`${FOLDER}/woocommerce-classic.html`, 'utf8'))
		const items = variants?.value.items ?? []
		expect(items.map(({ options, sku, available, ...one }) => [options, sku, available, one.price, one.listPrice])).toEqual([
			[{ Gewicht: '1 kg' }, 'TH-204-1', false, { amountMinor: 3650, currency: 'EUR' }, { amountMinor: 4490, currency: 'EUR' }],
			[{ Gewicht: '500 g' }, 'TH-204-2', true, { amountMinor: 1990, currency: 'EUR' }, { amountMinor: 2490, currency: 'EUR' }],
		])
		expect(items.map(({ image }) => image?.url.split('/').at(-1))).toEqual(['bergkaese-laib.jpg', 'bergkaese-anschnitt.jpg'])
	})
})
