import { describe, expect, test } from 'vitest'
import { openWoocommerceWorld, type WoocommerceWorld } from '../../../../test/fakes/woocommerce/open-woocommerce-world'
import type { WooSettings } from '../../../../test/fakes/woocommerce/settings'
import type { HeldWooProduct } from '../../../../test/fakes/woocommerce/shop-state'
import { inWords } from '../../../../test/support/in-words'
import type { StoreVariant } from '../../../core/stores/store-product'
import type { StoreAccess } from '../store'
import { bottle, pictures } from '../trial.contract'

type Opened = { world: WoocommerceWorld; access: StoreAccess; held(): HeldWooProduct }

async function inShop(settings: Partial<WooSettings>, act: (opened: Opened) => Promise<void>): Promise<void> {
	const world = await openWoocommerceWorld(settings)
	try {
		const { access } = await world.connect()
		const held = () => {
			const [product] = world.fake.shop.products.values()
			if (!product) throw new Error('the shop has no product')
			return product
		}
		await act({ world, access, held })
	} finally {
		await world.close()
	}
}

const variant = (values: string[], change: Partial<StoreVariant> = {}): StoreVariant => ({
	values,
	price: '249',
	compareAtPrice: null,
	sku: `BOTTLE-${values.join('-')}`,
	gtin: null,
	imageId: null,
	isAvailable: null,
	...change,
})

describe('what a merchant expects of a product in WooCommerce', () => {
	test('[C-8] beside the cart stands the page’s own sentence, under the product’s name a number people can read', () =>
		inShop({}, async ({ world, access, held }) => {
			await world.connector.push(access, bottle(world))
			expect(held()).toMatchObject({
				shortDescription: '<p>Cold all day.</p><ul><li>Double wall</li></ul>',
				sku: 'STEEL-BOTTLE-750-4F8A21',
			})
			expect(held().meta.get('_vitrine_key')).toBe('vitrine-4f8a21c0')
		}))

	test.each([
		['kg', 'cm', '0.34', { length: '7', width: '7', height: '26.5' }],
		['lbs', 'in', '0.75', { length: '2.756', width: '2.756', height: '10.433' }],
	] as const)('[C-8] weight and size arrive in the units of a shop of %s and %s', (weightUnit, sizeUnit, weight, dimensions) =>
		inShop({ weightUnit, sizeUnit }, async ({ world, access, held }) => {
			await world.connector.push(access, bottle(world))
			expect(held()).toMatchObject({ weight, dimensions })
		}),
	)

	test('[C-8] GTIN, tags, specifications and brand arrive; a brand is a brand where the shop has them', async () => {
		await inShop({ hasBrands: false }, async ({ world, access, held }) => {
			await world.connector.push(access, bottle(world))
			expect(held().gtin).toBe('4006381333931')
			expect(world.fake.shop.terms.tags.map(({ name }) => name)).toEqual(['bottle', 'steel'])
			expect(held().tags.map(({ id }) => id)).toEqual(world.fake.shop.terms.tags.map(({ id }) => id))
			expect(held().attributes.map(({ name, options }) => [name, ...options])).toEqual([
				['Brand', 'Oasis'],
				['Material', 'Steel'],
			])
			await world.connector.push(access, bottle(world, { key: 'vitrine-2', sku: 'B-2', gtin: null }))
			expect(world.fake.shop.terms.tags).toHaveLength(2)
		})
		await inShop({ hasBrands: true }, async ({ world, access, held }) => {
			await world.connector.push(access, bottle(world))
			expect(held().brands).toEqual([{ id: world.fake.shop.terms.brands[0]?.id }])
			expect(held().attributes.map(({ name }) => name)).toEqual(['Material'])
		})
	})

	test('[C-8] a category is one of the shop’s, or made with those above it because the seller asked for it; else none is touched', () =>
		inShop({}, async ({ world, access }) => {
			const { connector } = world
			await connector.push(access, bottle(world, { category: { create: ['Kitchen', 'Bottles'] } }))
			expect(await connector.listCategories?.(access)).toEqual([
				{ id: '15', path: ['Uncategorized'] },
				{ id: expect.any(String), path: ['Kitchen'] },
				{ id: expect.any(String), path: ['Kitchen', 'Bottles'] },
			])
			await connector.push(access, bottle(world, { key: 'vitrine-2', sku: 'B-2', gtin: null, category: { id: '15' } }))
			await connector.push(access, bottle(world, { key: 'vitrine-3', sku: 'B-3', gtin: null }))
			const filed = [...world.fake.shop.products.values()].map(({ categories }) => categories.map(({ id }) => id))
			expect(filed).toEqual([[expect.any(Number)], [15], []])
		}))

	test('[C-8] a GTIN or a SKU another product has is left out, said, and keeps nothing from arriving', () =>
		inShop({}, async ({ world, access }) => {
			await world.connector.push(access, bottle(world))
			const { leftOut } = await world.connector.push(access, bottle(world, { key: 'vitrine-other' }))
			expect(inWords(leftOut.map(({ what }) => what)).sort()).toEqual(['GTIN', 'SKU'])
			expect([...world.fake.shop.products.values()].map(({ sku, gtin }) => [sku, gtin])).toEqual([
				['STEEL-BOTTLE-750-4F8A21', '4006381333931'],
				['vitrine-other', ''],
			])
		}))

	test('[C-8] a count of the stock is the shop’s only when the seller gave one, and the merchant’s from then on', () =>
		inShop({}, async ({ world, access, held }) => {
			const pushed = await world.connector.push(access, bottle(world, { quantity: 12 }))
			expect(held().stockQuantity).toBe(12)
			world.fake.shop.products.set(held().id, { ...held(), stockQuantity: 3 })
			await world.connector.update(access, pushed, bottle(world, { quantity: 12 }))
			expect(held().stockQuantity).toBe(3)
		}))
})

