import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { routesOf } from '../../../../../test/fakes/woocommerce/open-woocommerce-world'
import type { WooSettings } from '../../../../../test/fakes/woocommerce/settings'
import { startFakeWoocommerce } from '../../../../../test/fakes/woocommerce/woocommerce'
import { selfSigned } from '../../../../../test/support/self-signed'
import { createOutbound } from '../../../fetch'
import { findSite } from './find-site'
import { followWithinSite } from './follow-within-site'

async function find(typed: string, settings: Partial<WooSettings> = {}, allowHttp = false, patienceMs?: number) {
	const fake = await startFakeWoocommerce(settings)
	const outbound = createOutbound({ routes: routesOf(fake.routes) })
	try {
		return { site: await findSite(outbound, typed, allowHttp, patienceMs), requests: fake.requests }
	} finally {
		await Promise.all([outbound.close(), fake.close()])
	}
}

const rootOf = async (typed: string, settings?: Partial<WooSettings>, allowHttp?: boolean) =>
	(await find(typed, settings, allowHttp)).site.root
const told = (code: string, reason?: string) =>
	expect.objectContaining({ code, ...(reason ? { details: expect.objectContaining({ reason }) } : {}) })

describe('finding the shop', () => {
	test.each([
		'woo-shop.example',
		'www.woo-shop.example',
		'http://woo-shop.example',
		'https://woo-shop.example/shop/',
		'https://woo-shop.example/wp-admin/edit.php?post_type=product',
		'https://woo-shop.example/nothing/here',
	])('[C-2] %s leads to its API', async (typed) => {
		expect(await rootOf(typed)).toBe('https://woo-shop.example/wp-json/')
	})

	test('[C-2] a site that is www only is found without it, and is called where it lives', async () => {
		expect(await rootOf('woo-shop.example', { home: 'https://www.woo-shop.example' })).toBe('https://www.woo-shop.example/wp-json/')
	})

	test.each([true, false])('[C-2] a shop in a folder is found by the folder (its API named in its pages: %s)', async (sendsLinkHeader) => {
		const settings = { home: 'https://woo-shop.example/blog', sendsLinkHeader }
		expect(await rootOf('woo-shop.example/blog/wp-admin', settings)).toBe('https://woo-shop.example/blog/wp-json/')
		expect(await rootOf('woo-shop.example/blog/boutique/', settings)).toBe('https://woo-shop.example/blog/wp-json/')
	})

	test.each([
		[{ sendsLinkHeader: false }, 'https://woo-shop.example/wp-json/'],
		[{ restPrefix: 'api' }, 'https://woo-shop.example/api/'],
		[{ permalinks: 'plain' }, 'https://woo-shop.example/index.php?rest_route=/'],
		[{ permalinks: 'plain', sendsLinkHeader: false }, 'https://woo-shop.example/index.php/wp-json/'],
		[{ permalinks: 'plain', sendsLinkHeader: false, hasPathInfo: false }, 'https://woo-shop.example/index.php?rest_route=/'],
		[{ hidesIndex: true }, 'https://woo-shop.example/wp-json/'],
		[{ printsWarnings: true }, 'https://woo-shop.example/wp-json/'],
	] satisfies [Partial<WooSettings>, string][])('[C-2] a site set up as %j is found at %s', async (settings, root) => {
		expect(await rootOf('woo-shop.example', settings)).toBe(root)
	})

	test('[C-1] it is called what it calls itself, and its admin is where WordPress lives', async () => {
		const { site } = await find('woo-shop.example', { core: 'https://woo-shop.example/wordpress' })
		expect(site).toMatchObject({
			name: 'Atelier & Fils',
			home: 'https://woo-shop.example',
			admin: 'https://woo-shop.example/wordpress/wp-admin/',
		})
	})

	test('[C-3] [N-4] what an index says of other hosts and of scripts is not believed', async () => {
		const { site } = await find('woo-shop.example', { core: 'https://elsewhere.example' })
		expect(site.admin).toBe('https://woo-shop.example/wp-admin/')
		const odd = await find('woo-shop.example', { core: 'javascript:alert(1)//woo-shop.example' })
		expect(odd.site.admin).toBe('https://woo-shop.example/wp-admin/')
	})

	test('[C-2] http is found where it is allowed and refused in words where it is not', async () => {
		const settings = { home: 'http://woo-shop.example' }
		expect(await rootOf('woo-shop.example', settings, true)).toBe('http://woo-shop.example/wp-json/')
		await expect(find('woo-shop.example', settings)).rejects.toEqual(told('invalid_request', 'no-https'))
	})
})

