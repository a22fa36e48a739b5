import { inspect } from 'node:util'
import { expect, it } from 'vitest'
import type { Misbehaviour, StoreWorld } from '../../../test/support/store-world'
import { AppError, type ErrorCode } from '../../core/errors'
import { bottle, deliver, expectOnly, inStore, refusalOf } from './trial.contract'

const REFUSALS: [Misbehaviour, ErrorCode][] = [
	['access-revoked', 'store_reconnect'],
	['write-not-allowed', 'store_permission'],
	['suspended', 'store_suspended'],
	['locked', 'store_suspended'],
	['html-instead-of-json', 'upstream'],
]
const ALL: Misbehaviour[] = [
	...REFUSALS.map(([how]) => how),
	'access-expired',
	'too-many-requests',
	'server-error',
	'silent-after-made',
	'refuses-product',
]

/** What comes of a store that does not do as it is asked. */
export function errorContract(open: () => Promise<StoreWorld>): void {
	it.each(REFUSALS)('[Y-3] [S-3] [C-4] a store with %s is told as %s in plain words, and nothing is made or changed', (how, code) =>
		inStore(open, async ({ world, store, access }) => {
			const product = bottle(world)
			const pushed = await store.push(access, product)
			const before = world.products()
			world.misbehave(how)
			await refusalOf(store.check(access), code)
			await refusalOf(store.push(access, bottle(world, { key: 'vitrine-other', slug: 'other' })), code)
			const refusal = await refusalOf(store.update(access, pushed, bottle(world, { title: 'Changed' })), code)
			if (code === 'store_permission') expect(refusal.details.missing).toEqual(expect.anything())
			expect(world.products()).toEqual(before)
			if (how === 'access-revoked') return
			world.behave()
			await store.update(access, pushed, bottle(world, { title: 'Changed after all' }))
			expect((await expectOnly(world, bottle(world, { title: 'Changed after all' }))).id).toBe(pushed.id)
		}),
	)

	it('[Y-3] [S-3] [C-4] a product the store refuses is told with its fields, and nothing half-made stays', () =>
		inStore(open, async ({ world, store, access }) => {
			world.misbehave('refuses-product')
			const refusal = await refusalOf(store.push(access, bottle(world)), 'store_refused')
			expect(refusal.details.fields).toEqual(expect.anything())
			expect(world.products()).toEqual([])
			world.behave()
			const pushed = await store.push(access, bottle(world))
			const before = world.products()
			world.misbehave('refuses-product')
			await refusalOf(store.update(access, pushed, bottle(world, { title: 'Changed', price: '3' })), 'store_refused')
			expect(world.products()).toEqual(before)
		}))

	it('[Y-3] [S-3] [C-4] a store that is too busy is waited for, or the seller is told for how long', () =>
		inStore(open, async ({ world, store, access }) => {
			world.misbehave('too-many-requests')
			const told = await store.push(access, bottle(world)).catch((error: unknown) => error)
			if (told instanceof Error) {
				const refusal = await refusalOf(Promise.reject(told), 'rate_limited')
				expect(refusal.details.retryAfterSeconds).toEqual(expect.any(Number))
				expect(world.products()).toEqual([])
			}
			await deliver({ store, access }, bottle(world))
			await expectOnly(world, bottle(world))
		}))

	it('[Y-3] [S-3] [C-4] an error of the store is got over or told as `upstream`, and the next try leaves one product', () =>
		inStore(open, async ({ world, store, access }) => {
			world.misbehave('server-error')
			const told = await store.push(access, bottle(world)).catch((error: unknown) => error)
			if (told instanceof Error) await refusalOf(Promise.reject(told), 'upstream')
			await deliver({ store, access }, bottle(world))
			await expectOnly(world, bottle(world))
		}))

	it('[Y-3] [S-3] [C-4] a product made without an answer is found again, not made twice', () =>
		inStore(open, async ({ world, store, access }) => {
			world.misbehave('silent-after-made')
			await refusalOf(store.push(access, bottle(world)), 'timeout', 'upstream')
			expect(world.products()).toHaveLength(1)
			const again = bottle(world, { title: 'Steel bottle, second try' })
			const pushed = await deliver({ store, access }, again)
			expect((await expectOnly(world, again)).id).toBe(pushed.id)
			expect(world.products()).toHaveLength(1)
		}))

	it.each(ALL)('[N-5] no error of a store with %s holds anything that opens the store', (how) =>
		inStore(open, async ({ world, store, access, secrets }) => {
			const pushed = await store.push(access, bottle(world))
			const thrown: unknown[] = []
			const attempts = [
				() => store.push(access, bottle(world, { key: 'vitrine-second', slug: 'second' })),
				() => store.update(access, pushed, bottle(world, { title: 'Changed' })),
				() => store.find(access, 'vitrine-4f8a21c0'),
				() => store.snapshot(access, pushed),
				() => store.check(access),
			]
			for (const attempt of attempts) {
				world.misbehave(how)
				await attempt().catch((error: unknown) => thrown.push(error))
			}
			expect(secrets()).not.toEqual([])
			for (const error of thrown) {
				expect(error).toBeInstanceOf(AppError)
				const everything = inspect(error, { depth: null, showHidden: true, maxArrayLength: null, maxStringLength: null })
				for (const secret of formsOf(secrets())) expect(everything.includes(secret), 'a secret is in the error').toBe(false)
			}
		}),
	)
}

/** The secrets as they are, as an address writes them, and as Basic authentication joins two of them. */
function formsOf(secrets: readonly string[]): string[] {
	const pairs = secrets.flatMap((one) => secrets.map((other) => Buffer.from(`${one}:${other}`).toString('base64')))
	return [...secrets, ...secrets.map(encodeURIComponent), ...pairs]
}
