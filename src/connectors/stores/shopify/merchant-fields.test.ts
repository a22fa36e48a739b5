import { expect, test } from 'vitest'
import { openShopifyWorld, type ShopifyWorld } from '../../../../test/fakes/shopify/open-shopify-world'
import type { FakeProduct, FakeShop } from '../../../../test/fakes/shopify/shop-state'
import { inWords } from '../../../../test/support/in-words'
import { lackingParts } from '../../../core/stores/lacking-parts'
import { descriptorOf } from '../../../core/stores/store-ids'
import type { StoreAccess } from '../store'
import { bottle, pictures } from '../trial.contract'

async function inShop(act: (trial: { world: ShopifyWorld; access: StoreAccess; shop: FakeShop; last(): FakeProduct }) => Promise<void>) {
	const world = await openShopifyWorld()
	try {
		const [shop] = world.fake.shops
		if (!shop) throw new Error('there is no shop')
		const { access } = await world.connect()
		const last = () => [...shop.products.values()].at(-1) ?? Promise.reject(new Error('the shop has no product'))
		await act({ world, access, shop, last: last as () => FakeProduct })
	} finally {
		await world.close()
	}
}

test('[S-6] brand, tags, search texts, weight, barcode and alt texts arrive; specifications as a field themes can show', () =>
	inShop(async ({ world, access, shop, last }) => {
		expect((await world.connector.push(access, bottle(world))).leftOut).toEqual([])
		expect(last()).toMatchObject({
			vendor: 'Oasis',
			tags: ['bottle', 'steel'],
			seo: { title: 'Steel bottle', description: 'A bottle of steel that keeps cold.' },
			variants: [{ barcode: '4006381333931', weightGrams: 340 }],
			metafields: { 'vitrine.specifications': JSON.stringify([{ name: 'Material', value: 'Steel' }]) },
		})
		expect(last().media.map((id) => shop.files.get(id)?.alt)).toEqual(['Bottle 1', 'Bottle 2'])
	}))

test('[S-7] specifications, barcode and weight follow the page where it changed them, and stay the merchant’s where it did not', () =>
	inShop(async ({ world, access, last }) => {
		const pushed = await world.connector.push(access, bottle(world))
		Object.assign(last().variants[0] ?? {}, { barcode: '1', weightGrams: 500 })
		Object.assign(last().metafields, { 'custom.care': 'By hand', 'vitrine.specifications': '[]' })
		await world.connector.update(access, pushed, bottle(world))
		expect(last()).toMatchObject({
			variants: [{ barcode: '1', weightGrams: 500 }],
			metafields: { 'custom.care': 'By hand', 'vitrine.specifications': '[]', 'vitrine.key': bottle(world).key },
		})
		const attributes = [{ name: 'Material', value: 'Titanium' }]
		const changedParts = ['specifications', 'gtin', 'weight'] as const
		await world.connector.update(access, pushed, bottle(world, { attributes, gtin: '4006381333948', weightGrams: 400, changedParts }))
		expect(last()).toMatchObject({
			variants: [{ barcode: '4006381333948', weightGrams: 400 }],
			metafields: { 'custom.care': 'By hand', 'vitrine.specifications': JSON.stringify(attributes) },
		})
	}))

test('[S-6] a product of the first versions, whose number is our key, is found, notes the key and gets a number people can read', () =>
	inShop(async ({ world, access, last }) => {
		const { id, ...rest } = await world.connector.push(access, bottle(world))
		last().metafields = {}
		Object.assign(last().variants[0] ?? {}, { sku: bottle(world).key })
		expect(await world.connector.find(access, bottle(world).key, [])).toMatchObject({ id })
		await world.connector.update(access, { id, ...rest }, bottle(world))
		expect(last()).toMatchObject({ metafields: { 'vitrine.key': bottle(world).key }, variants: [{ sku: bottle(world).sku }] })
	}))

