import { expect, it } from 'vitest'
import type { ShopWorld } from '../../../test/support/store-world'
import { isAppError } from '../../core/errors'
import type { EditChoices, MerchantEdit } from '../../core/stores/store-fields'
import type { StoreProduct } from '../../core/stores/store-product'
import { type PushJournal, type Sent, sendProduct } from '../../pipeline/send/send-product'
import type { LastSent } from '../../pipeline/send/sent-prints'
import { bottle, inStore } from './trial.contract'

const THEIRS = { title: 'Our finest bottle', html: '<p>Written by the merchant.</p>' }

/** What becomes of a merchant's own edits in any store. */
export function editsContract(open: () => Promise<ShopWorld>): void {
	/** A shop the bottle was pushed to, and a way to push it again as a server does. */
	const pushedOnce = (run: (shop: { world: ShopWorld; again: Again; forget: () => void }) => Promise<void>) =>
		inStore(open, async ({ world, store, access }) => {
			let last: { ref: string | null; imageIds: Record<string, string>; sent: LastSent | null } = { ref: null, imageIds: {}, sent: null }
			const again: Again = async (product, edits = {}) => {
				const done = await sendProduct({ connector: store, access, product, edits, journal: { ...last, skus: [], ...SILENT } })
				last = { ref: done.pushed.id, imageIds: done.pushed.imageIds, sent: done.sent }
				return done
			}
			await again(bottle(world))
			await run({
				world,
				again,
				forget() {
					last = { ...last, sent: null }
				},
			})
		})

	it('[C-9] [S-7] [Y-7] a page pushed again without anybody having changed its product is no conflict', () =>
		pushedOnce(async ({ world, again }) => {
			expect(await again(bottle(world, { title: 'Steel bottle, new' }))).toMatchObject({ made: 'updated', kept: [] })
			expect((await world.products())[0]?.title).toBe('Steel bottle, new')
			expect((await again(bottle(world, { title: 'Steel bottle, newer' }))).kept).toEqual([])
		}))

	it('[C-9] [S-7] [Y-7] what the merchant changed is shown before anything is overwritten', () =>
		pushedOnce(async ({ world, again }) => {
			const { id } = await only(world)
			await world.rewrite(id, THEIRS)
			const edits = await again(bottle(world, { title: 'Steel bottle, new' })).then(() => [], editsIn)
			expect(edits.map(({ field, theirs }) => [field, theirs])).toEqual([
				['title', THEIRS.title],
				['description', 'Written by the merchant.'],
			])
			expect(edits[0]?.ours).toBe('Steel bottle, new')
			expect(await only(world)).toMatchObject({ id, title: THEIRS.title })
		}))

	it('[C-9] [S-7] [Y-7] where nobody knows what the last push left, as after a restore, what differs from the page is shown', () =>
		pushedOnce(async ({ world, again, forget }) => {
			const { id } = await only(world)
			forget()
			await again(bottle(world))
			forget()
			await world.rewrite(id, THEIRS)
			const edits = await again(bottle(world)).then(() => [], editsIn)
			expect(edits.map(({ field }) => field)).toEqual(['title', 'description'])
			await again(bottle(world), { title: 'keep', description: 'overwrite' })
			expect(await only(world)).toMatchObject({ id, title: THEIRS.title })
		}))

	it('[C-9] [S-7] [Y-7] the merchant’s own texts of pictures stay until the page’s change', () =>
		pushedOnce(async ({ world, again }) => {
			const { id } = await only(world)
			if (!world.describePictures) return expect((await only(world)).alts).toBeUndefined()
			await world.describePictures(id, 'As the merchant says it')
			await again(bottle(world, { title: 'Steel bottle, new' }))
			expect((await only(world)).alts).toEqual(['As the merchant says it', 'As the merchant says it'])
			const [first, ...others] = bottle(world).images
			await again(bottle(world, { images: first ? [{ ...first, alt: 'A new text' }, ...others] : [] }))
			expect((await only(world)).alts).toEqual(['A new text', 'As the merchant says it'])
		}))

	it('[C-9] [S-7] [Y-7] each field is kept or overwritten as chosen; a kept one stays until it is chosen otherwise', () =>
		pushedOnce(async ({ world, again }) => {
			const { id, html } = await only(world)
			await world.rewrite(id, THEIRS)
			const done = await again(bottle(world, { price: '199' }), { title: 'keep', description: 'overwrite' })
			expect(done.kept).toEqual(['title'])
			expect(await only(world)).toMatchObject({ id, title: THEIRS.title, html, price: expect.stringMatching(/^199(\.00)?$/) })
			expect((await again(bottle(world, { title: 'Steel bottle, new' }))).kept).toEqual(['title'])
			expect((await only(world)).title).toBe(THEIRS.title)
			expect((await again(bottle(world, { title: 'Steel bottle, new' }), { title: 'overwrite' })).kept).toEqual([])
			expect((await only(world)).title).toBe('Steel bottle, new')
		}))
}

type Again = (product: StoreProduct, edits?: EditChoices) => Promise<Sent>

const SILENT: Pick<PushJournal, 'sending' | 'found' | 'gone'> = {
	sending: async () => undefined,
	found: async () => undefined,
	gone: async () => undefined,
}

function editsIn(error: unknown): MerchantEdit[] {
	if (!isAppError(error, 'conflict')) throw error
	return error.details.edits as MerchantEdit[]
}

async function only(world: ShopWorld) {
	const [held, ...others] = await world.products()
	if (!held || others.length > 0) throw new Error(`${others.length + 1} products instead of one`)
	return held
}
