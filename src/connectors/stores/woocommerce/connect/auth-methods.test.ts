import { describe, expect, test } from 'vitest'
import { openWoocommerceWorld, routesOf } from '../../../../../test/fakes/woocommerce/open-woocommerce-world'
import { WOO_KEY, type WooSettings } from '../../../../../test/fakes/woocommerce/settings'
import { createOutbound } from '../../../fetch'
import { bottle, expectOnly } from '../../trial.contract'
import { findAuthMethod } from './auth-methods'
import { findSite } from './find-site'

type Typed = { url?: string; key?: string; secret?: string }

/** Connects, pushes one product, and tells in which manner the keys were shown. */
async function connectAndPush(settings: Partial<WooSettings>, allowHttp = false) {
	const world = await openWoocommerceWorld(settings, allowHttp)
	try {
		const { access } = await world.connect()
		expect(world.products()).toEqual([])
		await world.connector.push(access, bottle(world))
		await expectOnly(world, bottle(world))
		expect(await world.connector.check(access)).toMatchObject({
			currency: 'EUR',
			name: settings.hidesIndex ? 'woo-shop.example' : 'Atelier & Fils',
		})
		const { manner, signedOrigin } = await access.read()
		return { manner, signedOrigin, requests: world.fake.requests }
	} finally {
		await world.close()
	}
}

async function refused(settings: Partial<WooSettings>, typed: Typed = {}, allowHttp = false) {
	const world = await openWoocommerceWorld(settings, allowHttp)
	try {
		const told = await world.connector.connect({ ...world.fake.login, ...typed }).catch((error: unknown) => error)
		expect(world.products()).toEqual([])
		return { told, requests: world.fake.requests }
	} finally {
		await world.close()
	}
}

describe('the manner in which a shop takes its keys', () => {
	test.each([
		['an ordinary host', {}, { manner: 'basic' }],
		['a host that drops the header', { passesAuthorization: false }, { manner: 'query' }],
		['a proxy WordPress knows nothing of', { seesHttps: false }, { manner: 'oauth', signedOrigin: 'http://woo-shop.example' }],
		[
			'such a proxy before a www site typed without it',
			{ seesHttps: false, home: 'https://www.woo-shop.example' },
			{ manner: 'oauth', signedOrigin: 'http://www.woo-shop.example' },
		],
		['plain permalinks', { permalinks: 'plain' }, { manner: 'basic' }],
		['plain permalinks without path info', { permalinks: 'plain', hasPathInfo: false }, { manner: 'basic' }],
		['plain permalinks and a dropped header', { permalinks: 'plain', hasPathInfo: false, passesAuthorization: false }, { manner: 'query' }],
		['plain permalinks behind a proxy', { permalinks: 'plain', hasPathInfo: false, seesHttps: false }, { manner: 'oauth' }],
		['a folder behind a proxy', { home: 'https://woo-shop.example/shop', seesHttps: false }, { manner: 'oauth' }],
		['an index for members alone', { hidesIndex: true }, { manner: 'basic' }],
		['warnings in front of every answer', { printsWarnings: true }, { manner: 'basic' }],
		['a shop that speaks French', { language: 'fr', seesHttps: false }, { manner: 'oauth' }],
		['a site whose users have application passwords', { usesApplicationPasswords: true }, { manner: 'basic' }],
		['keys of a shop manager', { keys: [{ ...WOO_KEY, owner: 'shop_manager' }] }, { manner: 'basic' }],
	] satisfies [string, Partial<WooSettings>, object][])('[C-2] %s: connects, pushes and checks', async (_, settings, expected) => {
		expect(await connectAndPush(settings)).toMatchObject(expected)
	})

	test.each(['pretty', 'plain'] as const)(
		'[C-2] over http, where allowed, keys sign and the secret never travels (%s permalinks)',
		async (permalinks) => {
			const { manner, requests } = await connectAndPush({ home: 'http://woo-shop.example', permalinks, hasPathInfo: false }, true)
			expect(manner).toBe('oauth')
			expect(JSON.stringify(requests)).not.toContain(WOO_KEY.secret)
			expect(requests.filter(({ headers }) => headers.authorization)).toEqual([])
		},
	)

	test('[C-3] [N-5] where the header does, no address holds a key', async () => {
		const { requests } = await connectAndPush({})
		expect(requests.filter(({ query }) => /ck_|cs_/.test(query))).toEqual([])
	})
})

