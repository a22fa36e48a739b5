import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { productSchema } from '../../../core/product/product'
import { extractListing } from './extract-listing'

const FOLDER = 'test/fixtures/listings'
const listings = readdirSync(FOLDER)
	.filter((file) => file.startsWith('amazon.') && file.endsWith('.html'))
	.map((file) => file.replace('.html', ''))
const extract = (name: string) => extractListing(readFileSync(`${FOLDER}/${name}.html`, 'utf8'))

describe('saved page in, whole product out', () => {
	it.each(listings)('[X-4] %s', (name) => {
		const product = extract(name)
		expect(productSchema.parse(product)).toEqual(product)
		expect(product).toEqual(JSON.parse(readFileSync(`${FOLDER}/expected/${name}.json`, 'utf8')))
	})

	it('[X-4] a blank offscreen price is read from whole and fraction', () => {
		expect(extract('amazon.com__B0VITRINE1').price?.value).toEqual({ amountMinor: 7995, currency: 'USD' })
	})

	it('[X-4] used, subscription and per-unit prices beside the new offer are left alone', () => {
		expect(extract('amazon.co.uk__B0VITRINE2').price?.value).toEqual({ amountMinor: 6400, currency: 'GBP' })
	})

	it('[X-4] a range of variants is its lowest and its highest price', () => {
		const { price, priceMax } = extract('amazon.com__B0VITRINE4')
		expect([price?.value.amountMinor, priceMax?.value.amountMinor]).toEqual([3800, 4650])
	})

	it('[X-4] an unavailable item has no price, whatever its carousels show', () => {
		const { price, availability, rating, missing } = extract('amazon.es__B0VITRINE8')
		expect([price, availability?.value, rating]).toEqual([undefined, 'out_of_stock', undefined])
		expect(missing).toEqual(expect.arrayContaining(['price', 'listPrice', 'rating', 'ratingCount']))
	})

	it('[X-4] Arabic digits and separators are read', () => {
		const { price, ratingCount } = extract('amazon.sa__B0VITRINE6')
		expect([price?.value, ratingCount?.value]).toEqual([{ amountMinor: 124950, currency: 'SAR' }, 218])
	})

	it('[X-4] every value says by which rule and where it was read', () => {
		const { source, missing, ...fields } = extract('amazon.co.uk__B0VITRINE2')
		const entries = Object.values(fields).flat()
		expect(entries.length).toBeGreaterThan(30)
		for (const entry of entries) expect(entry?.origin).toEqual({ rule: expect.stringMatching(/./), place: expect.stringMatching(/./) })
		expect([source.domain, missing]).toEqual(['amazon.co.uk', expect.any(Array)])
	})

	it('[X-4] a page without a title is unreadable, and says what to do', () => {
		expect(() => extractListing('<html><body><p>Hello</p></body></html>')).toThrow(expect.objectContaining({ code: 'listing_unreadable' }))
	})

	it('[X-4] a page that names no address of its own is of the marketplace its links lead to', () => {
		const html = [
			'<div id="dp"><span id="productTitle">Mutfak bıçağı</span>',
			'<span id="priceblock_ourprice">1.279,90</span>',
			'<a href="https://www.amazon.com.tr/dp/x">x</a></div>',
		].join('')
		expect(extractListing(html).price?.value).toEqual({ amountMinor: 127990, currency: 'TRY' })
		expect(() => extractListing('<span id="productTitle">Bıçak</span>')).toThrow(expect.objectContaining({ code: 'listing_unreadable' }))
	})

	it('[X-4] the link tells the marketplace where the page does not', () => {
		const link = {
			marketplace: 'amazon',
			domain: 'amazon.co.jp',
			asin: 'B0VITRINE7',
			url: 'https://www.amazon.co.jp/dp/B0VITRINE7',
			short: false,
		}
		const html = '<div id="dp"><span id="productTitle">包丁</span><span id="priceblock_ourprice">￥ 1,280</span></div>'
		const product = extractListing(html, link)
		expect([product.source.domain, product.price?.value]).toEqual(['amazon.co.jp', { amountMinor: 1280, currency: 'JPY' }])
	})
})
