import { describe, expect, test } from 'vitest'
import { openWoocommerceWorld, type WoocommerceWorld } from '../../../../test/fakes/woocommerce/open-woocommerce-world'
import type { HeldWooProduct } from '../../../../test/fakes/woocommerce/shop-state'
import { inWords } from '../../../../test/support/in-words'
import { isAppError } from '../../../core/errors'
import type { EditChoices, MerchantEdit } from '../../../core/stores/store-fields'
import type { StoreProduct } from '../../../core/stores/store-product'
import { type Sent, sendProduct } from '../../../pipeline/send/send-product'
import type { LastSent } from '../../../pipeline/send/sent-prints'
import { bottle } from '../trial.contract'

type Again = (changes: Partial<StoreProduct>, edits?: EditChoices) => Promise<Sent>
type Opened = { world: WoocommerceWorld; again: Again; held(): HeldWooProduct; set(changes: Partial<HeldWooProduct>): void }

/** A shop, and pushes of the bottle to it as a server makes them. */
async function inShop(act: (opened: Opened) => Promise<void>): Promise<void> {
	const world = await openWoocommerceWorld()
	try {
		const { access } = await world.connect()
		const held = () => [...world.fake.shop.products.values()][0] as HeldWooProduct
		let last: { ref: string | null; imageIds: Record<string, string>; sent: LastSent | null } = { ref: null, imageIds: {}, sent: null }
		const nothing = async () => undefined
		const again: Again = async (changes, edits = {}) => {
			const journal = { ...last, skus: [], sending: nothing, found: nothing, gone: nothing }
			const done = await sendProduct({ connector: world.connector, access, product: bottle(world, changes), edits, journal })
			last = { ref: done.pushed.id, imageIds: done.pushed.imageIds, sent: done.sent }
			return done
		}
		const set = (changes: Partial<HeldWooProduct>) => void world.fake.shop.products.set(held().id, { ...held(), ...changes })
		await act({ world, again, held, set })
	} finally {
		await world.close()
	}
}

const editsOf = (call: Promise<unknown>) =>
	call.then(
		() => [],
		(error: unknown) => {
			if (!isAppError(error, 'conflict')) throw error
			return error.details.edits as MerchantEdit[]
		},
	)

const attributesOf = ({ attributes }: HeldWooProduct) => attributes.map(({ name, options }) => [name, ...options])

describe('what the page says of the goods after the first push', () => {
	test('[C-9] specifications follow the page, the merchant’s attributes and their corrections of what did not change stay', () =>
		inShop(async ({ again, held, set }) => {
			const steel = { name: 'Material', value: 'Steel' }
			await again({ attributes: [steel, { name: 'Lid', value: 'Screw' }] })
			const theirs = held().attributes.map((one) => (one.name === 'Material' ? { ...one, options: ['Steel 18/8'] } : one))
			set({ attributes: [...theirs, { id: 0, name: 'Shelf', position: 9, visible: false, variation: false, options: ['B4'] }] })
			await again({ title: 'Steel bottle, new', attributes: [steel, { name: 'Lid', value: 'Screw' }] })
			expect(attributesOf(held())).toEqual([
				['Brand', 'Oasis'],
				['Material', 'Steel 18/8'],
				['Lid', 'Screw'],
				['Shelf', 'B4'],
			])
			await again({
				attributes: [
					{ name: 'Material', value: 'Titanium' },
					{ name: 'Volume', value: '1 l' },
				],
			})
			expect(attributesOf(held())).toEqual([
				['Brand', 'Oasis'],
				['Shelf', 'B4'],
				['Material', 'Titanium'],
				['Volume', '1 l'],
			])
		}))

	test('[C-9] GTIN, weight and size follow the page where it changed, and stay the merchant’s where it did not', () =>
		inShop(async ({ world, again, held, set }) => {
			await again({})
			set({ weight: '0.5', gtin: '1', dimensions: { length: '9', width: '9', height: '9' } })
			await again({ title: 'Steel bottle, new' })
			expect(held()).toMatchObject({ weight: '0.5', gtin: '1', dimensions: { length: '9' } })
			await again({ weightGrams: 400, sizeMm: [80, 80, 270], gtin: '4006381333948' })
			expect(held()).toMatchObject({ weight: '0.4', gtin: '4006381333948', dimensions: { length: '8', width: '8', height: '27' } })
			world.fake.shop.products.set(900, { ...held(), id: 900, sku: 'OTHER', gtin: '4006381333955' })
			const { pushed } = await again({ weightGrams: 400, sizeMm: [80, 80, 270], gtin: '4006381333955' })
			expect(inWords(pushed.leftOut.map(({ what }) => what))).toEqual(['GTIN'])
		}))

	test('[C-9] a restore brings back specifications and measures, too', () =>
		inShop(async ({ world, again, held }) => {
			const { access } = await world.connect()
			const { pushed } = await again({})
			const before = { attributes: attributesOf(held()), weight: held().weight, gtin: held().gtin }
			const snapshot = await world.connector.snapshot(access, pushed)
			await again({ attributes: [{ name: 'Material', value: 'Titanium' }], weightGrams: 1, gtin: '4006381333948' })
			expect(attributesOf(held())).not.toEqual(before.attributes)
			await world.connector.restore(access, pushed, snapshot)
			expect({ attributes: attributesOf(held()), weight: held().weight, gtin: held().gtin }).toEqual(before)
		}))
})

