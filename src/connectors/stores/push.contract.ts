import { expect, it } from 'vitest'
import type { ShopWorld } from '../../../test/support/store-world'
import { isAppError } from '../../core/errors'
import { inEnglish } from '../../core/messages/in-english'
import type { PushedProduct, StoreProduct } from '../../core/stores/store-product'
import { bottle, deliver, expectOnly, inStore, missingPicture, pictures } from './trial.contract'

/** As `bottle` has it. */
const SKUS = ['STEEL-BOTTLE-750-4F8A21']

/** What becomes of a product in any store. */
export function pushContract(open: () => Promise<ShopWorld>): void {
	it('[Y-1] [S-2] [C-1] a product arrives with its key, title, text, prices and pictures in order', () =>
		inStore(open, async ({ world, store, access }) => {
			const product = bottle(world)
			const pushed = await store.push(access, product)
			const held = await expectOnly(world, product)
			expect(pushed).toMatchObject({ id: held.id, status: 'draft', adminUrl: expect.stringMatching(/^https?:\/\//) })
			expect(held.images).toEqual(product.images.map((image) => image.url))
			expectEveryPictureAccountedFor(pushed, product)
		}))

	it('[C-6] [S-5] [Y-5] options become combinations with prices, barcodes and pictures; found again by the key', () =>
		inStore(open, async ({ world, store, access }) => {
			const images = pictures(world, 2)
			const one = { compareAtPrice: null, gtin: null, imageId: null, isAvailable: null }
			const product = bottle(world, {
				images,
				options: [
					{ name: 'Colour', values: ['Red', 'Blue'] },
					{ name: 'Size', values: ['S', 'M'] },
				],
				variants: [
					{ ...one, values: ['Red', 'S'], price: '249', sku: `${SKUS[0]}-1`, imageId: images[1]?.id ?? null },
					{ ...one, values: ['Red', 'M'], price: '259', sku: `${SKUS[0]}-2`, gtin: '4006381333948' },
					{ ...one, values: ['Blue', 'M'], price: '259', sku: `${SKUS[0]}-3` },
				],
			})
			const pushed = await store.push(access, product)
			expect(pushed.leftOut).toEqual([])
			const [held] = await world.products()
			expect(held?.variants.map(({ values, price }) => [...values, Number(price)])).toEqual([
				['Red', 'S', 249],
				['Red', 'M', 259],
				['Blue', 'M', 259],
			])
			expect(held?.variants.map(({ gtin }) => gtin)).toEqual([null, '4006381333948', null])
			expect(held?.variants[0]?.image).toBe(images[1]?.url)
			expect(await store.find(access, product.key, SKUS)).toMatchObject({ id: pushed.id })
			expect((await store.push(access, product)).id).toBe(pushed.id)
			expect(await world.products()).toHaveLength(1)
		}))

	it('[C-7] the description shows the store’s own copies of the gallery’s pictures, on making and on changing', () =>
		inStore(open, async ({ world, store, access }) => {
			const images = pictures(world, 2)
			const html = images.map(({ url, alt }) => `<p><img src="${url}" alt="${alt}">Double wall of steel.</p>`).join('')
			const product = bottle(world, { html, images, htmlImages: images })
			const pushed = await store.push(access, product)
			const addresses = async () => [...((await world.products())[0]?.html ?? '').matchAll(/src="([^"]+)"/g)].map(([, src]) => src)
			const first = await addresses()
			expect(first).toHaveLength(2)
			for (const { url } of images) expect(first).not.toContain(url)
			await store.update(access, pushed, product)
			expect(await addresses()).toEqual(first)
			expect((await world.products())[0]?.images).toEqual(images.map(({ url }) => url))
		}))

	it('[Y-3] [S-3] [C-4] a draft has no address for shoppers, a published product has', () =>
		inStore(open, async ({ world, store, access }) => {
			expect(await store.push(access, bottle(world))).toMatchObject({ status: 'draft', url: null })
			const published = bottle(world, { key: 'vitrine-published', slug: 'another', status: 'published' })
			expect(await store.push(access, published)).toMatchObject({ status: 'published', url: expect.stringMatching(/^https?:\/\//) })
		}))

	it('[Y-3] [S-3] [C-4] a product pushed again keeps the status and brand its merchant gave it, unless the seller chose others', () =>
		inStore(open, async ({ world, store, access }) => {
			const pushed = await store.push(access, bottle(world, { status: 'published', isStatusChosen: false }))
			expect(pushed.status).toBe('published')
			for (const theirs of ['draft', 'published'] as const) {
				await world.decide(pushed.id, { status: theirs, vendor: 'The merchant’s own' })
				const brand = (await world.products())[0]?.vendor
				for (const ours of ['published', 'draft'] as const) {
					const again = await store.update(access, pushed, bottle(world, { status: ours, isStatusChosen: false, vendor: 'Of the listing' }))
					expect(again.status).toBe(theirs)
					expect(again.url === null).toBe(theirs === 'draft')
					expect(await world.products()).toMatchObject([{ status: theirs, vendor: brand }])
				}
			}
			const chosen = await store.update(access, pushed, bottle(world, { status: 'draft', vendor: 'Of the listing' }))
			expect(chosen.status).toBe('draft')
			const [after] = await world.products()
			expect(after?.status).toBe('draft')
			expect(after?.vendor).not.toBe('Of the listing')
		}))

	it('[Y-3] [S-3] [C-4] a product pushed again is changed, not doubled', () =>
		inStore(open, async ({ world, store, access }) => {
			const first = await deliver({ store, access }, bottle(world))
			const changed = bottle(world, {
				title: 'Steel bottle, one litre',
				html: '<div><h2>Now larger</h2></div>',
				price: '199.5',
				compareAtPrice: null,
				status: 'published',
				images: [...pictures(world, 3)].reverse().slice(0, 2),
			})
			const again = await store.update(access, first, changed)
			expect(again.id).toBe(first.id)
			const held = await expectOnly(world, changed)
			expect(held.images).toEqual(changed.images.map((image) => image.url))
			expect(held.html).not.toContain('Double wall')
			expectEveryPictureAccountedFor(again, changed)
		}))

	it('[Y-3] [S-3] [C-4] the same product pushed twice over has each picture once', () =>
		inStore(open, async ({ world, store, access }) => {
			const product = bottle(world)
			await deliver({ store, access }, product)
			await deliver({ store, access }, product)
			expect((await expectOnly(world, product)).images).toEqual(product.images.map((image) => image.url))
		}))

	it('[C-8] [S-6] [Y-6] a push without pictures leaves those the product has, and the next one with them sends none again', () =>
		inStore(open, async ({ world, store, access }) => {
			const product = bottle(world)
			const pushed = await store.push(access, product)
			const without = bottle(world, { title: 'Steel bottle, renamed', images: [], sendsPictures: false })
			const between = await store.update(access, pushed, without)
			expect((await expectOnly(world, without)).images).toEqual(product.images.map(({ url }) => url))
			expect(between.imageIds).toEqual(pushed.imageIds)
			const last = await store.update(access, between, product)
			expect(last.imageIds).toEqual(pushed.imageIds)
			expect((await expectOnly(world, product)).images).toEqual(product.images.map(({ url }) => url))
		}))

	it('[Y-3] [S-3] [C-4] a key the store already has is answered by changing that product', () =>
		inStore(open, async ({ world, store, access }) => {
			const first = await store.push(access, bottle(world))
			const second = bottle(world, { title: 'Pushed by another window', price: '251' })
			expect((await store.push(access, second)).id).toBe(first.id)
			await expectOnly(world, second)
		}))

	it('[Y-3] [S-3] [C-4] a product is found by its key, and only by its key', () =>
		inStore(open, async ({ world, store, access }) => {
			expect(await store.find(access, 'vitrine-4f8a21c0', SKUS)).toBeUndefined()
			const { id } = await store.push(access, bottle(world))
			expect(await store.find(access, 'vitrine-4f8a21c0', SKUS)).toMatchObject({ id, inTrash: false })
			expect(await store.find(access, 'vitrine-4f8a21c', SKUS)).toBeUndefined()
			expect(await store.find(access, '4f8a21c0', SKUS)).toBeUndefined()
		}))

	it('[Y-3] [S-3] [C-4] a product the merchant threw away comes back once, or the seller is told', () =>
		inStore(open, async ({ world, store, access }) => {
			const { id } = await store.push(access, bottle(world))
			await world.trash(id)
			const anew = bottle(world, { title: 'Steel bottle, back again' })
			const told = await deliver({ store, access }, anew).then(
				() => undefined,
				(error: unknown) => error,
			)
			if (told === undefined) await expectOnly(world, anew)
			else {
				expect(isAppError(told, 'store_refused'), String(told)).toBe(true)
				expect((await world.products()).filter((one) => !one.inTrash)).toEqual([])
			}
		}))

	it('[Y-3] [S-3] [C-4] changing a product that was thrown away brings it back or says `not_found`; nothing new is made', () =>
		inStore(open, async ({ world, store, access }) => {
			const product = bottle(world)
			const pushed = await store.push(access, product)
			await world.trash(pushed.id)
			const told = await store.update(access, pushed, product).then(
				() => undefined,
				(error: unknown) => error,
			)
			if (told === undefined) expect((await expectOnly(world, product)).id).toBe(pushed.id)
			else {
				expect(isAppError(told, 'not_found'), String(told)).toBe(true)
				expect((await world.products()).filter((one) => !one.inTrash)).toEqual([])
			}
		}))

	it('[Y-1] [S-2] [C-2] a picture that cannot be had stays behind alone, and the outcome says which and why', () =>
		inStore(open, async ({ world, store, access }) => {
			const [first, second] = pictures(world, 2)
			if (!first || !second) throw new Error('two pictures are needed')
			const product = bottle(world, { images: [first, missingPicture(world), second] })
			const pushed = await store.push(access, product)
			expect((await expectOnly(world, product)).images).toEqual([first.url, second.url])
			expect(pushed.leftOut.map((left) => left.imageId)).toEqual(['picture-missing'])
			expect(pushed.leftOut[0] && inEnglish(pushed.leftOut[0].why)).toMatch(/^.{15,300}$/)
			expectEveryPictureAccountedFor(pushed, product)
		}))

	it('[Y-1] [S-2] [C-2] pictures that take their time arrive, and a product without any arrives too', () =>
		inStore(open, async ({ world, store, access }) => {
			world.slowPictures?.()
			const product = bottle(world, { images: pictures(world, 3) })
			expect((await store.push(access, product)).leftOut).toEqual([])
			expect((await expectOnly(world, product)).images).toHaveLength(3)
			const bare = bottle(world, { images: [] })
			const emptied = await deliver({ store, access }, bare)
			expect(emptied.leftOut.filter((left) => left.imageId)).toEqual([])
			expect((await expectOnly(world, bare)).images).toEqual([])
		}))

	it('[Y-3] [S-3] [C-4] a snapshot, kept as JSON, brings back title, text, prices and status exactly', () =>
		inStore(open, async ({ world, store, access }) => {
			const pushed = await store.push(access, bottle(world))
			const asItWas = (({ title, html, price, compareAtPrice, status }) => ({ title, html, price, compareAtPrice, status }))(
				await expectOnly(world, bottle(world)),
			)
			const snapshot: unknown = JSON.parse(JSON.stringify(await store.snapshot(access, pushed)))
			const other = bottle(world, { title: 'Other', html: '<p>Other</p>', price: '1', compareAtPrice: null, status: 'published' })
			const changed = await store.update(access, pushed, other)
			await expectOnly(world, other)
			await store.restore(access, changed, snapshot)
			expect(await world.products()).toHaveLength(1)
			expect((await world.products())[0]).toMatchObject(asItWas)
		}))
}

function expectEveryPictureAccountedFor({ imageIds, leftOut }: PushedProduct, { images }: StoreProduct): void {
	const known = [...Object.keys(imageIds), ...leftOut.flatMap((left) => left.imageId ?? [])]
	expect(known.sort()).toEqual(images.map((image) => image.id).sort())
}
