import { expect, test } from 'vitest'
import { openShopifyWorld, type ShopifyWorld } from '../../../../test/fakes/shopify/open-shopify-world'
import type { FakeShop } from '../../../../test/fakes/shopify/shop-state'
import type { StoreImage, StoreProduct } from '../../../core/stores/store-product'
import type { StoreAccess } from '../store'
import { bottle, missingPicture, pictures } from '../trial.contract'

type Trial = { world: ShopifyWorld; access: StoreAccess; shop: FakeShop; product: StoreProduct; shown(): string[] }

/** A bottle with one picture of its own, whose description shows that one and those given. */
async function inShop(described: (world: ShopifyWorld) => StoreImage[], act: (trial: Trial) => Promise<void>): Promise<void> {
	const world = await openShopifyWorld()
	try {
		const [shop] = world.fake.shops
		if (!shop) throw new Error('there is no shop')
		const { access } = await world.connect()
		const images = pictures(world, 1)
		const htmlImages = [...images, ...described(world)]
		const html = htmlImages.map(({ url, alt }) => `<p><img src="${url}" alt="${alt}">Double wall of steel.</p>`).join('')
		const shown = () => [...(world.products()[0]?.html ?? '').matchAll(/src="([^"]+)"/g)].map(([, src = '']) => src)
		await act({ world, access, shop, product: bottle(world, { html, images, htmlImages }), shown })
	} finally {
		await world.close()
	}
}

const others = (world: ShopifyWorld) => pictures(world, 3).slice(1)
const isTheShops = (shop: FakeShop) => (src: string) => src.includes(`/${shop.host}/cdn/files/`)

test('[C-7] [S-6] pictures that only the description shows become files of the shop, once, and none of the gallery’s', () =>
	inShop(others, async ({ world, access, shop, product, shown }) => {
		const pushed = await world.connector.push(access, product)
		expect(pushed.leftOut).toEqual([])
		expect(shown()).toHaveLength(3)
		expect(shown().every(isTheShops(shop))).toBe(true)
		expect(world.products()[0]?.images).toEqual(product.images.map(({ url }) => url))
		const [first, files] = [shown(), shop.files.size]
		const again = await world.connector.update(access, pushed, product)
		expect(shown()).toEqual(first)
		expect(shop.files.size).toBe(files)
		expect(again.imageIds).toEqual(pushed.imageIds)
	}))

test('[C-7] [S-6] a file the merchant deleted is made anew; one Shopify cannot fetch stays with our address', () =>
	inShop(
		(world) => [...others(world), missingPicture(world)],
		async ({ world, access, shop, product, shown }) => {
			const pushed = await world.connector.push(access, product)
			expect(shown().map(isTheShops(shop))).toEqual([true, true, true, false])
			expect(shown()[3]).toBe(world.pictures.missing)
			shop.files.delete(pushed.imageIds['picture-2'] ?? '')
			const again = await world.connector.update(access, pushed, product)
			expect(shown().map(isTheShops(shop))).toEqual([true, true, true, false])
			expect(again.imageIds['picture-2']).not.toBe(pushed.imageIds['picture-2'])
		},
	))

test('[S-1] [C-7] a shop that lets us write products alone gets the product, with these pictures shown from here', () =>
	inShop(others, async ({ world, access, shop, product, shown }) => {
		world.fake.state.withheld = ['write_files']
		const pushed = await world.connector.push(access, product)
		expect(shown().map(isTheShops(shop))).toEqual([true, false, false])
		expect(pushed.leftOut).toEqual([])
		world.fake.state.withheld = []
		await world.connector.update(access, pushed, product)
		expect(shown().every(isTheShops(shop))).toBe(true)
	}))
