import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakeProxy = {
	port: number
	/** Places asked for by CONNECT (`host:port`), in order. */
	connects: string[]
	/** `works`, closes at once, or refuses every tunnel. */
	mood: 'works' | 'down' | 'refuses'
	close(): Promise<void>
}

/**
 * A forward proxy that is at the same time the world behind it: what is asked for through its tunnels is answered by
 * `answer`. With `credentials` (`user:password`) it serves nobody else.
 */
export async function startFakeProxy(answer: RequestListener, credentials?: string): Promise<FakeProxy> {
	const world = createServer(answer)
	const expected = credentials === undefined ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`
	const server = createServer((_request, response) => response.writeHead(400).end())
	const fake: FakeProxy = {
		port: 0,
		connects: [],
		mood: 'works',
		async close() {
			world.closeAllConnections()
			server.closeAllConnections()
			await new Promise((done) => server.close(done))
		},
	}
	server.on('connect', (request, socket) => {
		fake.connects.push(request.url ?? '')
		socket.on('error', () => socket.destroy())
		if (fake.mood === 'down') return void socket.destroy()
		if (expected !== undefined && request.headers['proxy-authorization'] !== expected) {
			return void socket.end('HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n')
		}
		if (fake.mood === 'refuses') return void socket.end('HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n')
		socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
		world.emit('connection', socket)
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	fake.port = (server.address() as AddressInfo).port
	return fake
}
