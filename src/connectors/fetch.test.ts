import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOutbound, type Outbound, type OutboundConfig } from './fetch'

type Handler = (request: IncomingMessage, response: ServerResponse) => void
const handlers = new Map<string, Handler>()
const seen: { path: string; host: string; headers: IncomingMessage['headers']; method: string }[] = []
let server: Server
let port: number
const open: Outbound[] = []

beforeAll(async () => {
	server = createServer((request, response) => {
		const path = request.url ?? '/'
		seen.push({ path, host: request.headers.host ?? '', headers: request.headers, method: request.method ?? '' })
		const handler = handlers.get(path)
		if (handler) handler(request, response)
		else response.writeHead(404).end()
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	port = (server.address() as AddressInfo).port
})
afterAll(async () => {
	await Promise.all(open.map((outbound) => outbound.close()))
	server.closeAllConnections()
	await new Promise((done) => server.close(done))
})
beforeEach(() => {
	handlers.clear()
	seen.length = 0
})

function outboundWith(config: OutboundConfig = {}): Outbound {
	const outbound = createOutbound(config)
	open.push(outbound)
	return outbound
}
/** The world as seen through routes: two public origins, both answered by the local server. */
function routed(): Outbound {
	return outboundWith({
		routes: [
			{ origin: 'https://one.example', target: `http://127.0.0.1:${port}` },
			{ origin: 'https://two.example', target: `http://127.0.0.1:${port}/two` },
		],
	})
}
const fails = (code: string) => expect.objectContaining({ code })

describe('the outbound door: addresses', () => {
	it.each(['http://127.0.0.1', 'http://localhost', 'http://[::1]', 'http://2130706433', 'http://0x7f.1'])(
		'[N-3] %s is refused, and nothing connects',
		async (origin) => {
			await expect(outboundWith().request(`${origin}:${port}/`)).rejects.toEqual(fails('address_refused'))
			expect(seen).toEqual([])
		},
	)

	it('[N-3] a public name that resolves to a private address is refused when the socket connects', async () => {
		const outbound = outboundWith({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] })
		await expect(outbound.request(`http://rebind.example:${port}/`)).rejects.toEqual(fails('address_refused'))
		expect(seen).toEqual([])
	})

	it('[N-3] a redirect to a private address is refused', async () => {
		handlers.set('/go', (_request, response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/secret` }).end())
		await expect(routed().request('https://one.example/go')).rejects.toEqual(fails('address_refused'))
		expect(seen.map((request) => request.path)).toEqual(['/go'])
	})

	it('[N-3] a redirect to a name that resolves to a private address is refused', async () => {
		handlers.set('/go', (_request, response) => response.writeHead(302, { location: `http://inside.example:${port}/secret` }).end())
		const outbound = outboundWith({
			routes: [{ origin: 'https://one.example', target: `http://127.0.0.1:${port}` }],
			resolve: async () => [{ address: '10.0.0.7', family: 4 }],
		})
		await expect(outbound.request('https://one.example/go')).rejects.toEqual(fails('address_refused'))
	})

	it.each(['file:///etc/passwd', 'ftp://one.example/', 'gopher://one.example/', 'data:text/plain,x', 'https://user:pass@one.example/'])(
		'[N-3] %s is refused',
		async (url) => {
			await expect(routed().request(url)).rejects.toEqual(fails('address_refused'))
		},
	)

	it('[N-3] a private host named by the operator is reached', async () => {
		handlers.set('/', (_request, response) => response.end('hello'))
		const answer = await outboundWith({ allowedHosts: ['127.0.0.1'] }).request(`http://127.0.0.1:${port}/`)
		expect(answer.body.toString()).toBe('hello')
	})
})

describe('the outbound door: redirects', () => {
	it('[C-3] credentials stay with the host they were meant for', async () => {
		handlers.set('/start', (_request, response) => response.writeHead(302, { location: '/same' }).end())
		handlers.set('/same', (_request, response) => response.writeHead(302, { location: 'https://two.example/other' }).end())
		handlers.set('/two/other', (_request, response) => response.end('there'))
		const answer = await routed().request('https://one.example/start', {
			headers: { Authorization: 'Bearer secret', Cookie: 'a=b', 'X-Plain': 'kept' },
		})
		expect(answer).toMatchObject({ status: 200, url: 'https://two.example/other' })
		expect(seen.map(({ headers }) => [headers.authorization, headers.cookie, headers['x-plain']])).toEqual([
			['Bearer secret', 'a=b', 'kept'],
			['Bearer secret', 'a=b', 'kept'],
			[undefined, undefined, 'kept'],
		])
	})

	it('maxRedirects 0 hands out the redirect itself', async () => {
		handlers.set('/start', (_request, response) => response.writeHead(301, { location: '/same' }).end())
		expect(await routed().request('https://one.example/start', { maxRedirects: 0 })).toMatchObject({
			status: 301,
			headers: { location: '/same' },
		})
	})

	it('a circle of redirects ends', async () => {
		handlers.set('/a', (_request, response) => response.writeHead(302, { location: '/a' }).end())
		await expect(routed().request('https://one.example/a')).rejects.toEqual(fails('upstream'))
		expect(seen).toHaveLength(6)
	})
})

describe('the outbound door: bodies', () => {
	const text = 'Grüße '.repeat(2000)
	it.each([
		['gzip', gzipSync(text)],
		['br', brotliCompressSync(text)],
		['zstd', zstdCompressSync(text)],
		['gzip, br', brotliCompressSync(gzipSync(text))],
		['identity', Buffer.from(text)],
	])('[X-2] %s is unpacked', async (encoding, bytes) => {
		handlers.set('/z', (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(bytes))
		expect((await routed().request('https://one.example/z')).body.toString()).toBe(text)
	})

	it.each([
		['gzip', gzipSync],
		['br', brotliCompressSync],
		['zstd', zstdCompressSync],
	])('[X-7] a %s bomb stops at the limit', async (encoding, compress) => {
		const bomb = compress(Buffer.alloc(50_000_000))
		handlers.set('/bomb', (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(bomb))
		await expect(routed().request('https://one.example/bomb', { maxBytes: 100_000 })).rejects.toEqual(fails('too_large'))
	})

	it('[X-7] a body of 50 MB that comes bit by bit is broken off at the cap, without being kept', async () => {
		const megabyte = Buffer.alloc(1024 * 1024, 'a')
		let sent = 0
		handlers.set('/flood', (_, response) => {
			const more = () => {
				while (sent < 50 && !response.destroyed) {
					sent += 1
					if (!response.write(megabyte)) return void response.once('drain', more)
				}
				response.end()
			}
			response.on('error', () => undefined)
			more()
		})
		await expect(routed().request('https://one.example/flood', { maxBytes: 2 * 1024 * 1024 })).rejects.toEqual(fails('too_large'))
		expect(sent).toBeLessThan(50)
	})

	it('[X-7] an announced length above the limit is not even read', async () => {
		handlers.set('/big', (_request, response) => response.writeHead(200, { 'content-length': '999999999' }).write('x'))
		await expect(routed().request('https://one.example/big', { maxBytes: 1000 })).rejects.toEqual(fails('too_large'))
	})

	it('broken compression, unknown compression and a broken-off answer are upstream failures', async () => {
		handlers.set('/broken', (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip'))
		handlers.set('/unknown', (_request, response) => response.writeHead(200, { 'content-encoding': 'lzma' }).end('?'))
		handlers.set('/cut', (_request, response) => {
			response.writeHead(200, { 'content-length': '100' }).write('x', () => response.destroy())
		})
		for (const path of ['broken', 'unknown', 'cut']) {
			await expect(routed().request(`https://one.example/${path}`, { retries: 0 })).rejects.toEqual(fails('upstream'))
		}
	})
})

describe('the outbound door: time and tries', () => {
	it('[X-2] an answer that never comes is a timeout', async () => {
		handlers.set('/never', () => undefined)
		await expect(routed().request('https://one.example/never', { timeoutMs: 100 })).rejects.toEqual(fails('timeout'))
	})

	it('[X-2] a connection that never comes about is a timeout, then and not ten seconds later', async () => {
		const outbound = outboundWith({ resolve: () => new Promise(() => {}) })
		const late = new Promise((_, fail) => setTimeout(fail, 5000, new Error('still waiting')).unref())
		const asked = outbound.request('http://slow.example/', { timeoutMs: 100 })
		await expect(Promise.race([asked, late])).rejects.toEqual(fails('timeout'))
	})

	it('[X-2] an answer that never ends is a timeout', async () => {
		handlers.set('/drip', (_request, response) => {
			response.write('x')
		})
		await expect(routed().request('https://one.example/drip', { timeoutMs: 100 })).rejects.toEqual(fails('timeout'))
	})

	it('the caller can cancel', async () => {
		const controller = new AbortController()
		handlers.set('/never', () => controller.abort())
		await expect(routed().request('https://one.example/never', { signal: controller.signal })).rejects.toEqual(fails('canceled'))
	})

	it('[X-2] a failure that may pass is tried again; what came in the end counts', async () => {
		let calls = 0
		handlers.set('/flaky', (request, response) => {
			calls += 1
			if (calls === 1) request.socket.destroy()
			else if (calls === 2) response.writeHead(503).end('busy')
			else response.end('fine')
		})
		expect(await routed().request('https://one.example/flaky')).toMatchObject({ status: 200 })
		expect(calls).toBe(3)
	})

	it('a request that changes something is never sent twice', async () => {
		handlers.set('/order', (request) => request.socket.destroy())
		await expect(routed().request('https://one.example/order', { method: 'POST', body: 'x' })).rejects.toEqual(fails('upstream'))
		expect(seen).toHaveLength(1)
	})

	it('a Retry-After beyond the time allowed ends the tries with the answer in hand', async () => {
		handlers.set('/later', (_request, response) => response.writeHead(503, { 'retry-after': '3600' }).end('later'))
		expect(await routed().request('https://one.example/later', { timeoutMs: 5_000 })).toMatchObject({ status: 503 })
		expect(seen).toHaveLength(1)
	})
})
