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
