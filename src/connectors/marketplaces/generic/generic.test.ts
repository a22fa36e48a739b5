import { describe, expect, it } from 'vitest'
import { isAppError } from '../../../core/errors'
import { majorAmount } from '../../../core/money'
import { type Product, productSchema } from '../../../core/product/product'
import { generic } from './generic'

const PAGE = 'https://www.shop.example/products/kettle'
const page = (head: string, body = '', lang = 'en') =>
	`<!doctype html><html lang="${lang}"><head><link rel="canonical" href="${PAGE}">${head}</head><body>${body}</body></html>`
const ld = (...things: unknown[]) => things.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`).join('')
const og = (tags: Record<string, string>) =>
	Object.entries(tags)
		.map(([name, content]) => `<meta property="${name}" content="${content}">`)
		.join('')
const read = (html: string): Product => {
	expect(generic.classify(html)).toEqual({ kind: 'product' })
	const product = generic.extract(html)
	expect(productSchema.parse(product)).toEqual(product)
	return product
}
const amounts = ({ price, priceMax, listPrice }: Product) =>
	[price, priceMax, listPrice].map((one) => one && `${majorAmount(one.value)} ${one.value.currency}`)
const product = (offers: unknown, more: object = {}) => ({
	'@context': 'https://schema.org',
	'@type': 'Product',
	name: 'Nordlys Kettle',
	offers,
	...more,
})
const offer = (price: unknown, more: object = {}) => ({
	'@type': 'Offer',
	price,
	priceCurrency: 'EUR',
	availability: 'https://schema.org/InStock',
	...more,
})

describe('product pages of any shop', () => {
	it('[X-4] a hosted shop: a product group with its variants', () => {
		const variant = (color: string, price: string) => ({
			'@type': 'Product',
			name: `Kettle ${color}`,
			color,
			image: `//cdn.shop.example/${color}.jpg?v=1`,
			offers: offer(price),
		})
		const found = read(
			page(
				ld({
					'@type': 'ProductGroup',
					name: 'Nordlys Kettle',
					brand: { '@type': 'Brand', name: 'Nordlys' },
					variesBy: ['https://schema.org/color'],
					description: '<p>Boils fast.</p><ul><li>Quiet</li></ul>',
					hasVariant: [variant('Teal', '49.00'), variant('Rust', '55.00')],
				}),
			),
		)
		expect(amounts(found)).toEqual(['49 EUR', '55 EUR', undefined])
		expect(found.variants?.value).toMatchObject({ dimensions: { Color: ['Teal', 'Rust'] }, count: 2 })
		expect(found.variants?.value.items?.map(({ options, price, available }) => [options.Color, price?.amountMinor, available])).toEqual([
			['Teal', 4900, true],
			['Rust', 5500, true],
		])
		expect([found.brand?.value, found.availability?.value, found.description?.value]).toEqual(['Nordlys', 'in_stock', 'Boils fast.\nQuiet'])
		expect(found.gallery.map(({ value }) => value.url)).toEqual([
			'https://cdn.shop.example/Teal.jpg?v=1',
			'https://cdn.shop.example/Rust.jpg?v=1',
		])
		expect(found.title?.origin).toEqual({ rule: 'json-ld', place: 'script[type="application/ld+json"]' })
	})

	it('[X-4] a shop plug-in: a graph with breadcrumbs, prices in specifications and a list price', () => {
		const offers = [
			{
				'@type': 'Offer',
				priceSpecification: [
					{ '@type': 'UnitPriceSpecification', price: '39.90', priceCurrency: 'GBP' },
					{ price: '49.90', priceCurrency: 'GBP', priceType: 'https://schema.org/ListPrice' },
				],
				availability: 'http://schema.org/OutOfStock',
			},
		]
		const crumbs = {
			'@type': 'BreadcrumbList',
			itemListElement: [
				{ position: 2, name: 'Kettles' },
				{ position: 1, item: { name: 'Kitchen', '@id': 'https://shop.example/k' } },
				{ position: 3, name: 'Nordlys Kettle' },
			],
		}
		const found = read(
			page(
				ld({
					'@graph': [
						{ '@type': 'WebSite', name: 'Shop' },
						crumbs,
						product(offers, { sku: 'NK-1', additionalProperty: [{ name: 'Capacity', value: 1.7, unitText: 'l' }] }),
					],
				}),
			),
		)
		expect(amounts(found)).toEqual(['39.9 GBP', undefined, '49.9 GBP'])
		expect([found.availability?.value, found.breadcrumbs.map(({ value }) => value)]).toEqual(['out_of_stock', ['Kitchen', 'Kettles']])
		expect(found.specs.map(({ value }) => value)).toEqual([
			{ name: 'Capacity', value: '1.7 l' },
			{ name: 'SKU', value: 'NK-1' },
		])
	})

	it('[X-4] a craft market: a summary of offers, ratings, reviews', () => {
		const review = {
			'@type': 'Review',
			reviewBody: 'Lovely.',
			datePublished: '2025-03-01',
			author: { name: 'M.' },
			reviewRating: { ratingValue: 5 },
		}
		const found = read(
			page(
				ld(
					product(
						{ '@type': 'AggregateOffer', lowPrice: '12.00', highPrice: '18.00', priceCurrency: 'USD', availability: 'InStock' },
						{ aggregateRating: { ratingValue: '4.8', reviewCount: 37 }, review: [review, { reviewBody: 'No date.' }] },
					),
				),
			),
		)
		expect(amounts(found)).toEqual(['12 USD', '18 USD', undefined])
		expect([found.rating?.value, found.ratingCount?.value, found.reviews.map(({ value }) => value)]).toEqual([
			4.8,
			37,
			[{ title: '', text: 'Lovely.', date: '2025-03-01', author: 'M.', rating: 5 }],
		])
	})

	it('[X-4] microdata', () => {
		const found = read(
			page(
				'',
				`<div itemscope itemtype="http://schema.org/Product">\
<h1 itemprop="name">Nordlys Kettle</h1><img itemprop="image" src="/media/k.jpg">\
<div itemprop="brand" itemscope itemtype="http://schema.org/Brand">\
<span itemprop="name">Nordlys</span></div>
<div itemprop="offers" itemscope itemtype="http://schema.org/Offer">\
<meta itemprop="priceCurrency" content="SEK">\
<span itemprop="price" content="499.00">499 kr</span>\
<link itemprop="availability" href="https://schema.org/InStock"></div></div>`,
				'sv',
			),
		)
		expect(amounts(found)[0]).toBe('499 SEK')
		expect([found.title?.value, found.brand?.value, found.availability?.value, found.gallery[0]?.value.url, found.source.language]).toEqual(
			['Nordlys Kettle', 'Nordlys', 'in_stock', 'https://www.shop.example/media/k.jpg', 'sv'],
		)
	})

	it('[X-4] tags for sharing alone', () => {
		const found = read(
			page(
				og({
					'og:type': 'product',
					'og:title': 'Nordlys Kettle',
					'og:image': 'https://cdn.shop.example/k.jpg',
					'product:price:amount': '29.95',
					'product:price:currency': 'EUR',
					'product:availability': 'in stock',
				}),
			),
		)
		expect([amounts(found)[0], found.availability?.value, found.gallery.length, found.title?.origin.rule]).toEqual([
			'29.95 EUR',
			'in_stock',
			1,
			'open-graph',
		])
	})

	it('[X-4] what one way leaves out another gives', () => {
		const found = read(
			page(
				ld(product(undefined)) +
					og({
						'og:type': 'og:product',
						'og:title': 'x',
						'og:image': 'https://cdn.shop.example/k.jpg',
						'product:price:amount': '5',
						'product:price:currency': 'EUR',
					}),
			),
		)
		expect([found.title?.value, amounts(found)[0], found.price?.origin.rule]).toEqual(['Nordlys Kettle', '5 EUR', 'open-graph'])
	})
})

