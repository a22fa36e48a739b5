import { expect, it } from 'vitest'
import type { StoreWorld } from '../../../test/support/store-world'
import { MOST_STORE_IMAGES, type StoreImage } from '../../core/stores/store-product'
import { bottle, inStore } from './trial.contract'

/**
 * What becomes of a gallery that is long. A shop that really is there is not asked: it tells pictures by what they
 * show.
 */
export function picturesContract(open: () => Promise<StoreWorld>): void {
	it('[Y-1] [S-2] [C-2] as many pictures as a push sends arrive, in their order and with their texts, and none is sent again', () =>
		inStore(open, async ({ world, store, access }) => {
			const { good } = world.pictures
			const images = Array.from({ length: MOST_STORE_IMAGES }, (_, at): StoreImage => {
				const url = new URL(good[at % good.length] ?? '')
				url.searchParams.set('copy', String(at))
				return { id: `picture-${at + 1}`, url: url.href, alt: `View ${at + 1}` }
			})
			const product = bottle(world, { images })
			const pushed = await store.push(access, product)
			expect(pushed.leftOut).toEqual([])
			const held = async () => (await world.products())[0]
			expect((await held())?.images).toEqual(images.map(({ url }) => url))
			const alts = (await held())?.alts
			if (alts) expect(alts).toEqual(images.map(({ alt }) => alt))
			const again = await store.update(access, pushed, { ...product, title: 'Steel bottle, new' })
			expect(again.imageIds).toEqual(pushed.imageIds)
			expect((await held())?.images).toEqual(images.map(({ url }) => url))
		}))
}