describe('keys that do not open a shop', () => {
	const unknown = { key: `ck_${'0'.repeat(40)}` }
	const wrong = { secret: `cs_${'0'.repeat(40)}` }
	const owned = (change: object) => ({ keys: [{ ...WOO_KEY, ...change }] })

	test.each([
		['an unknown key', {}, unknown, 'store_reconnect', { reason: 'unknown-key' }],
		['an unknown key, told in French', { language: 'fr' }, unknown, 'store_reconnect', { reason: 'unknown-key' }],
		[
			'an unknown key where users have application passwords',
			{ usesApplicationPasswords: true },
			unknown,
			'store_reconnect',
			{ reason: 'unknown-key' },
		],
		['an unknown key behind a proxy', { seesHttps: false }, unknown, 'store_reconnect', { reason: 'unknown-key' }],
		['a wrong secret', {}, wrong, 'store_reconnect', { reason: 'wrong-secret' }],
		['a wrong secret behind a proxy', { seesHttps: false }, wrong, 'store_reconnect', { reason: 'behind-proxy' }],
		[
			'good keys behind a proxy with other ideas',
			{ seesHttps: false, signsOddly: true },
			{},
			'store_reconnect',
			{ reason: 'behind-proxy' },
		],
		[
			'a host that drops header and query',
			{ passesAuthorization: false, passesQuery: false },
			{},
			'store_reconnect',
			{ reason: 'keys-ignored' },
		],
		[
			'plain permalinks under which keys sleep',
			{ permalinks: 'plain', hasPathInfo: false, restPrefix: 'api' },
			{},
			'store_reconnect',
			{ reason: 'plain-permalinks' },
		],
		['keys that only read', owned({ permissions: 'read' }), {}, 'store_permission', { missing: ['write'] }],
		[
			'keys that only read, behind a proxy',
			{ ...owned({ permissions: 'read' }), seesHttps: false },
			{},
			'store_permission',
			{ missing: ['write'] },
		],
		['keys that only write', owned({ permissions: 'write' }), {}, 'store_permission', { missing: ['read'] }],
		[
			'keys that only write, behind a proxy',
			{ ...owned({ permissions: 'write' }), seesHttps: false },
			{},
			'store_permission',
			{ missing: ['read'] },
		],
		['an API a plugin shuts', { restShut: 'The REST API is <b>off</b> here.' }, {}, 'store_suspended', { reason: 'rest-shut' }],
		['keys of a customer', owned({ owner: 'customer' }), {}, 'store_permission', { missing: ['manage_woocommerce'] }],
	] satisfies [string, Partial<WooSettings>, Typed, string, object][])('[C-1] %s', async (_, settings, typed, code, details) => {
		const { told } = await refused(settings, typed)
		expect(told).toMatchObject({ code, details })
	})

	test('[C-1] [N-4] what shuts the API is quoted, without markup and without the keys', async () => {
		const { told } = await refused({ restShut: `The <b>REST API</b> is off. ${WOO_KEY.key}` })
		expect(String(told)).toContain('“The REST API is off. …”')
		expect(String(told)).not.toContain(WOO_KEY.key)
	})

	test('[C-3] a shop that takes long to refuse the keys in each manner is given up', async () => {
		const world = await openWoocommerceWorld()
		const outbound = createOutbound({ routes: routesOf(world.fake.routes) })
		const site = await findSite(outbound, world.fake.login.url, false)
		const asked = world.calls()
		await expect(findAuthMethod(outbound, site, WOO_KEY, -1)).rejects.toMatchObject({ code: 'timeout' })
		expect(world.calls()).toBe(asked)
		await Promise.all([outbound.close(), world.close()])
	})

	test('[C-1] a wrong secret over http is told from an unknown key', async () => {
		const http = { home: 'http://woo-shop.example' }
		expect((await refused(http, wrong, true)).told).toMatchObject({ details: { reason: 'wrong-secret' } })
		expect((await refused(http, unknown, true)).told).toMatchObject({ details: { reason: 'unknown-key' } })
	})

	test('[C-2] what the proxy hides is named together with the line that mends it', async () => {
		const { told } = await refused({ seesHttps: false, signsOddly: true })
		expect(String(told)).toContain('wp-config.php')
		expect(String(told)).toContain('X-Forwarded-Proto')
	})

	test.each([
		['swapped', { key: WOO_KEY.secret, secret: WOO_KEY.key }, 'swapped'],
		['empty', { key: '', secret: '' }, 'ck_'],
		['cut off', { key: 'ck_', secret: WOO_KEY.secret }, 'ck_'],
		['of another kind', { key: 'admin', secret: 'abcd efgh ijkl' }, 'ck_'],
		['with a line break', { key: `${WOO_KEY.key}\r\nx: y`, secret: WOO_KEY.secret }, 'ck_'],
	])('[C-1] keys that are %s are refused before the shop is asked', async (_, typed, words) => {
		const { told, requests } = await refused({}, typed)
		expect(told).toMatchObject({ code: 'invalid_request' })
		expect(String(told)).toContain(words)
		expect(requests).toEqual([])
	})

	test('[C-1] keys pasted with blanks around them open the shop', async () => {
		const world = await openWoocommerceWorld()
		const spaced = { url: ` ${world.fake.login.url}/wp-admin `, key: `\t${WOO_KEY.key}\n`, secret: ` ${WOO_KEY.secret} ` }
		expect(await world.connector.connect(spaced)).toMatchObject({
			account: 'woo-shop.example',
			name: 'Atelier & Fils',
			url: 'https://woo-shop.example',
			currency: 'EUR',
		})
		await world.close()
	})
})
