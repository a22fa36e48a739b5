import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { AppError, isAppError } from '../core/errors'
import { msg } from '../core/messages/message'
import type { Egress, EgressPool } from './egress-route'
import { openSocket } from './fetch-tunnel'

/** A proxy on this machine by which another program reaches what the outbound door would, and nothing else. */
export type GuardProxy = {
	port: number
	username: string
	password: string
	/** What was asked for and refused, in order. */
	refusals: readonly AppError[]
	/** Aborted when more than the bytes allowed came in; everything is cut off then. */
	overflow: AbortSignal
	/** To be told what came of it, for the turns of the proxies behind this one. */
	exit: Pick<Egress, 'failed' | 'worked'>
	close(): Promise<void>
}

/** Opens the socket to an address; throws AppError for one that is refused. */
type Open = (url: URL) => Promise<Socket>

const USERNAME = 'guard'
const CHALLENGE = `Basic realm="${USERNAME}"`
/** Headers that speak of one connection only. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'te', 'trailer', 'upgrade'])

/**
 * Starts one on a free port of the loopback. It resolves and checks names itself, so that a browser behind it needs no
 * DNS of its own. Routed origins are refused: they have no TLS to tunnel to, and the real ones must not be reached in
 * their stead.
 */
export async function startGuardProxy(exits: EgressPool, maxBytes: number): Promise<GuardProxy> {
	const exit = exits.take()
	const password = randomBytes(24).toString('base64url')
	const isKnown = credentialCheck(password)
	const traffic = createTraffic(maxBytes)
	const refusals: AppError[] = []

	const open: Open = async (url) => {
		try {
			if (exits.routeOf(url)) throw new AppError('address_refused', msg('machine.answered_elsewhere'), { details: { host: url.hostname } })
			return traffic.count(await openSocket(exits, exit.routeTo(url)))
		} catch (error) {
			if (isAppError(error)) refusals.push(error)
			throw error
		}
	}
	const server = createServer((request, response) => {
		if (isKnown(request)) void answerPlain(request, response, open)
		else response.writeHead(407, { 'proxy-authenticate': CHALLENGE }).end()
	})
	server.on('connect', (request, client, head) => {
		if (isKnown(request)) void answerConnect(request, client, head, open)
		else client.end(`HTTP/1.1 407 Proxy Authentication Required\r\nproxy-authenticate: ${CHALLENGE}\r\ncontent-length: 0\r\n\r\n`)
	})
	server.on('connection', traffic.track)
	await new Promise<void>((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done))
	return {
		port: (server.address() as AddressInfo).port,
		username: USERNAME,
		password,
		refusals,
		overflow: traffic.overflow,
		exit,
		async close() {
			const closed = new Promise<void>((done) => server.close(() => done()))
			server.closeAllConnections()
			traffic.cut()
			await closed
		},
	}
}

/** The open sockets and how much came in by them; one byte too many ends them all. */
function createTraffic(maxBytes: number) {
	const sockets = new Set<Duplex>()
	const overflow = new AbortController()
	let left = maxBytes
	function cut(): void {
		for (const socket of sockets) socket.destroy()
	}
	function track(socket: Duplex): void {
		sockets.add(socket)
		// Whoever reads from the socket hears of its errors by its end; unheard, the event would end the process.
		socket.on('error', () => socket.destroy())
		socket.on('close', () => sockets.delete(socket))
	}
	return {
		track,
		cut,
		overflow: overflow.signal,
		count(socket: Socket): Socket {
			track(socket)
			return socket.on('data', (chunk: Buffer) => {
				left -= chunk.length
				if (left >= 0) return
				cut()
				overflow.abort()
			})
		},
	}
}

/** https and everything else that is tunnelled. */
async function answerConnect(request: IncomingMessage, client: Duplex, head: Buffer, open: Open): Promise<void> {
	const place = `https://${request.url}`
	try {
		if (!URL.canParse(place)) throw new AppError('invalid_request', msg('machine.no_host_and_port'))
		const socket = await open(new URL(place))
		client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
		if (head.length > 0) socket.write(head)
		socket.pipe(client)
		client.pipe(socket)
		socket.on('close', () => client.destroy())
		client.on('close', () => socket.destroy())
	} catch (error) {
		client.end(`HTTP/1.1 ${statusOf(error)} Refused\r\ncontent-length: 0\r\n\r\n`)
	}
}

/** Plain http: the request is passed on with its own headers. */
async function answerPlain(request: IncomingMessage, response: ServerResponse, open: Open): Promise<void> {
	try {
		const url = URL.canParse(request.url ?? '') ? new URL(request.url ?? '') : undefined
		if (url?.protocol !== 'http:') throw new AppError('invalid_request', msg('machine.http_only'))
		const socket = await open(url)
		const onward = forward({
			createConnection: () => socket,
			method: request.method,
			path: `${url.pathname}${url.search}`,
			headers: { ...passedOn(request.headers), host: url.host, connection: 'close' },
		})
		onward.on('error', () => response.destroy())
		onward.on('response', (incoming) => {
			incoming.on('error', () => response.destroy())
			response.writeHead(incoming.statusCode ?? 502, passedOn(incoming.headers))
			incoming.pipe(response)
		})
		request.pipe(onward)
	} catch (error) {
		response.writeHead(statusOf(error)).end()
	}
}

function statusOf(error: unknown): number {
	if (isAppError(error, 'invalid_request')) return 400
	return isAppError(error) ? 403 : 502
}

/** Only the program this proxy was started for knows its password. */
function credentialCheck(password: string): (request: IncomingMessage) => boolean {
	const expected = Buffer.from(`Basic ${Buffer.from(`${USERNAME}:${password}`).toString('base64')}`)
	return (request) => {
		const given = Buffer.from(request.headers['proxy-authorization'] ?? '')
		return given.length === expected.length && timingSafeEqual(given, expected)
	}
}

function passedOn(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
	return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name)))
}
