import { describe, expect, it } from 'vitest'
import { openYoucanWorld, RETURN_URL, type YoucanWorld } from '../../../../test/fakes/youcan/open-youcan-world'
import { SCOPES } from './youcan-config'

async function inWorld(act: (world: YoucanWorld) => Promise<void>): Promise<void> {
	const world = await openYoucanWorld()
	try {
		await act(world)
	} finally {
		await world.close()
	}
}

describe('connecting a YouCan store', () => {
	it('[Y-1] the seller is sent to YouCan with our return address and state, and every right as a parameter of its own', () =>
		inWorld(async ({ connector, fake }) => {
			const url = new URL(connector.authorizeUrl({ state: 'a b&c', returnUrl: RETURN_URL }))
			expect(`${url.origin}${url.pathname}`).toBe(fake.settings.YOUCAN_AUTHORIZE_URL)
			expect(Object.fromEntries(url.searchParams)).toMatchObject({
				client_id: fake.settings.YOUCAN_CLIENT_ID,
				redirect_uri: RETURN_URL,
				response_type: 'code',
				state: 'a b&c',
			})
			expect(url.searchParams.getAll('scope[]')).toEqual([...SCOPES])
		}))

	it('[Y-1] [Y-4] what comes back from YouCan’s page connects the store the seller chose, by a key that stays', () =>
		inWorld(async ({ connector, consent, connectAs, fake }) => {
			const query = await consent({ state: 'mine', store: 'atlas' })
			expect(connector.readEntry(query)).toEqual({ state: 'mine', startedByStore: false })
			const atlas = fake.shops.find((shop) => shop.slug === 'atlas')
			const connected = await connectAs(query)
			expect(connected).toMatchObject({ account: atlas?.id, alias: 'atlas', name: 'Atlas Store', currency: 'EUR' })
			const oasis = await connectAs(await consent({ store: 'oasis' }))
			expect(oasis.account).not.toBe(connected.account)
			expect(oasis.credentials).not.toEqual(connected.credentials)
		}))

	it('[Y-1] a seller who opens the app in the Seller Area is connected when YouCan signed the address, over the order it has', () =>
		inWorld(async ({ connector, connectAs, fake }) => {
			const query = fake.launchQuery('oasis', [...SCOPES])
			expect(connector.readEntry(query)).toEqual({ state: expect.any(String), startedByStore: true })
			expect(connector.readEntry(`?${query}`)).toMatchObject({ startedByStore: true })
			expect(await connectAs(query)).toMatchObject({ alias: 'oasis', name: 'Oasis Maroc' })
		}))

	it('[Y-1] an address of the Seller Area in which anything was changed is refused, and nothing is exchanged for it', () =>
		inWorld(async ({ connector, connectAs, fake }) => {
			const query = fake.launchQuery('oasis', [...SCOPES])
			const parts = query.split('&')
			const forged = [
				query.replace('store=oasis', 'store=atlas'),
				`${query}&code=other`,
				[...parts].reverse().join('&'),
				parts.filter((part) => !part.startsWith('locale')).join('&'),
				query.replace(/hmac=..../, 'hmac=0000'),
				query.replace(/hmac=.*/, 'hmac='),
				query.replace('hmac=', '%68mac='),
				`hmac=0&${query}`,
				`${query}&%68mac=0`,
			]
			for (const one of forged) {
				expect(() => connector.readEntry(one), one).toThrow(expect.objectContaining({ code: 'forbidden' }))
				await expect(connectAs(one), one).rejects.toMatchObject({ code: 'forbidden' })
			}
			expect(fake.calls).toEqual([])
		}))

	it('[Y-1] a seller who says no is told so, and a callback without a usable permission is refused', () =>
		inWorld(async ({ connector, consent, connectAs }) => {
			const denied = await consent({ decision: 'deny', state: 'mine' })
			expect(connector.readEntry(denied)).toEqual({ state: 'mine', startedByStore: false })
			await expect(connectAs(denied)).rejects.toMatchObject({ code: 'canceled' })
			expect(connector.readEntry('lang=ar')).toBeUndefined()
			await expect(connectAs('state=mine')).rejects.toMatchObject({ code: 'invalid_request' })
			await expect(connectAs('code=made-up&state=mine')).rejects.toMatchObject({ code: 'store_reconnect' })
			await expect(connectAs('error=server_error&state=mine')).rejects.toMatchObject({ code: 'upstream' })
			const once = await consent()
			await connectAs(once)
			await expect(connectAs(once)).rejects.toMatchObject({ code: 'store_reconnect' })
			await expect(connector.connect({ url: 'https://x.example', key: 'k', secret: 's' })).rejects.toMatchObject({
				code: 'invalid_request',
			})
		}))

	it('[Y-1] a permission is good for the return address it was asked for, and no other', () =>
		inWorld(async ({ connector, consent }) => {
			const query = await consent()
			const elsewhere = connector.connect({ query, returnUrl: 'https://elsewhere.example/youcan/callback' })
			await expect(elsewhere).rejects.toMatchObject({ code: 'store_reconnect' })
		}))

	it.each(['view-store-info', 'read-products', 'edit-products'])(
		'[Y-1] without the right %s no store is connected, and it is named',
		(scope) =>
			inWorld(async ({ consent, connectAs, fake }) => {
				fake.choose({ withheldScopes: [scope] })
				await expect(connectAs(await consent())).rejects.toMatchObject({ code: 'store_permission', details: { missing: [scope] } })
				expect(fake.products()).toEqual([])
				expect(fake.hooks).toEqual([])
			}),
	)
})