describe('a product with options in WooCommerce', () => {
	const shirt = (world: WoocommerceWorld, sizes: number) => {
		const options = [
			{ name: 'Colour', values: ['Red', 'Blue', 'Green', 'White', 'Black'] },
			{ name: 'Size', values: Array.from({ length: sizes }, (_, at) => `S${at + 1}`) },
		]
		const [colours, all] = options
		const variants = (colours?.values ?? []).flatMap((colour) => (all?.values ?? []).map((size) => variant([colour, size])))
		return bottle(world, { options, variants })
	}

	test('[C-6] 120 and 200 combinations are variations, by calls of at most 100', async () => {
		for (const sizes of [24, 40]) {
			await inShop({}, async ({ world, access, held }) => {
				const product = shirt(world, sizes)
				const { leftOut } = await world.connector.push(access, product)
				expect(leftOut).toEqual([])
				expect(held()).toMatchObject({ type: 'variable', regularPrice: '' })
				expect(world.products()[0]?.variants.map(({ values }) => values)).toEqual(product.variants.map(({ values }) => values))
				expect(
					held()
						.attributes.filter((one) => one.variation)
						.map(({ options }) => options.length),
				).toEqual([5, sizes])
				expect(new Set(held().variations.map(({ regularPrice }) => regularPrice))).toEqual(new Set(['249']))
			})
		}
	})

	test('[C-6] each has its own price, number, barcode, picture and stock where they are known', () =>
		inShop({}, async ({ world, access, held }) => {
			const images = pictures(world, 2)
			const options = [{ name: 'Colour', values: ['Red', 'Blue'] }]
			const red = variant(['Red'], { price: '199', compareAtPrice: '249', gtin: '4006381333948', imageId: images[1]?.id ?? null })
			const blue = variant(['Blue'], { isAvailable: false })
			await world.connector.push(access, bottle(world, { images, options, variants: [red, blue] }))
			expect(world.products()[0]?.variants).toMatchObject([
				{ values: ['Red'], price: '199', compareAtPrice: '249', sku: 'BOTTLE-Red', image: images[1]?.url, gtin: '4006381333948' },
				{ values: ['Blue'], price: '249', compareAtPrice: null, sku: 'BOTTLE-Blue', image: null, gtin: null },
			])
			expect(held().variations.map(({ stockStatus }) => stockStatus)).toEqual(['instock', 'outofstock'])
		}))

	test('[C-9] pushed again, those there change their price alone, those missing are made, ours that are gone go, the merchant’s stay', () =>
		inShop({}, async ({ world, access, held }) => {
			const options = (...values: string[]) => [{ name: 'Colour', values }]
			const pushed = await world.connector.push(
				access,
				bottle(world, { options: options('Red', 'Blue'), variants: [variant(['Red']), variant(['Blue'])] }),
			)
			const [red] = held().variations
			if (!red) throw new Error('there is no variation')
			red.stockStatus = 'outofstock'
			red.sku = 'OURS-1'
			const own = { ...red, id: 900, sku: 'OWN', attributes: [{ name: 'Colour', option: 'Gold' }], meta: new Map(), regularPrice: '999' }
			held().variations.push(own)
			const again = bottle(world, {
				options: options('Red', 'Green'),
				variants: [variant(['Red'], { price: '260' }), variant(['Green'])],
			})
			expect((await world.connector.update(access, pushed, again)).leftOut).toEqual([])
			expect(held().variations.map(({ sku, regularPrice, stockStatus }) => [sku, regularPrice, stockStatus])).toEqual([
				['OURS-1', '260', 'outofstock'],
				['OWN', '999', 'outofstock'],
				['BOTTLE-Green', '249', 'instock'],
			])
			expect(held().attributes[0]?.options).toEqual(['Red', 'Green', 'Gold'])
		}))

	test('[C-6] a product that was simple becomes one with options when the page has them', () =>
		inShop({}, async ({ world, access, held }) => {
			const pushed = await world.connector.push(access, bottle(world))
			const options = [{ name: 'Colour', values: ['Red', 'Blue'] }]
			await world.connector.update(access, pushed, bottle(world, { options, variants: [variant(['Red']), variant(['Blue'])] }))
			expect(held().type).toBe('variable')
			expect(held().variations).toHaveLength(2)
			expect(held().attributes.map(({ name }) => name)).toEqual(['Colour', 'Brand', 'Material'])
		}))

	test('[C-9] what a product was before is brought back with its variations’ prices and without those made since', () =>
		inShop({}, async ({ world, access, held }) => {
			const options = (...values: string[]) => [{ name: 'Colour', values }]
			const simple = await world.connector.push(access, bottle(world))
			const first = JSON.parse(JSON.stringify(await world.connector.snapshot(access, simple)))
			await world.connector.update(access, simple, bottle(world, { options: options('Red'), variants: [variant(['Red'])] }))
			const second = JSON.parse(JSON.stringify(await world.connector.snapshot(access, simple)))
			const changed = [variant(['Red'], { price: '1' }), variant(['Blue'])]
			await world.connector.update(
				access,
				simple,
				bottle(world, { shortDescription: '', options: options('Red', 'Blue'), variants: changed }),
			)
			await world.connector.restore(access, simple, second)
			expect(held().variations.map(({ regularPrice }) => regularPrice)).toEqual(['249'])
			await world.connector.restore(access, simple, first)
			expect(held()).toMatchObject({ type: 'simple', regularPrice: '299.50', shortDescription: bottle(world).shortDescription })
		}))

	test('[C-6] a number another product has leaves its variation without one, and the outcome says so', () =>
		inShop({}, async ({ world, access, held }) => {
			await world.connector.push(access, bottle(world, { key: 'vitrine-first', sku: 'BOTTLE-Red', gtin: null }))
			const options = [{ name: 'Colour', values: ['Red', 'Blue'] }]
			const { leftOut } = await world.connector.push(access, bottle(world, { options, variants: [variant(['Red']), variant(['Blue'])] }))
			expect(inWords(leftOut.map(({ what }) => what))).toEqual(['Numbers of variations'])
			expect(held().variations).toEqual([])
			expect([...world.fake.shop.products.values()][1]?.variations.map(({ sku }) => sku).sort()).toEqual(['', 'BOTTLE-Blue'])
		}))
})

