import { describe, expect, test } from 'vitest'
import { openWoocommerceWorld } from '../../../../test/fakes/woocommerce/open-woocommerce-world'
import { WOO_KEY, type WooSettings } from '../../../../test/fakes/woocommerce/settings'
import { OTHER_HOST } from '../../../../test/fakes/woocommerce/woocommerce'
import { bottle, refusalOf } from '../trial.contract'
import { shopWords } from './connect/shop-refusal'

async function afterConnecting(settings: Partial<WooSettings>) {
	const world = await openWoocommerceWorld()
	const { access } = await world.connect()
	Object.assign(world.fake.settings, settings)
	return { world, access }
}

describe('a connected shop that changes', () => {
	test('[C-3] keys do not follow a shop to another host; the seller is told where it went', async () => {
		const { world, access } = await afterConnecting({ redirectsTo: `https://${OTHER_HOST}` })
		for (const call of [world.connector.check(access), world.connector.push(access, bottle(world))]) {
			const told = await refusalOf(call, 'store_reconnect')
			expect(told.message).toContain(OTHER_HOST)
		}
		expect(world.fake.requests.filter(({ host }) => host === OTHER_HOST)).toEqual([])
		await world.close()
	})

	test('[C-3] keys do not follow a shop down to http, nor does a query that holds them', async () => {
		const world = await openWoocommerceWorld({ passesAuthorization: false })
		const { access } = await world.connect()
		expect(await access.read()).toMatchObject({ manner: 'query' })
		world.fake.settings.redirectsTo = 'http://woo-shop.example'
		await refusalOf(world.connector.check(access), 'store_reconnect')
		expect(world.fake.requests.filter(({ scheme }) => scheme === 'http')).toEqual([])
		await world.close()
	})

	test.each([
		['firewall', 'upstream', 'firewall'],
		['login', 'store_suspended', 'login'],
		['coming-soon', 'store_suspended', 'maintenance'],
		['password', 'store_suspended', 'password'],
		['suspended', 'store_suspended', 'suspended'],
	] as const)('[C-2] a shop behind a wall (%s) is told as such while pushing', async (wall, code, reason) => {
		const { world, access } = await afterConnecting({ wall })
		const told = await refusalOf(world.connector.push(access, bottle(world)), code)
		expect(told.details).toMatchObject({ reason })
		await world.close()
	})

	test('[C-2] WooCommerce switched off is not taken for a product that is gone', async () => {
		const { world, access } = await afterConnecting({ hasWoocommerce: false })
		await refusalOf(world.connector.update(access, { id: '101', imageIds: {} }, bottle(world)), 'upstream')
		await world.close()
	})

	test('[C-2] permalinks set to plain afterwards are told as what moved the API', async () => {
		const { world, access } = await afterConnecting({ permalinks: 'plain' })
		const told = await refusalOf(world.connector.check(access), 'upstream')
		expect(told.message).toContain('Permalinks')
		await world.close()
	})

	test('[C-2] warnings printed in front of answers are looked past', async () => {
		const { world, access } = await afterConnecting({ printsWarnings: true })
		await world.connector.push(access, bottle(world))
		expect(world.products()).toHaveLength(1)
		await world.close()
	})

	test('[C-1] a check tells name, address and currency as they are now', async () => {
		const { world, access } = await afterConnecting({ title: 'L’Atelier “Nord”', currency: 'MAD' })
		expect(await world.connector.check(access)).toEqual({ name: 'L’Atelier “Nord”', url: 'https://woo-shop.example', currency: 'MAD' })
		await world.close()
	})

	test('[N-5] what a shop says is quoted without the keys it repeats, in any form', () => {
		const { key, secret } = WOO_KEY
		const basic = Buffer.from(`${key}:${secret}`).toString('base64')
		const words = shopWords(`<b>Debug</b> ?consumer_key=${key}&amp;consumer_secret=${secret} Basic ${basic}.`, WOO_KEY)
		expect(words).toBe('Debug ?consumer_key=…&consumer_secret=… Basic …')
	})

	test('[N-5] credentials that cannot be read are told without a word of them', async () => {
		const { world } = await afterConnecting({})
		const access = { account: 'x', read: async () => ({ key: 'ck_torn', root: 'nowhere' }), rotate: async () => ({}) }
		const told = await refusalOf(world.connector.check(access), 'store_reconnect')
		expect(JSON.stringify(told)).not.toContain('ck_torn')
		await world.close()
	})
})

describe('what a WooCommerce shop cannot do', () => {
	test('[C-5] it is connected by keys alone, and sends no messages', async () => {
		const world = await openWoocommerceWorld()
		const { connector } = world
		expect(connector.entry).toBe('keys')
		expect(() => connector.authorizeUrl({ state: 's', returnUrl: 'https://x.example' })).toThrow(
			expect.objectContaining({ code: 'invalid_request' }),
		)
		await refusalOf(connector.connect({ query: 'code=1', returnUrl: 'https://x.example' }), 'invalid_request')
		expect(connector.readEntry('?a=b')).toEqual({ state: undefined, startedByStore: false })
		await world.close()
	})
})