describe('what the merchant changed that no screen of ours shows', () => {
	test.each([
		['_yoast_wpseo_title', 'seo_title'],
		['rank_math_title', 'seo_title'],
		['_yoast_wpseo_metadesc', 'seo_description'],
		['rank_math_description', 'seo_description'],
	] as const)('[C-9] %s is shown before it is overwritten, and stays where the seller says so', (key, field) =>
		inShop(async ({ again, held }) => {
			await again({})
			held().meta.set(key, 'Theirs')
			const edits = await editsOf(again({ title: 'Steel bottle, new' }))
			expect(edits).toMatchObject([{ field, theirs: expect.stringContaining('Theirs') }])
			await again({ title: 'Steel bottle, new' }, { [field]: 'keep' })
			expect(held().meta.get(key)).toBe('Theirs')
			await again({ title: 'Steel bottle, new' }, { [field]: 'overwrite' })
			expect(held().meta.get(key)).not.toBe('Theirs')
		}),
	)

	test('[C-9] the dates of a sale are shown before they end, and stay where the seller says so', () =>
		inShop(async ({ again, held, set }) => {
			await again({})
			set({ saleFrom: '2026-11-27T00:00:00', saleTo: '2026-11-30T00:00:00' })
			expect(await editsOf(again({ price: '199' }))).toMatchObject([{ field: 'sale_dates', theirs: '2026-11-27 – 2026-11-30', ours: '' }])
			expect((await again({ price: '199' }, { sale_dates: 'keep' })).pushed.leftOut).toEqual([])
			expect(held()).toMatchObject({ salePrice: '199', saleFrom: '2026-11-27T00:00:00' })
			await again({ price: '199' }, { sale_dates: 'overwrite' })
			expect(held()).toMatchObject({ salePrice: '199', saleFrom: null, saleTo: null })
		}))

	test('[C-9] the dates of a combination’s sale as well', () =>
		inShop(async ({ again, held }) => {
			const one = { price: '249', compareAtPrice: null, gtin: null, imageId: null, isAvailable: null }
			const shirt = { options: [{ name: 'Size', values: ['S'] }], variants: [{ ...one, values: ['S'], sku: 'S-1' }] }
			await again(shirt)
			const [small] = held().variations
			if (small) small.saleTo = '2026-11-30T00:00:00'
			expect((await editsOf(again(shirt))).map(({ field }) => field)).toEqual(['sale_dates'])
			await again(shirt, { sale_dates: 'keep' })
			expect(held().variations[0]?.saleTo).toBe('2026-11-30T00:00:00')
		}))
})

test('[C-6] a value with the sign WooCommerce cuts values at stays one value, and its combination is found again', () =>
	inShop(async ({ again, held }) => {
		const one = { compareAtPrice: null, gtin: null, imageId: null, isAvailable: null }
		const shirt = (price: string) => ({
			attributes: [{ name: 'Wash', value: 'Cold | gentle' }],
			options: [{ name: 'Size', values: ['S|36', 'M|38'] }],
			variants: ['S|36', 'M|38'].map((size, at) => ({ ...one, price, values: [size], sku: `S-${at}` })),
		})
		await again(shirt('249'))
		expect(attributesOf(held()).slice(-2)).toEqual([
			['Brand', 'Oasis'],
			['Wash', 'Cold / gentle'],
		])
		expect(held().attributes[0]?.options).toEqual(['S/36', 'M/38'])
		await again(shirt('199'))
		expect(held().variations.map(({ attributes, regularPrice }) => [attributes[0]?.option, regularPrice])).toEqual([
			['S/36', '199'],
			['M/38', '199'],
		])
	}))

test('[C-9] shoppers read the page’s own sentence beside the cart, not text cut from the description', () =>
	inShop(async ({ world, again, held }) => {
		await again({ status: 'published' })
		const shown = await (await fetch(`${world.fake.origin}/product/${held().slug}/`)).text()
		expect(shown).toContain('<div class="wp-block-post-excerpt"><p>Cold all day.</p>')
		expect(shown).not.toContain('[…]')
	}))
