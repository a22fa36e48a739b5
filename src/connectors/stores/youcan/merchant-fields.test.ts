import { expect, test } from 'vitest'
import { openYoucanWorld, type YoucanWorld } from '../../../../test/fakes/youcan/open-youcan-world'
import { inWords } from '../../../../test/support/in-words'
import { lackingParts } from '../../../core/stores/lacking-parts'
import { descriptorOf } from '../../../core/stores/store-ids'
import type { StoreAccess } from '../store'
import { bottle } from '../trial.contract'

async function inShop(act: (world: YoucanWorld, access: StoreAccess) => Promise<void>) {
	const world = await openYoucanWorld()
	try {
		await act(world, (await world.connect()).access)
	} finally {
		await world.close()
	}
}

const OPTIONS = [{ name: 'Colour', values: ['Red', 'Blue'] }]
const VARIANTS = ['Red', 'Blue'].map((value) => ({
	values: [value],
	price: '249',
	compareAtPrice: null,
	sku: value,
	gtin: value === 'Red' ? '4006381333948' : null,
	imageId: null,
	isAvailable: null,
}))

test('[Y-6] brand and search texts arrive; stock is counted where the seller says how many, and the merchant’s from then on', () =>
	inShop(async (world, access) => {
		const pushed = await world.connector.push(access, bottle(world, { quantity: 12 }))
		expect(pushed.leftOut).toEqual([])
		const held = world.fake.product(pushed.id)
		expect(held).toMatchObject({
			vendors: ['Oasis'],
			seo: { title: 'Steel bottle', description: 'A bottle of steel that keeps cold.' },
			trackInventory: true,
			inventory: 12,
		})
		held.inventory = 3
		await world.connector.update(access, pushed, bottle(world, { quantity: 12 }))
		expect(held.inventory).toBe(3)
		const other = await world.connector.push(access, bottle(world, { key: 'vitrine-2' }))
		expect(world.fake.product(other.id).trackInventory).toBe(false)
	}))

test('[Y-6] writing the description again by YouCan’s own addresses leaves the count as it is by then', () =>
	inShop(async (world, access) => {
		const product = bottle(world, { quantity: 12 })
		const html = `<p><img src="${product.images[0]?.url}" alt="a"></p>`
		const { id } = await world.connector.push(access, { ...product, html, htmlImages: product.images })
		expect(world.fake.calls.filter(({ call }) => call.startsWith('POST /products/update'))).toHaveLength(1)
		expect(world.fake.product(id)).toMatchObject({
			inventory: 12,
			trackInventory: true,
			description: expect.stringContaining('cdn.youcan.shop'),
		})
	}))

test('[Y-6] combinations have their barcodes', () =>
	inShop(async (world, access) => {
		await world.connector.push(access, bottle(world, { options: OPTIONS, variants: VARIANTS }))
		expect(world.products()[0]?.variants.map(({ gtin }) => gtin)).toEqual(['4006381333948', null])
	}))

test('[Y-6] what YouCan’s documented calls have no place for is said', () =>
	inShop(async (world) => {
		const lacking = (product = bottle(world)) => inWords(lackingParts(product, descriptorOf('youcan')).map(({ what }) => what))
		const always = ['SKU', 'Short description', 'Tags', 'Specifications as fields of the product', 'Weight', 'Dimensions']
		expect(lacking()).toEqual([...always, 'GTIN', 'Descriptions of the pictures'])
		expect(lacking(bottle(world, { options: OPTIONS, variants: VARIANTS, category: { create: ['Bottles'] } }))).toEqual([
			...always.slice(0, 2),
			'Category',
			...always.slice(2),
			'Descriptions of the pictures',
		])
	}))

test('[Y-6] the store’s currency is read on connecting', () =>
	inShop(async (world) => {
		expect((await world.connectAs(await world.consent())).currency).toBe(world.fake.shops[0]?.currency)
	}))
