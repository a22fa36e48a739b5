import { describe, expect, it } from 'vitest'
import { openShopifyWorld, type ShopifyWorld } from '../../../../test/fakes/shopify/open-shopify-world'
import { inWords } from '../../../../test/support/in-words'
import type { AppError } from '../../../core/errors'
import { bottle, expectOnly } from '../trial.contract'

async function inWorld(act: (world: ShopifyWorld) => Promise<void>): Promise<void> {
	const world = await openShopifyWorld()
	try {
		await act(world)
	} finally {
		await world.close()
	}
}

const errorOf = (call: Promise<unknown>): Promise<AppError> =>
	call.then(
		() => Promise.reject(new Error('it ended well')),
		(error) => error,
	)

describe('[S-3] what an answer of Shopify means', () => {
	it.each([
		[402, 'store_suspended'],
		[403, 'store_permission'],
		[404, 'store_suspended'],
		[423, 'store_suspended'],
		[429, 'rate_limited'],
		[430, 'upstream'],
		[302, 'upstream'],
		[418, 'upstream'],
		[500, 'upstream'],
		[503, 'upstream'],
	])('status %i is told as %s', (status, code) =>
		inWorld(async ({ connector, connect, fake }) => {
			const { access } = await connect()
			fake.state.status = status
			expect(await errorOf(connector.check(access))).toMatchObject({ code, message: expect.stringMatching(/\. .*\./) })
		}),
	)
})

it('[S-3] a question that met an error of Shopify’s is asked once more', () =>
	inWorld(async ({ connector, connect, misbehave }) => {
		const { access } = await connect()
		misbehave('server-error')
		expect(await connector.check(access)).toMatchObject({ name: 'Dar atlas' })
	}))

describe('[S-3] a shop that is asked too much', () => {
	it('is waited for as long as the call costs, and then does it', () =>
		inWorld(async (world) => {
			const { access } = await world.connect()
			world.fake.state.throttles = 3
			await world.connector.push(access, bottle(world, { images: [] }))
			await expectOnly(world, bottle(world))
			expect(world.waitedMs()).toBe(3000)
		}))

	it('is not waited for without end', () =>
		inWorld(async (world) => {
			const { access } = await world.connect()
			world.fake.state.throttles = 1000
			const error = await errorOf(world.connector.push(access, bottle(world)))
			expect(error).toMatchObject({ code: 'rate_limited', details: { retryAfterSeconds: expect.any(Number) } })
			expect(world.waitedMs()).toBeLessThanOrEqual(30_000)
			expect(world.products()).toEqual([])
		}))
})

describe('[S-3] a lost answer', () => {
	it('is never answered by a second product, also while the shop’s search does not find the first', () =>
		inWorld(async (world) => {
			const { access } = await world.connect()
			world.fake.state.searchLags = true
			world.misbehave('silent-after-made')
			expect((await errorOf(world.connector.push(access, bottle(world)))).code).toBe('timeout')
			expect(await world.connector.find(access, bottle(world).key)).toBeUndefined()
			const pushed = await world.connector.push(access, bottle(world, { title: 'Second try' }))
			const held = await expectOnly(world, bottle(world, { title: 'Second try' }))
			expect(held.id).toBe(pushed.id)
			expect(held.images).toEqual(bottle(world).images.map(({ url }) => url))
		}))

	it('leaves no picture twice, whether the pictures have arrived by then or not', () =>
		inWorld(async (world) => {
			const { access } = await world.connect()
			for (const looks of [0, 6]) {
				world.misbehave('silent-after-made')
				const product = bottle(world, { key: `vitrine-${looks}`, slug: `bottle-${looks}` })
				await errorOf(world.connector.push(access, product))
				for (const file of world.fake.shops[0]?.files.values() ?? []) file.looksLeft = looks
				const files = world.fake.shops[0]?.files.size
				const pushed = await world.connector.update(access, { id: world.products().at(-1)?.id ?? '', imageIds: {} }, product)
				expect(world.products().at(-1)?.images).toEqual(product.images.map(({ url }) => url))
				expect(Object.keys(pushed.imageIds)).toHaveLength(2)
				expect(world.fake.shops[0]?.files.size).toBe(files)
			}
		}))

	it('two pushes at once make one product', () =>
		inWorld(async (world) => {
			const { access } = await world.connect()
			const [one, other] = await Promise.all([1, 2].map(() => world.connector.push(access, bottle(world))))
			expect(one?.id).toBe(other?.id)
			await expectOnly(world, bottle(world))
		}))
})

it.each(['SalesChannels', 'Publish', 'Arrived'])(
	'[S-3] an error at %s, when the product is made already, is told as left out',
	(operation) =>
		inWorld(async (world) => {
			const { access } = await world.connect()
			world.fake.state.failing = [operation]
			const product = bottle(world, { status: 'published' })
			const pushed = await world.connector.push(access, product)
			expect((await expectOnly(world, product)).id).toBe(pushed.id)
			expect(inWords(pushed.leftOut[0]?.why)).toContain('trouble of its own')
			world.behave()
			const again = await world.connector.update(access, pushed, product)
			expect(again).toMatchObject({ leftOut: [], url: expect.stringContaining(product.slug) })
			expect(world.fake.shops[0]?.files.size).toBe(2)
		}),
)

it('[S-2] [N-4] an address that is none of the web is never handed on as a link', () =>
	inWorld(async (world) => {
		const { access } = await world.connect()
		world.fake.state.publicUrl = () => 'javascript:alert(1)//'
		expect((await errorOf(world.connector.check(access))).code).toBe('upstream')
		const pushed = await world.connector.push(access, bottle(world, { status: 'published', images: [] }))
		expect(JSON.stringify(pushed)).not.toContain('javascript:')
	}))
