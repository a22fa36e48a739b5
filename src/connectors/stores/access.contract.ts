import { expect, it } from 'vitest'
import type { ShopWorld, StoreWorld } from '../../../test/support/store-world'
import { bottle, expectOnly, inStore, refusalOf } from './trial.contract'

const TOGETHER = 10

/** What connecting does. */
export function connectContract(open: () => Promise<ShopWorld>): void {
	it('[Y-4] [S-4] [C-5] connecting and checking name the store and leave nothing in it', () =>
		inStore(open, async ({ world, store, access, account }) => {
			expect(account).not.toBe('')
			expect(await world.products()).toEqual([])
			expect(await store.check(access)).toMatchObject({ name: expect.stringMatching(/\S/), url: expect.stringMatching(/^https?:\/\//) })
			expect(await world.products()).toEqual([])
		}))
}

/** What opens a store, and what closes it. */
export function accessContract(open: () => Promise<StoreWorld>): void {
	it('[Y-4] [S-1] [C-1] access that ran out is renewed once however many need it, and where it cannot be, everybody is told', () =>
		inStore(open, async ({ world, store, access, rotations }) => {
			const { id } = await store.push(access, bottle(world))
			const before = rotations()
			world.misbehave('access-expired')
			const calls = Array.from({ length: TOGETHER }, (_, at) =>
				at % 2 ? store.find(access, bottle(world).key, [bottle(world).sku]) : store.check(access),
			)
			if (store.entry === 'keys') {
				for (const call of await Promise.allSettled(calls)) {
					await refusalOf(call.status === 'rejected' ? Promise.reject(call.reason) : Promise.resolve(), 'store_reconnect')
				}
				expect(rotations()).toBe(before)
				return
			}
			const answers = await Promise.all(calls)
			expect(answers).toHaveLength(TOGETHER)
			expect(answers[1]).toMatchObject({ id })
			expect(rotations()).toBe(before + 1)
		}))

	it('[Y-4] [S-1] [C-1] what renewed access once renews it again, in the middle of a push as well', () =>
		inStore(open, async ({ world, store, access, rotations }) => {
			const before = rotations()
			for (const [at, title] of ['One', 'Two'].entries()) {
				world.misbehave('access-expired')
				const product = bottle(world, { title })
				if (store.entry === 'keys') await refusalOf(store.push(access, product), 'store_reconnect')
				else {
					await store.push(access, product)
					await expectOnly(world, product)
					expect(rotations()).toBe(before + at + 1)
				}
			}
		}))

	it('[Y-4] [S-4] [C-5] giving access back never throws, also to a store that is suspended, dumb or gone', () =>
		inStore(open, async ({ world, store, access, closeWorld }) => {
			for (const how of ['suspended', 'html-instead-of-json', 'write-not-allowed', 'server-error', 'access-revoked'] as const) {
				world.misbehave(how)
				await expect(store.disconnect(access)).resolves.toBeUndefined()
				world.behave()
			}
			await closeWorld()
			await expect(store.disconnect(access)).resolves.toBeUndefined()
		}))

	it('[Y-4] [S-4] [C-5] a message that ends the access is believed when the store signed it, and no other', () =>
		inStore(open, async ({ world, store, account, alias }) => {
			const genuine = world.uninstallMessage?.()
			const body = genuine?.body ?? new TextEncoder().encode('{}')
			const read =
				(headers: Record<string, string>, bytes = body) =>
				() =>
					store.readEvent({ headers, body: bytes })
			const forbidden = expect.objectContaining({ code: 'forbidden' })
			expect(read({})).toThrow(forbidden)
			if (!genuine) return
			const event = store.readEvent(genuine)
			expect(event.kind).toBe('uninstalled')
			expect([account, alias]).toContain(event.account)
			const changed = Uint8Array.from(body)
			changed[changed.length - 2] = (changed[changed.length - 2] ?? 0) ^ 1
			expect(read(genuine.headers, changed)).toThrow(forbidden)
			for (const name of Object.keys(genuine.headers).filter((one) => /signature|hmac/i.test(one))) {
				const value = genuine.headers[name] ?? ''
				for (const other of ['', 'x', value.slice(0, -1), `${value}0`, value.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))]) {
					expect(read({ ...genuine.headers, [name]: other })).toThrow(forbidden)
				}
			}
		}))
}
