import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startFakeProxy } from '../../test/fakes/marketplace/proxy'
import { createOutbound, type OutboundConfig } from './fetch'
import type { GuardProxy } from './fetch-guard-proxy'

let server: Server
let port: number
const seen: string[] = []
const open: { close(): Promise<void> }[] = []
beforeAll(async () => {
	server = createServer((request, response) => {
		seen.push(request.url ?? '')
		if (request.url === '/big') response.end(Buffer.alloc(500_000, 'x'))
		else response.end('inside')
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	port = (server.address() as AddressInfo).port
})
afterEach(async () => {
	seen.length = 0
	for (const one of open.splice(0).reverse()) await one.close()
})
afterAll(async () => {
	server.closeAllConnections()
	await new Promise((done) => server.close(done))
})

async function guardWith(config: OutboundConfig = {}, maxBytes = 1_000_000): Promise<GuardProxy> {
	const outbound = createOutbound(config)
	const guard = await outbound.openGuardProxy(maxBytes)
	open.push(outbound, guard)
	return guard
}
const credentials = ({ username, password }: Pick<GuardProxy, 'username' | 'password'>) => ({
	'proxy-authorization': `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
})

/** Asks the guard for a tunnel and, given one, for a page through it. */
function tunnel(guard: GuardProxy, place: string, path = '/', headers: Record<string, string> = credentials(guard)): Promise<string> {
	return new Promise((done) => {
		const request = httpRequest({ host: '127.0.0.1', port: guard.port, method: 'CONNECT', path: place, headers, agent: false })
		request.on('error', (error) => done(error.message))
		request.on('connect', (response, socket) => {
			if (response.statusCode !== 200) {
				socket.destroy()
				return done(String(response.statusCode))
			}
			const chunks: Buffer[] = []
			socket.on('data', (chunk: Buffer) => chunks.push(chunk))
			socket.on('error', () => undefined)
			socket.on('close', () => done(Buffer.concat(chunks).toString()))
			socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
		})
		request.end()
	})
}
/** Asks the guard for a plain http page. */
function plain(
	guard: GuardProxy,
	url: string,
	headers: Record<string, string> = credentials(guard),
): Promise<{ status: number; text: string }> {
	return new Promise((done, fail) => {
		const request = httpRequest({ host: '127.0.0.1', port: guard.port, path: url, headers, agent: false }, (response) => {
			const chunks: Buffer[] = []
			response.on('data', (chunk: Buffer) => chunks.push(chunk))
			response.on('end', () => done({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
			response.on('error', fail)
		})
		request.on('error', fail)
		request.end()
	})
}

describe('the guard proxy', () => {
	it('[N-3] private addresses are refused however they are spelt, by tunnel and plain, and nothing connects', async () => {
		const guard = await guardWith()
		for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '169.254.169.254', '10.0.0.1']) {
			expect([host, await tunnel(guard, `${host}:${port}`)]).toEqual([host, '403'])
			expect([host, (await plain(guard, `http://${host}:${port}/secret`)).status]).toEqual([host, 403])
		}
		expect(seen).toEqual([])
		expect(guard.refusals[0]).toMatchObject({ code: 'address_refused', details: { host: '127.0.0.1' } })
	})

	it('[N-3] a public name that resolves to a private address is refused when the socket connects', async () => {
		const guard = await guardWith({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] })
		expect(await tunnel(guard, `rebind.example:${port}`)).toBe('403')
		expect((await plain(guard, `http://rebind.example:${port}/`)).status).toBe(403)
		expect(seen).toEqual([])
	})

	it('[N-3] only the program it was started for may use it', async () => {
		const guard = await guardWith({ allowedHosts: ['127.0.0.1'] })
		const wrong = credentials({ username: guard.username, password: 'guess' })
		expect(await tunnel(guard, `127.0.0.1:${port}`, '/', {})).toBe('407')
		expect(await tunnel(guard, `127.0.0.1:${port}`, '/', wrong)).toBe('407')
		expect((await plain(guard, `http://127.0.0.1:${port}/`, wrong)).status).toBe(407)
		expect(seen).toEqual([])
	})

	it('[X-2] what the outbound door reaches is reached, by tunnel and plain', async () => {
		const guard = await guardWith({ allowedHosts: ['shop.example'], resolve: async () => [{ address: '127.0.0.1', family: 4 }] })
		expect(await tunnel(guard, `shop.example:${port}`, '/a')).toContain('inside')
		expect(await plain(guard, `http://shop.example:${port}/b?c=d`)).toEqual({ status: 200, text: 'inside' })
		expect(seen).toEqual(['/a', '/b?c=d'])
		expect(guard.refusals).toEqual([])
	})

	it('[N-3] a routed origin is not reached past its route', async () => {
		const guard = await guardWith({ routes: [{ origin: 'https://www.amazon.de', target: `http://127.0.0.1:${port}` }] })
		expect(await tunnel(guard, 'www.amazon.de:443')).toBe('403')
	})

	it('[X-7] more bytes than allowed end everything', async () => {
		const guard = await guardWith({ allowedHosts: ['127.0.0.1'] }, 100_000)
		expect((await tunnel(guard, `127.0.0.1:${port}`, '/big')).length).toBeLessThan(500_000)
		expect(guard.overflow.aborted).toBe(true)
	})

	it('[X-2] behind a proxy it goes by that proxy, with its password', async () => {
		const proxy = await startFakeProxy((_request, response) => response.end('through the proxy'), 'buyer:pass')
		open.push(proxy)
		const config = { proxyUrls: [`http://buyer:pass@127.0.0.1:${proxy.port}`], resolve: async () => [{ address: '1.1.1.1', family: 4 }] }
		const guard = await guardWith(config)
		expect(await tunnel(guard, 'shop.example:443')).toContain('through the proxy')
		expect(await plain(guard, 'http://shop.example/')).toEqual({ status: 200, text: 'through the proxy' })
		expect(await tunnel(guard, '127.0.0.1:80')).toBe('403')
		expect(proxy.connects).toEqual(['shop.example:443', 'shop.example:80'])
	})

	it('a host that is not there is a bad gateway; nonsense is a bad request', async () => {
		const guard = await guardWith({ resolve: async () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' })) })
		expect(await tunnel(guard, 'nobody.example:443')).toBe('502')
		expect((await plain(guard, '/not-absolute')).status).toBe(400)
	})
})