describe('what is no shop is said in its own words', () => {
	test.each([
		['another website', { isWordpress: false }, 'not_found', 'not-wordpress'],
		['WordPress without WooCommerce', { hasWoocommerce: false }, 'not_found', 'no-woocommerce'],
		[
			'a closed API',
			{ permalinks: 'pretty', restPrefix: 'hidden', sendsLinkHeader: false, hasPathInfo: false, hidesQueryRoute: true },
			'not_found',
			'api-off',
		],
		['a login wall', { wall: 'login' }, 'store_suspended', 'login'],
		['a coming-soon page', { wall: 'coming-soon' }, 'store_suspended', 'maintenance'],
		['a password of the web server', { wall: 'password' }, 'store_suspended', 'password'],
		['a suspended account', { wall: 'suspended' }, 'store_suspended', 'suspended'],
		['a firewall', { wall: 'firewall' }, 'upstream', 'firewall'],
		['a move to another host', { redirectsTo: 'https://elsewhere.example' }, 'invalid_request', 'other-host'],
	] satisfies [string, Partial<WooSettings>, string, string][])('[C-1] %s', async (_, settings, code, reason) => {
		await expect(find('woo-shop.example', settings)).rejects.toEqual(told(code, reason))
	})

	test('[C-3] no two kinds of error share their words, and each says what to do', async () => {
		const settings: Partial<WooSettings>[] = [
			{ isWordpress: false },
			{ hasWoocommerce: false },
			...(['login', 'coming-soon', 'password', 'suspended', 'firewall'] as const).map((wall) => ({ wall })),
			{ redirectsTo: 'https://elsewhere.example' },
		]
		const words = await Promise.all(settings.map((one) => find('woo-shop.example', one).catch((error: Error) => error.message)))
		expect(new Set(words).size).toBe(settings.length)
		for (const one of words) expect(one).toMatch(/type|try|ask|activate/i)
	})

	test('[C-2] a certificate that is not valid is told as that, and nothing is sent past it', async () => {
		const seen: string[] = []
		const server = createServer(selfSigned('127.0.0.1'), (request, response) => {
			seen.push(request.url ?? '')
			response.end()
		})
		await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
		const outbound = createOutbound({ allowedHosts: ['127.0.0.1'] })
		const typed = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
		await expect(findSite(outbound, typed, true)).rejects.toEqual(told('upstream', 'certificate'))
		expect(seen).toEqual([])
		await outbound.close()
		await new Promise((done) => server.close(done))
	})

	test('[C-3] a shop that lets us wait at each of its doors, or redirects, is given up', async () => {
		await expect(find('woo-shop.example', { isWordpress: false }, false, -1)).rejects.toEqual(told('timeout'))
		const fake = await startFakeWoocommerce({ home: 'https://www.woo-shop.example' })
		const outbound = createOutbound({ routes: routesOf(fake.routes) })
		const hurried = followWithinSite(outbound, fake.settings.home.replace('www.', ''), { allowHttp: false, accept: '*/*', patienceMs: -1 })
		await expect(hurried).rejects.toEqual(told('timeout'))
		await Promise.all([outbound.close(), fake.close()])
	})

	test('[C-2] a host that is not there is told as that', async () => {
		const outbound = createOutbound({ resolve: () => Promise.reject(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' })) })
		await expect(findSite(outbound, 'no-such-shop.example', false)).rejects.toEqual(told('upstream'))
		await outbound.close()
	})

	test('[N-3] [C-3] private addresses are refused before anything is sent', async () => {
		const outbound = createOutbound()
		for (const typed of ['127.0.0.1', '[::1]', '10.0.0.7/shop', '169.254.169.254', '0x7f.1', '2130706433.', 'shop.internal']) {
			await expect(findSite(outbound, typed, true), typed).rejects.toEqual(told('address_refused'))
		}
		await outbound.close()
	})
})
