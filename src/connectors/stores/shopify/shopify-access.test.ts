import { describe, expect, it } from 'vitest'
import { openShopifyWorld, RETURN_URL, type ShopifyWorld } from '../../../../test/fakes/shopify/open-shopify-world'
import type { AppError } from '../../../core/errors'

const HOUR_MS = 3_600_000
const SHOP = 'dar-atlas.myshopify.com'

async function inWorld(act: (world: ShopifyWorld) => Promise<void>, config: Parameters<typeof openShopifyWorld>[0] = {}): Promise<void> {
	const world = await openShopifyWorld(config)
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

describe('[S-1] connecting a shop', () => {
	it('the seller is sent to their own shop, with what we ask for', () =>
		inWorld(
			async ({ connector }) => {
				const url = new URL(connector.authorizeUrl({ state: 'abc', returnUrl: RETURN_URL, shop: 'My-Shop' }))
				expect(url.origin + url.pathname).toBe('https://my-shop.myshopify.com/admin/oauth/authorize')
				expect(Object.fromEntries(url.searchParams)).toEqual({
					client_id: 'fake-shopify-app',
					scope: 'write_products,write_publications,write_files',
					redirect_uri: RETURN_URL,
					state: 'abc',
				})
			},
			{ browserUrl: 'https://{shop}' },
		))

	it('a consent becomes access that expires and can be renewed', () =>
		inWorld(async ({ connector, consent }) => {
			const query = await consent(SHOP)
			expect(connector.readEntry(query)).toEqual({ state: 'some-state', startedByStore: false })
			const store = await connector.connect({ query, returnUrl: RETURN_URL })
			expect(store).toMatchObject({ account: SHOP, name: 'Dar atlas', currency: 'MAD', url: expect.stringMatching(/^http/) })
			expect(store.credentials).toMatchObject({ accessToken: expect.any(String), refreshToken: expect.any(String) })
			expect(Number(store.credentials.expiresAt)).toBeGreaterThan(Date.now())
		}))

	it('an entry Shopify starts is known, and brings no access', () =>
		inWorld(async ({ connector, fake }) => {
			const query = fake.entryQuery()
			expect(connector.readEntry(query)).toEqual({ state: undefined, startedByStore: true })
			expect((await errorOf(connector.connect({ query, returnUrl: RETURN_URL }))).code).toBe('forbidden')
		}))

	it('a callback that was changed, comes late or comes twice connects nothing', () =>
		inWorld(async ({ connector, consent, advance }) => {
			const query = await consent(SHOP)
			const changed = query.replace('dar-atlas', 'second-shop')
			expect(connector.readEntry(changed)).toBeUndefined()
			expect((await errorOf(connector.connect({ query: changed, returnUrl: RETURN_URL }))).code).toBe('forbidden')
			await connector.connect({ query, returnUrl: RETURN_URL })
			expect((await errorOf(connector.connect({ query, returnUrl: RETURN_URL }))).code).toBe('invalid_request')
			const other = await consent(SHOP)
			advance(120_000)
			expect((await errorOf(connector.connect({ query: other, returnUrl: RETURN_URL }))).code).toBe('forbidden')
		}))

	it('a shop that keeps back the right to write is told so, with the right', () =>
		inWorld(async ({ connector, consent, fake }) => {
			const query = await consent(SHOP)
			fake.state.withheld = ['write_products']
			const error = await errorOf(connector.connect({ query, returnUrl: RETURN_URL }))
			expect(error).toMatchObject({ code: 'store_permission', details: { missing: ['write_products'] } })
		}))

	it('Shopify is asked once to tell when the app is uninstalled, where there is an address it could tell', () =>
		inWorld(async ({ connector, consent, fake }) => {
			const connect = async (addresses = {}) => connector.connect({ query: await consent(SHOP), returnUrl: RETURN_URL, ...addresses })
			for (let times = 0; times < 2; times += 1) await connect({ eventsUrl: 'https://vitrine.example/events' })
			await connect({ eventsUrl: 'http://localhost:3000/events' })
			expect(fake.state.sent.filter((name) => name === 'TellOfUninstall')).toHaveLength(2)
			await connect()
			expect(fake.shops[0]?.subscriptions).toEqual(['https://vitrine.example/events'])
		}))

	it('a shop of which Shopify will not tell us is connected all the same', () =>
		inWorld(async ({ connector, consent, fake }) => {
			fake.state.failing = ['TellOfUninstall']
			const store = await connector.connect({
				query: await consent(SHOP),
				returnUrl: RETURN_URL,
				eventsUrl: 'https://vitrine.example/events',
			})
			expect([store.account, fake.shops[0]?.subscriptions]).toEqual([SHOP, []])
			expect(fake.state.sent).toContain('TellOfUninstall')
		}))

	it('an entry signed for what is no shop is none', () =>
		inWorld(async ({ connector, fake }) => {
			const elsewhere = fake.shops[0] && { ...fake.shops[0], host: 'evil.example' }
			expect(connector.readEntry(fake.entryQuery(elsewhere))).toBeUndefined()
			expect(connector.readEntry(fake.entryQuery())).toBeDefined()
		}))

	it('keys are answered with the way Shopify is connected', () =>
		inWorld(async ({ connector }) => {
			const error = await errorOf(connector.connect({ url: 'https://x.example', key: 'k', secret: 's' }))
			expect(error.code).toBe('invalid_request')
		}))
})

describe('[S-1] access that expires', () => {
	it('is renewed five minutes before its end, not earlier', () =>
		inWorld(async ({ connector, connect, advance }) => {
			const { access } = await connect()
			const first = await access.read()
			advance(HOUR_MS - 6 * 60_000)
			await connector.check(access)
			expect(await access.read()).toBe(first)
			advance(90_000)
			await connector.check(access)
			const second = await access.read()
			expect(second.accessToken).not.toBe(first.accessToken)
			expect(second.refreshToken).not.toBe(first.refreshToken)
		}))

	it('lasts for weeks of use, each renewal with what the last one gave', () =>
		inWorld(async ({ connector, connect, advance }) => {
			const { access } = await connect()
			for (let day = 0; day < 20; day += 1) {
				advance(24 * HOUR_MS)
				expect(await connector.check(access)).toMatchObject({ name: 'Dar atlas' })
			}
		}))

	it('survives an answer to a renewal that never came: the old token renews again', () =>
		inWorld(async ({ connector, connect, fake, misbehave }) => {
			const { access } = await connect()
			const { refreshToken = '' } = await access.read()
			misbehave('access-expired')
			await giveTokensUnheard(fake.browserUrl.replace('{shop}', SHOP), fake.client, refreshToken)
			expect(await connector.check(access)).toMatchObject({ name: 'Dar atlas' })
		}))

	it('ends with the words to connect again when Shopify renews it no more', () =>
		inWorld(async ({ connector, connect, fake }) => {
			const { access } = await connect()
			await fake.uninstall()
			const error = await errorOf(connector.check(access))
			expect(error).toMatchObject({ code: 'store_reconnect', message: expect.stringContaining('Connect the shop again') })
		}))

	it('keeps what renews it when a renewal answers no other', () =>
		inWorld(async ({ connector, connect, fake, misbehave }) => {
			const { access } = await connect()
			const { refreshToken } = await access.read()
			for (const shop of fake.shops) shop.keepsRefreshTokens = true
			for (let times = 0; times < 2; times += 1) {
				misbehave('access-expired')
				await connector.check(access)
				expect(await access.read()).toMatchObject({ refreshToken, scope: expect.stringContaining('write_products') })
			}
		}))

	it('that Shopify refuses though it is new is renewed once, not for ever', () =>
		inWorld(async ({ connector, connect, fake, calls }) => {
			const { access } = await connect()
			const before = calls()
			fake.state.status = 401
			expect((await errorOf(connector.check(access))).code).toBe('store_reconnect')
			expect(calls() - before).toBe(2)
		}))

	it('is not given up when it is our own secret that Shopify does not know', () =>
		inWorld(async ({ connector, connect, fake, misbehave }) => {
			const { access } = await connect()
			misbehave('access-expired')
			fake.client.secret = 'another'
			expect((await errorOf(connector.check(access))).code).toBe('upstream')
		}))

	it('is given back by uninstalling the app', () =>
		inWorld(async ({ connector, connect, fake }) => {
			const { access } = await connect()
			await connector.disconnect(access)
			expect(fake.shops[0]?.tokens.size).toBe(0)
			expect((await errorOf(connector.check(access))).code).toBe('store_reconnect')
		}))
})

/** A renewal whose answer nobody keeps. */
async function giveTokensUnheard(shopUrl: string, client: { id: string; secret: string }, refreshToken: string): Promise<void> {
	const body = { client_id: client.id, client_secret: client.secret, grant_type: 'refresh_token', refresh_token: refreshToken }
	const answer = await fetch(`${shopUrl}/admin/oauth/access_token`, { method: 'POST', body: JSON.stringify(body) })
	expect(answer.status).toBe(200)
}