describe('pictures of a product in WooCommerce', () => {
	const OURS = 'https://pictures.example/'

	test('[C-7] after the push the description shows the shop’s own copies, also of pictures the gallery has not', () =>
		inShop({}, async ({ world, access, held }) => {
			const [first, second, third] = pictures(world, 3)
			if (!first || !second || !third) throw new Error('three pictures are needed')
			const html = `<p><img src="${first.url}" alt="a"> <img src="${third.url}" alt="b"></p>`
			const product = bottle(world, { html, images: [first, second], htmlImages: [first, third] })
			const pushed = await world.connector.push(access, product)
			expect(held().description).not.toContain(OURS)
			expect(held().description.match(/src="https:\/\/woo-shop\.example\/wp-content\/uploads\/[^"]+"/g)).toHaveLength(2)
			expect(held().description).toContain(`class="wp-image-${pushed.imageIds[third.id]}"`)
			expect(world.products()[0]?.images).toEqual([first.url, second.url])
			const sent = world.fake.requests.length
			await world.connector.update(access, pushed, product)
			expect(held().description).not.toContain(OURS)
			expect(world.fake.requests.slice(sent).some(({ body }) => body.includes('"src"'))).toBe(false)
		}))

	test('[C-8] shoppers read what a picture shows, not what its file is called', () =>
		inShop({}, async ({ world, access }) => {
			await world.connector.push(access, bottle(world))
			expect([...world.fake.shop.attachments.values()].map(({ name }) => name)).toEqual(['Bottle 1', 'Bottle 2'])
		}))

	test('[C-9] a picture the merchant took off the product stays off; the one they made the main one stays the first', () =>
		inShop({}, async ({ world, access, held }) => {
			const product = bottle(world, { images: pictures(world, 3) })
			const pushed = await world.connector.push(access, product)
			const [first = 0, , third = 0] = held().imageIds
			const own = { id: 77, source: 'own.jpg', src: '/wp-content/uploads/own.jpg', alt: '', name: 'own' }
			world.fake.shop.attachments.set(own.id, own)
			world.fake.shop.products.set(held().id, { ...held(), imageIds: [own.id, first, third] })
			await world.connector.update(access, pushed, product)
			expect(held().imageIds).toEqual([own.id, first, third])
		}))

	test('[C-8] a product that was deleted is made again with the copies the shop still has', () =>
		inShop({}, async ({ world, access }) => {
			const pushed = await world.connector.push(access, bottle(world))
			world.fake.shop.products.clear()
			const sent = world.fake.requests.length
			const again = await world.connector.push(access, bottle(world), pushed.imageIds)
			expect(again.imageIds).toEqual(pushed.imageIds)
			expect(world.fake.requests.slice(sent).some(({ body }) => body.includes('"src"'))).toBe(false)
			world.fake.shop.products.clear()
			world.fake.shop.attachments.clear()
			const anew = await world.connector.push(access, bottle(world), again.imageIds)
			expect(anew.leftOut).toEqual([])
			expect(world.products()[0]?.images).toHaveLength(2)
		}))

	test('[C-9] a product that comes back from the trash for everybody to see says so', () =>
		inShop({}, async ({ world, access }) => {
			const pushed = await world.connector.push(access, bottle(world, { status: 'published' }))
			world.trash(pushed.id)
			const back = await world.connector.update(access, pushed, bottle(world, { status: 'published' }))
			expect(inWords(back.notes)).toEqual([expect.stringContaining('shoppers see it')])
		}))
})
