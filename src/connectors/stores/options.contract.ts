import { expect, it } from 'vitest'
import type { ShopWorld } from '../../../test/support/store-world'
import { descriptorOf } from '../../core/stores/store-ids'
import type { StoreProduct } from '../../core/stores/store-product'
import { bottle, deliver, inStore, pictures } from './trial.contract'

const one = { compareAtPrice: null, gtin: null, imageId: null, isAvailable: null }

/** A bottle in two sizes. */
function inSizes(world: ShopWorld, prices: readonly string[], changes: Partial<StoreProduct> = {}): StoreProduct {
	const sizes = ['S', 'M', 'L'].slice(0, prices.length)
	return bottle(world, {
		options: [{ name: 'Size', values: sizes }],
		variants: sizes.map((size, at) => ({ ...one, values: [size], price: prices[at] ?? '', sku: `${bottle(world).sku}-${at + 1}` })),
		...changes,
	})
}

/** What becomes of a product's combinations in any store after they were made. */
export function optionsContract(open: () => Promise<ShopWorld>): void {
	const pricesIn = async (world: ShopWorld) =>
		(await world.products())[0]?.variants.map(({ values, price, compareAtPrice }) => [
			...values,
			Number(price),
			compareAtPrice && Number(compareAtPrice),
		])

	it(
		'[C-6] [S-5] [Y-5] combinations that are there follow the page: prices, a new value, one that is gone;' +
			' or it is said that they stay',
		() =>
			inStore(open, async ({ world, store, access }) => {
				const first = await deliver({ store, access }, inSizes(world, ['249', '259']))
				const before = await pricesIn(world)
				const now = inSizes(world, ['199', '209', '219'])
				const reduced = { ...now, variants: now.variants.map((variant) => ({ ...variant, compareAtPrice: '300' })) }
				const again = await store.update(access, first, reduced)
				if (again.keptVariants) {
					expect(await pricesIn(world)).toEqual(before)
					expect(again.leftOut.length).toBeGreaterThan(0)
					return
				}
				expect(await pricesIn(world)).toEqual([
					['S', 199, 300],
					['M', 209, 300],
					['L', 219, 300],
				])
				await store.update(access, again, inSizes(world, ['199', '209']))
				expect(await pricesIn(world)).toEqual([
					['S', 199, null],
					['M', 209, null],
				])
			}),
	)

	it('[C-6] [S-5] [Y-5] a snapshot brings back the prices of combinations where a push changed them', () =>
		inStore(open, async ({ world, store, access }) => {
			const first = await deliver({ store, access }, inSizes(world, ['249', '259']))
			const before = await pricesIn(world)
			const snapshot: unknown = JSON.parse(JSON.stringify(await store.snapshot(access, first)))
			const changed = await store.update(access, first, inSizes(world, ['1', '2', '3']))
			await store.restore(access, changed, snapshot)
			expect(await pricesIn(world)).toEqual(before)
		}))

	it('[C-6] [S-5] [Y-5] a combination that is sold out cannot be bought, or it is said that it can', () =>
		inStore(open, async ({ world, store, access }) => {
			const product = inSizes(world, ['249', '259'])
			const variants = product.variants.map((variant, at) => ({ ...variant, isAvailable: at === 0 }))
			const { leftOut } = await store.push(access, { ...product, variants })
			const soldOut = (await world.products())[0]?.variants.map(({ isSoldOut }) => isSoldOut)
			if (leftOut.some(({ what }) => what.key === 'stores.variants_stock')) expect(soldOut).toEqual([null, null])
			else expect(soldOut).toEqual([false, true])
		}))

	it('[C-8] [S-6] [Y-6] the number people read is the seller’s, or it is said that the platform keeps ours there', () =>
		inStore(open, async ({ world, store, access }) => {
			const product = inSizes(world, ['249', '259'])
			const { id } = await store.push(access, product)
			const skus = (await world.products())[0]?.variants.map(({ sku }) => sku)
			if (!descriptorOf(store.id).lacks.includes('sku')) expect(skus).toEqual(product.variants.map(({ sku }) => sku))
			expect(await store.find(access, product.key, [product.sku])).toMatchObject({ id })
			expect(await store.find(access, 'vitrine-another', [product.sku])).toBeUndefined()
		}))

	it('[C-9] [S-7] [Y-7] a picture of a combination that did not change on the page stays as the merchant has it', () =>
		inStore(open, async ({ world, store, access }) => {
			const images = pictures(world, 2)
			const shown = (imageId: string | undefined, keepsImage?: true) => {
				const product = inSizes(world, ['249', '259'], { images })
				const variants = product.variants.map((variant) => ({
					...variant,
					imageId: imageId ?? null,
					...(keepsImage ? { keepsImage } : {}),
				}))
				return { ...product, variants }
			}
			const imagesIn = async () => (await world.products())[0]?.variants.map(({ image }) => image)
			const pushed = await store.push(access, shown(images[0]?.id))
			expect(await imagesIn()).toEqual([images[0]?.url, images[0]?.url])
			const again = await store.update(access, pushed, shown(images[1]?.id, true))
			expect(await imagesIn()).toEqual([images[0]?.url, images[0]?.url])
			if (again.keptVariants) return
			await store.update(access, pushed, shown(images[1]?.id))
			expect(await imagesIn()).toEqual([images[1]?.url, images[1]?.url])
		}))
}
