import { describe, expect, it } from 'vitest'
import { majorAmount } from '../../../core/money'
import { productSchema } from '../../../core/product/product'
import { generic } from './generic'

const NAME = 'Kestrel Desk Lamp'
const page = (scripts: string, body = '<div class="skeleton"></div>', lang = 'en-GB') =>
	`<html lang="${lang}"><head><title>${NAME} | Lumo</title></head><body><main><h1>${NAME}</h1>${body}</main>${scripts}</body></html>`
const json = (id: string, data: unknown) => `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`
const assigned = (name: string, data: unknown) => `<script>${name}=${JSON.stringify(data)}</script>`
const read = (html: string) => {
	expect(generic.classify(html)).toEqual({ kind: 'product' })
	const product = generic.extract(html)
	expect(productSchema.parse(product)).toEqual(product)
	return product
}
const told = (html: string) => {
	const { price, listPrice, availability } = read(html)
	return [price && majorAmount(price.value), price?.value.currency, listPrice && majorAmount(listPrice.value), availability?.value]
}

const flight = (data: unknown) => {
	const text = `5:["$","div",null,${JSON.stringify(data)}]\n`
	const pieces = [text.slice(0, 70), text.slice(70)]
	return pieces.map((piece) => `<script>self.__next_f.push([1,${JSON.stringify(piece)}])</script>`).join('')
}

/** Members name their values by their places in the one list. */
const BY_PLACE = [
	['Reactive', 1],
	{ data: 2 },
	{ product: 3 },
	{ id: 4, name: 5, price: 6, oldPrice: 7, currency: 8, inStock: 9, images: 10 },
	991,
	NAME,
	129,
	159,
	'USD',
	true,
	[11, 12],
	'https://img.example.com/lamp/1.jpg',
	'https://img.example.com/lamp/2.jpg',
]
const MONEY = { amount: 12900, currency: 'USD', formatted: '$129.00' }

describe('pages whose price stands in their scripts alone', () => {
	it.each([
		[
			'__NEXT_DATA__',
			json('__NEXT_DATA__', {
				props: {
					product: {
						name: NAME,
						sku: 'K7',
						price: { current: { value: 129, currency: 'USD' }, was: { value: 159 } },
						availability: 'IN_STOCK',
					},
				},
			}),
		],
		[
			'pieces of a stream',
			flight({ product: { title: NAME, sku: 'K7', price: MONEY, compareAtPrice: { ...MONEY, formatted: '$159.00' }, inStock: true } }),
		],
		['a list of references', json('__NUXT_DATA__', BY_PLACE)],
		[
			'amounts written for people',
			assigned('window.rawData', {
				store: {
					goods: {
						goodsId: 1,
						goodsName: NAME,
						minOnSalePrice: 12900,
						minOnSalePriceStr: '$129.00',
						marketPriceStr: '$159.00',
						currency: 'USD',
						inStock: true,
					},
				},
			}),
		],
		[
			'minor units by name',
			assigned('window.__INITIAL_STATE__', {
				p: {
					name: NAME,
					sku: 'K7',
					price: { centAmount: 12900, currencyCode: 'USD' },
					listPrice: { centAmount: 15900, currencyCode: 'USD' },
					soldOut: false,
				},
			}),
		],
		[
			'a hosted shop’s own data',
			assigned('var product', {
				title: NAME,
				id: 7,
				price: 12900,
				compare_at_price: 15900,
				available: true,
				variants: [],
				currency: 'USD',
			}),
		],
	])('[X-8] %s', (_, scripts) => {
		expect(told(page(scripts))).toEqual([129, 'USD', 159, 'in_stock'])
	})

	it.each([
		[
			'a data layer',
			'<script>dataLayer=window.dataLayer||[];dataLayer.push({event:"view_item",' +
				'ecommerce:{currency:"USD",items:[{item_name:"Kestrel Desk Lamp",item_id:"K7",item_brand:"Lumo",price:129.00}]}})</script>',
		],
		[
			'a measuring call',
			'<script>gtag("event","view_item",{"currency":"USD","items":' +
				'[{"id":"K7","name":"Kestrel Desk Lamp","brand":"Lumo","price":"129.00"}]})</script>',
		],
	])('[X-8] %s names price, currency, brand and number', (_, scripts) => {
		const { price, brand, sku } = read(page(scripts))
		expect([price?.value, price?.origin.rule, brand?.value, sku?.value]).toEqual([
			{ amountMinor: 12900, currency: 'USD' },
			'embedded-state',
			'Lumo',
			'K7',
		])
	})

	it('[X-8] neighbours in the same data give nothing, and without a currency anywhere there is no price', () => {
		const goods = [
			{ name: 'Harrier Floor Lamp', sku: 'H1', price: 89, currency: 'USD' },
			{ name: NAME, sku: 'K7', price: 129, currency: 'USD' },
		]
		expect(told(page(json('s', { goods }))).slice(0, 2)).toEqual([129, 'USD'])
		expect(generic.classify(page(json('s', { goods: [{ name: NAME, sku: 'K7', price: 129 }] }), '', 'en')).kind).toBe('other')
	})

	it('[X-8] the price the page shows goes before its state, and tells numbers in minor units', () => {
		const state = json('s', { product: { name: NAME, sku: 'K7', price: 119, currency: 'GBP' } })
		expect(told(page(state, '<p class="price">£129.00</p>'))[0]).toBe(129)
		const minor = json('s', { product: { name: NAME, sku: 'K7', price: 12900, currency: 'GBP' } })
		expect(told(page(minor, '<footer>£129.00</footer>'))[0]).toBe(129)
	})

	it('[X-8] gives description and particulars', () => {
		const specifications = [
			{ group: 'Body', items: [{ name: 'Height', value: '42 cm' }] },
			{ name: 'Sizes', values: ['S', 'M'] },
		]
		const { description, specs } = read(
			page(
				json('s', {
					product: { name: NAME, sku: 'K7', price: 129, currency: 'GBP', description: '<p>Bends three ways.</p>', specifications },
				}),
			),
		)
		expect([description?.value, specs.map(({ value }) => value)]).toEqual(['Bends three ways.', [{ name: 'Height', value: '42 cm' }]])
	})

	it('[X-7] references that go round in circles end', () => {
		const round = json('__NUXT_DATA__', [['Reactive', 1], { self: 1, list: 2, name: 3, price: 4 }, [1, 2], NAME, 5])
		expect(['product', 'other']).toContain(generic.classify(page(round)).kind)
	})
})
