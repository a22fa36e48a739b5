import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { majorAmount } from '../../../core/money'
import { productSchema } from '../../../core/product/product'
import { aliexpress } from './aliexpress'
import { withoutOffer } from './extract-listing'

const fixture = (year: string) => readFileSync(`test/fixtures/aliexpress/${year}.html`, 'utf8')
const ITEM = 'https://www.aliexpress.com/item/1005001234567890.html'

describe('links', () => {
	it.each([
		['https://www.aliexpress.com/item/1005001234567890.html?spm=a2g0o&algo_pvid=1', ITEM],
		['aliexpress.com/item/1005001234567890.html', ITEM],
		['https://www.aliexpress.com/item/Stoneware-Bottle/1005001234567890.html', ITEM],
		['https://m.aliexpress.com/i/1005001234567890.html', 'https://m.aliexpress.com/item/1005001234567890.html'],
		['https://es.aliexpress.com/item/1005001234567890.html', 'https://es.aliexpress.com/item/1005001234567890.html'],
		['https://www.aliexpress.us/item/3256801234567890.html', 'https://www.aliexpress.us/item/3256801234567890.html'],
		['https://aliexpress.ru/item/1005001234567890.html', 'https://www.aliexpress.ru/item/1005001234567890.html'],
		['Look: https://www.aliexpress.com/store/product/bottle/1234567_32901234567.html!', 'https://www.aliexpress.com/item/32901234567.html'],
		['https://m.es.aliexpress.com/item/1005001234567890.html', 'https://m.es.aliexpress.com/item/1005001234567890.html'],
		['https://star.aliexpress.com/share/share.htm?redirectUrl=https%3A%2F%2Fwww.aliexpress.com%2Fitem%2F1005001234567890.html', ITEM],
		['https://www.aliexpress.com/ssr/300000/deals?productIds=1005001234567890:12', ITEM],
	])('[X-9] %s', (text, url) => {
		expect(aliexpress.parseLink(text)).toMatchObject({ marketplace: 'aliexpress', url, short: false })
	})

	it.each('ar de es fr he id it ja ko nl pl pt ru th tr vi'.split(' '))(
		'[X-9] the edition in %s is its own, so that its language stays',
		(edition) => {
			const url = `https://${edition}.aliexpress.com/item/1005001234567890.html`
			expect(aliexpress.parseLink(`${url}?gatewayAdapt=glo2${edition}`)).toMatchObject({ url, domain: `${edition}.aliexpress.com` })
			expect(aliexpress.parseLink(`m.${edition}.aliexpress.com/i/1005001234567890.html`)).toMatchObject({
				domain: `m.${edition}.aliexpress.com`,
			})
		},
	)

	it.each([
		'https://s.click.aliexpress.com/e/_DmX',
		'https://a.aliexpress.com/_mK1abc',
		'https://s.aliexpress.com/AbC123',
		'https://a.aliexpress.ru/_mK1abc',
		'https://sl.aliexpress.ru/p?key=AbC123',
		'https://ali.ski/AbC123',
		'https://ali.pub/5abcde',
		'https://alii.pub/5abcde',
	])('[X-9] the short link %s is to be followed', (text) => {
		expect(aliexpress.parseLink(text)).toMatchObject({ url: text, short: true, domain: undefined })
	})

	it.each([
		'https://www.aliexpress.com/',
		'https://www.aliexpress.com/store/1234567',
		'https://www.aliexpress.com/w/wholesale-bottle.html',
		'https://aliexpress.com.evil.example/item/1005001234567890.html',
		'https://notaliexpress.com/item/1005001234567890.html',
		'https://u:p@www.aliexpress.com/item/1005001234567890.html',
		'https://www.aliexpress.com:8443/item/1005001234567890.html',
	])('[X-9] %s is no listing', (text) => {
		expect(aliexpress.parseLink(text)).toBeUndefined()
	})
})