describe('prices in data', () => {
	it.each([
		[offer('1299.00'), '1299 EUR'],
		[offer(19.9), '19.9 EUR'],
		[offer('19.9900'), '19.99 EUR'],
		[offer('1.299,00'), '1299 EUR'],
		[offer('1,299.00'), '1299 EUR'],
		[offer('12,50'), '12.5 EUR'],
		[offer('1.299'), undefined],
		[offer('1.299', { priceCurrency: 'KWD' }), '1.299 KWD'],
		[offer('0'), undefined],
		[offer('from 12'), undefined],
		[offer('12', { priceCurrency: undefined }), undefined],
		[[offer('12'), offer('9', { priceCurrency: 'USD' })], undefined],
		[[offer('12'), offer('4', { itemCondition: 'https://schema.org/UsedCondition' })], '12 EUR'],
		[offer('4', { itemCondition: 'https://schema.org/UsedCondition' }), '4 EUR'],
		[offer('$60', { priceCurrency: 'CAD' }), '60 CAD'],
		[offer('26,00 €', { priceCurrency: undefined }), '26 EUR'],
		[offer('Rp 1.250.000', { priceCurrency: undefined }), '1250000 IDR'],
		[offer('12.50', { priceCurrency: 'eur' }), '12.5 EUR'],
		[offer('9.90 per month'), undefined],
	])('[X-4] %j', (offers, expected) => {
		expect(amounts(read(page(ld(product(offers)))))[0]).toBe(expected)
	})
})