test('[S-5] variants the merchant added to ours stay as they are, with their prices and stock', () =>
	inShop(async ({ world, access, last }) => {
		const one = { compareAtPrice: null, gtin: null, imageId: null, isAvailable: null }
		const shirt = (price: string) =>
			bottle(world, {
				options: [{ name: 'Size', values: ['S', 'M'] }],
				variants: ['S', 'M'].map((size, at) => ({ ...one, price, values: [size], sku: `S-${at}` })),
			})
		const pushed = await world.connector.push(access, shirt('249'))
		const [first] = last().variants
		if (!first) throw new Error('there is no variant')
		const theirs = {
			...first,
			id: 'gid://shopify/ProductVariant/9',
			values: ['XL'],
			price: '999.00',
			tracked: true,
			metafields: {},
			sku: 'OWN',
		}
		last().variants.push(theirs)
		await world.connector.update(access, pushed, shirt('199'))
		expect(last().variants.map(({ values, price }) => [...values, price])).toEqual([
			['S', '199.00'],
			['M', '199.00'],
			['XL', '999.00'],
		])
		expect(last().variants[2]).toEqual(theirs)
		expect(last().options).toEqual([{ name: 'Size', values: ['S', 'M', 'XL'] }])
		const renamed = await world.connector.update(access, pushed, { ...shirt('1'), options: [{ name: 'Grösse', values: ['S', 'M'] }] })
		expect(renamed.keptVariants).toBe(true)
		expect(last().variants.map(({ price }) => price)).toEqual(['199.00', '199.00', '999.00'])
	}))

test('[S-6] a category is one of the shop’s collections, or one of that name, made once because the seller asked for it', () =>
	inShop(async ({ world, access, shop, last }) => {
		const { connector } = world
		await connector.push(access, bottle(world, { category: { create: ['Kitchen', 'Bottles'] } }))
		expect(shop.collections.map(({ title }) => title)).toEqual(['Bottles'])
		const listed = await connector.listCategories?.(access)
		expect(listed).toEqual([{ id: shop.collections[0]?.id, path: ['Bottles'] }])
		const id = listed?.[0]?.id ?? ''
		expect(last().collections).toEqual([id])
		await connector.push(access, bottle(world, { key: 'vitrine-2', slug: 'two', category: { create: ['bottles'] } }))
		expect(last().collections).toEqual([id])
		await connector.push(access, bottle(world, { key: 'vitrine-3', slug: 'three', category: { id } }))
		expect(last().collections).toEqual([id])
		await connector.push(access, bottle(world, { key: 'vitrine-4', slug: 'four' }))
		expect(last().collections).toEqual([])
		expect(shop.collections).toHaveLength(1)
	}))

test('[S-6] each combination has its own barcode, and all the weight', () =>
	inShop(async ({ world, access, last }) => {
		const one = { price: '249', compareAtPrice: null, imageId: null, isAvailable: null }
		const variants = [
			{ ...one, values: ['Red'], sku: 'R', gtin: '4006381333948' },
			{ ...one, values: ['Blue'], sku: 'B', gtin: null },
		]
		const options = [{ name: 'Colour', values: ['Red', 'Blue'] }]
		await world.connector.push(access, bottle(world, { images: pictures(world, 1), options, variants }))
		expect(last().variants.map(({ barcode, weightGrams }) => [barcode, weightGrams])).toEqual([
			['4006381333948', 340],
			[null, 340],
		])
	}))

test('[S-6] what Shopify has no field for is said: short description, measures, a count of the stock', () =>
	inShop(async ({ world }) => {
		const lacking = (product = bottle(world)) => inWords(lackingParts(product, descriptorOf('shopify')).map(({ what }) => what))
		expect(lacking(bottle(world, { quantity: 4 }))).toEqual(['Short description', 'Dimensions', 'Stock quantity'])
		expect(lacking(bottle(world, { shortDescription: '', sizeMm: null }))).toEqual([])
	}))

test('[S-6] the shop’s currency is read on connecting and with every check', () =>
	inShop(async ({ world, access, shop }) => {
		expect((await world.connector.check(access)).currency).toBe(shop.currency)
	}))