describe.each(['2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026'])('a listing as of %s', (year) => {
	const html = fixture(year)

	it('[X-9] gives its title without the offer, its prices, pictures and specifications', () => {
		expect(aliexpress.classify(html)).toEqual({ kind: 'product' })
		const product = aliexpress.extract(html)
		expect(productSchema.parse(product)).toEqual(product)
		expect(product.source).toMatchObject({ marketplace: 'aliexpress', domain: 'aliexpress.com', url: ITEM })
		expect(product.title?.value).toBe('Tamsel Stoneware Bottle With Cork Lid')
		expect([product.price, product.listPrice].map((one) => one && majorAmount(one.value))).toEqual([12.5, 15.63])
		expect([product.priceMax && majorAmount(product.priceMax.value), product.availability?.value]).toEqual([15.5, 'in_stock'])
		expect(product.gallery).toHaveLength(3)
		expect(product.specs[0]).toMatchObject({ value: { name: 'Material', value: 'Stoneware' }, origin: { rule: 'page-state' } })
	})

	it('[X-9, X-10] gives each combination its own price, stock and picture', () => {
		const variants = aliexpress.extract(html).variants?.value
		expect(variants?.dimensions).toEqual({ Color: ['Sand', 'Navy'], Size: ['0.5 l', '0.9 l'] })
		expect(variants?.items?.map(({ options, price, available }) => [options.Color, options.Size, price?.amountMinor, available])).toEqual([
			['Sand', '0.5 l', 1250, true],
			['Sand', '0.9 l', 1550, true],
			['Navy', '0.5 l', 1250, true],
			['Navy', '0.9 l', 1550, false],
		])
		expect(variants?.items?.every(({ image, listPrice, sku, origin }) => image && listPrice && sku && origin.rule === 'page-state')).toBe(
			true,
		)
		expect(Object.keys(variants?.pictures?.Color ?? {})).toEqual(['Sand', 'Navy'])
	})

	it('[X-9] gives stars, how many gave them and how often it was ordered, of this listing and not of its neighbours', () => {
		const { rating, ratingCount, orders } = aliexpress.extract(html)
		expect([rating?.value, ratingCount?.value, orders?.value]).toEqual([4.7, 31, 210])
		expect(orders?.origin.rule).toBe('page-state')
	})

	it('[X-9] names the document its description lies in', () => {
		expect(aliexpress.descriptionOf?.(html)?.address).toMatch(/^https:\/\/aeproductsourcesite\.alicdn\.com\//)
	})
})

it('[X-9] the description document gives its pictures, and a foreign address is not fetched', () => {
	const pictures = aliexpress
		.descriptionOf?.(fixture('2019'))
		?.picturesIn(
			[
				'<p>Fired twice.</p><img src="https://ae01.alicdn.com/kf/Sdesc1.jpg">',
				'<img src="http://10.0.0.1/x.jpg"><img data-src="//ae01.alicdn.com/kf/Sdesc2.jpg">',
			].join(''),
		)
	expect(pictures?.map(({ url }) => url)).toEqual(['https://ae01.alicdn.com/kf/Sdesc1.jpg', 'https://ae01.alicdn.com/kf/Sdesc2.jpg'])
	const foreign = fixture('2019').replace('https://aeproductsourcesite.alicdn.com', 'https://evil.example')
	expect(aliexpress.descriptionOf?.(foreign)).toBeUndefined()
})

it.each([
	['12.5US $ 20% OFF|Bottle', 'Bottle'],
	['US $ 32% OFF|Bottle - Kitchen - AliExpress', 'Bottle'],
	['Bottle 50% wool | large', 'Bottle 50% wool | large'],
	['Bottle - AliExpress 18', 'Bottle'],
])('[X-9] %j is the title %j', (given, title) => {
	expect(withoutOffer(given)).toBe(title)
})

it('[X-3] a robot check is a wall, and another shop’s page is not its own', () => {
	expect(
		aliexpress.classify('<html><head><title>aliexpress</title></head><body><div class="punish-component"></div></body></html>').kind,
	).toBe('wall')
	expect(aliexpress.classify('<html><body><h1>Kettle</h1></body></html>')).toEqual({ kind: 'other', page: 'unknown' })
})