describe('kinds of page', () => {
	it.each([
		['waf-challenge', '<title>Just a moment...</title><script>window._cf_chl_opt={}</script>'],
		['waf-challenge', '<script src="https://ct.captcha-delivery.com/c.js"></script>'],
		['captcha', '<form><div class="g-recaptcha"></div></form>'],
		['sign-in', '<form><input type="password"></form>'],
		['unavailable', '<title>503 Service Unavailable</title>'],
		['unavailable', ' '],
	])('[X-3] the wall %s', (wall, html) => {
		expect(generic.classify(html)).toEqual({ kind: 'wall', wall })
	})

	it('[X-3] a guard’s script on a product page does not make it a wall', () => {
		expect(generic.classify(page(`${ld(product(offer('1')))}<script>cf-chl-</script>`)).kind).toBe('product')
	})

	it('[X-3] a missing page, a list of products and an article are no product', () => {
		expect(generic.classify('<title>404 Not Found</title>')).toEqual({ kind: 'other', page: 'not-found' })
		expect(generic.classify(page(ld([product(offer('1')), { ...product(offer('2')), name: 'Other' }])))).toEqual({
			kind: 'other',
			page: 'search',
		})
		expect(generic.classify(page(og({ 'og:type': 'article', 'og:title': 'Kettles' })))).toEqual({ kind: 'other', page: 'article' })
		expect(() => generic.extract(page(''))).toThrow(expect.objectContaining({ code: 'listing_unreadable' }))
	})
})

describe('links', () => {
	it.each([
		['See https://www.shop.example/p/1?utm_source=x&variant=2#reviews!', 'https://www.shop.example/p/1?variant=2'],
		['http://shop.example/p', 'http://shop.example/p'],
	])('[X-1] %s', (text, url) => {
		expect(generic.parseLink(text)).toEqual({ marketplace: 'generic', domain: 'shop.example', asin: undefined, url, short: false })
	})

	it.each([
		'shop.example/p',
		'ftp://shop.example/p',
		'https://localhost/p',
		'https://10.0.0.1/p',
		'https://[::1]/p',
		'https://0x7f.1/p',
		'https://db.internal/p',
		'https://shop.example:8443/p',
		'https://u:p@shop.example/p',
		'https://intranet/p',
		'https://www.amazon.de/s?k=x',
		'https://amazon.com.evil.example/dp/B0VITRINE1',
		'https://amzn.to/x',
	])('[X-1] %s is refused', (text) => {
		expect(generic.parseLink(text)).toBeUndefined()
	})
})

describe('hostile data', () => {
	it.each([
		[
			[
				'{"@type":"Product","name":"K",',
				'"image":["javascript:alert(1)","http://127.0.0.1/x.jpg","data:image/png,x","https://u:p@cdn.example/x.jpg"],',
				'"description":"<script>alert(1)</script>\\u0000\\ud800"}',
			].join(''),
		],
		[`{"@type":"Product","name":"K","offers":${'['.repeat(100_000)}`],
		[`{"@type":"Product","name":"K","hasVariant":[${'{"color":"a"},'.repeat(5000)}]}`],
		[
			'{"@type":"Product","name":"K","__proto__":{"x":1},"variesBy":["__proto__","constructor"],"hasVariant":[{"color":"a"},{"color":"b"}]}',
		],
		['{"@type":"Product","name":"K","aggregateRating":{"ratingValue":1e308,"ratingCount":1e308}}'],
		[`${'[{"@graph":'.repeat(5000)}`],
	])('[X-7] %s', (json) => {
		const html = page(`<script type="application/ld+json">${json}</script>`)
		try {
			const found = generic.extract(html)
			expect(productSchema.parse(found)).toEqual(found)
			expect(found.gallery).toEqual([])
			expect(JSON.stringify(found)).not.toMatch(/<script|\\u0000|\\ud800/)
		} catch (error) {
			expect(isAppError(error, 'listing_unreadable')).toBe(true)
		}
	})
})
