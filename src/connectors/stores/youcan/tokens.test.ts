import { describe, expect, it } from 'vitest'
import { openYoucanWorld, type YoucanWorld } from '../../../../test/fakes/youcan/open-youcan-world'
import type { Ways } from '../../../../test/fakes/youcan/youcan'
import type { StoreAccess } from '../store'

async function inWorld(ways: Partial<Ways>, act: (world: YoucanWorld, access: StoreAccess) => Promise<void>): Promise<void> {
	const world = await openYoucanWorld()
	try {
		world.fake.choose(ways)
		const { access } = await world.connect()
		await act(world, access)
	} finally {
		await world.close()
	}
}

const renewals = ({ fake }: YoucanWorld) => fake.calls.filter(({ call }) => call === 'POST /oauth/token').length - 1
const refusals = ({ fake }: YoucanWorld) => fake.calls.filter(({ status }) => status === 401).length

/** The store's token is near its end. */
async function age(access: StoreAccess): Promise<void> {
	await access.rotate(await access.read(), async (current) => ({ ...current, refreshAt: new Date(Date.now() - 1).toISOString() }))
}

describe('YouCan’s tokens', () => {
	it('[Y-4] are renewed five minutes before they end, so that no call is refused', () =>
		inWorld({}, async (world, access) => {
			const { refreshAt } = await access.read()
			const secondsLeft = (Date.parse(refreshAt ?? '') - Date.now()) / 1000
			expect(secondsLeft).toBeGreaterThan(1_295_999 - 300 - 60)
			expect(secondsLeft).toBeLessThanOrEqual(1_295_999 - 300)
			await world.connector.find(access, 'nothing')
			expect(renewals(world)).toBe(0)
			await age(access)
			await world.connector.check(access)
			expect([renewals(world), refusals(world)]).toEqual([1, 0])
		}))

	it('[Y-4] that live shortly are not renewed at every call', () =>
		inWorld({ tokenSeconds: 120 }, async (world, access) => {
			await world.connector.check(access)
			expect(renewals(world)).toBe(0)
		}))

	it('[Y-4] a renewal that answers no new refresh token keeps the one there is', () =>
		inWorld({ refreshTokens: 'stay' }, async (world, access) => {
			const before = await access.read()
			for (const turn of [1, 2]) {
				await age(access)
				await world.connector.check(access)
				expect(renewals(world)).toBe(turn)
			}
			const after = await access.read()
			expect(after.refreshToken).toBe(before.refreshToken)
			expect(after.accessToken).not.toBe(before.accessToken)
			expect(after.hookId).toBe(before.hookId)
		}))

	it('[Y-4] a refresh token used up elsewhere means that the store has to be connected again', () =>
		inWorld({}, async (world, access) => {
			const old = await access.read()
			await age(access)
			await world.connector.check(access)
			await access.rotate(await access.read(), async () => old)
			world.misbehave('access-expired')
			await expect(world.connector.check(access)).rejects.toMatchObject({ code: 'store_reconnect' })
			await access.rotate(await access.read(), async ({ refreshToken: _, ...rest }) => rest)
			await expect(world.connector.check(access)).rejects.toMatchObject({ code: 'store_reconnect' })
		}))

	it('[Y-4] a seller who removes the app is told to connect again at the next push', () =>
		inWorld({}, async (world, access) => {
			for (const hook of world.fake.hooks) hook.targetUrl = `${world.fake.origin}/pictures/1.png`
			expect(await world.fake.uninstall('oasis')).toEqual([200])
			await expect(world.connector.find(access, 'nothing')).rejects.toMatchObject({ code: 'store_reconnect' })
		}))
})
