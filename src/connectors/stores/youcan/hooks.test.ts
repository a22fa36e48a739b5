import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EVENTS_URL, openYoucanWorld, RETURN_URL, type YoucanWorld } from '../../../../test/fakes/youcan/open-youcan-world'
import { memoryAccess } from '../../../../test/support/store-world'

let world: YoucanWorld
beforeEach(async () => {
	world = await openYoucanWorld()
})
afterEach(() => world.close())

const signed = (text: string) => {
	const body = Buffer.from(text)
	const secret = world.fake.settings.YOUCAN_CLIENT_SECRET
	return { headers: { 'x-youcan-signature': createHmac('sha256', secret).update(body).digest('hex') }, body }
}

describe('YouCan’s messages', () => {
	it('[Y-4] a connected store is asked to tell when the app is removed, once, and no longer after disconnecting', async () => {
		await world.connect()
		const { access } = await world.connect()
		expect(world.fake.hooks).toMatchObject([{ event: 'app.uninstalled', targetUrl: EVENTS_URL }])
		await world.connector.disconnect(access)
		expect(world.fake.hooks).toEqual([])
		await world.connector.disconnect(access)
	})

	it('[Y-4] a store whose rights or server lack the messages is connected all the same', async () => {
		world.fake.choose({ withheldScopes: ['edit-rest-hooks'] })
		const { account, credentials } = await world.connectAs(await world.consent())
		expect(credentials.hookId).toBeUndefined()
		const access = memoryAccess(account, credentials)
		await world.connector.check(access)
		await world.connector.disconnect(access)
		const unasked = await world.connector.connect({ query: await world.consent(), returnUrl: RETURN_URL })
		expect(unasked.credentials.hookId).toBeUndefined()
		expect(world.fake.hooks).toEqual([])
	})

	it('[Y-4] the removal names the store as it was named when connected; other messages end nothing', async () => {
		const { alias } = await world.connectAs(await world.consent({ store: 'atlas' }))
		expect(world.connector.readEvent(world.fake.message('atlas'))).toEqual({
			kind: 'uninstalled',
			account: alias,
			happenedAt: expect.any(Date),
		})
		expect(world.connector.readEvent(world.fake.message('atlas', 'order.created'))).toMatchObject({ kind: 'other', account: 'atlas' })
		const { headers, body } = world.fake.message('atlas')
		const shouting = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]))
		expect(world.connector.readEvent({ headers: shouting, body }).kind).toBe('uninstalled')
	})

	it('[Y-4] a message that is signed and still no message is refused', () => {
		for (const text of ['', 'no json', '[]', '{"data":{}}']) {
			expect(() => world.connector.readEvent(signed(text)), text).toThrow(expect.objectContaining({ code: 'invalid_request' }))
		}
		expect(world.connector.readEvent(signed('{"event_name":"app.uninstalled"}'))).toEqual({ kind: 'uninstalled', account: '' })
	})
})
