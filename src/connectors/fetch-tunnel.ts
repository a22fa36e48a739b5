import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { connect, type Socket } from 'node:net'
import type { EgressPool, EgressRoute } from './egress-route'

const CONNECT_TIMEOUT_MS = 10_000

/**
 * A connected socket to the host a route leads to: straight, or through its proxy. Throws the network's error, or
 * AppError `address_refused`.
 */
export async function openSocket(exits: EgressPool, route: EgressRoute): Promise<Socket> {
	await exits.check(route)
	return route.kind === 'proxied' ? openTunnel(route.url, new URL(route.proxyUrl)) : connectTo(route.url, exits.lookupFor(route))
}

function connectTo(url: URL, lookup: ReturnType<EgressPool['lookupFor']>): Promise<Socket> {
	return new Promise((done, fail) => {
		const socket = connect({ host: bareHost(url), port: portOf(url), lookup })
		socket.setTimeout(CONNECT_TIMEOUT_MS, () => socket.destroy(new Error('connecting took too long')))
		socket.once('error', fail)
		socket.once('connect', () => {
			socket.setTimeout(0)
			socket.off('error', fail)
			done(socket)
		})
	})
}

/** A socket to a host and port by way of a proxy's CONNECT. Throws the network's error. */
export function openTunnel(url: URL, proxy: URL): Promise<Socket> {
	const place = `${url.hostname}:${portOf(url)}`
	return new Promise((done, fail) => {
		const request = (proxy.protocol === 'https:' ? requestHttps : requestHttp)({
			host: bareHost(proxy),
			port: portOf(proxy),
			method: 'CONNECT',
			path: place,
			headers: { host: place, ...credentialsOf(proxy) },
			timeout: CONNECT_TIMEOUT_MS,
			agent: false,
		})
		request.once('timeout', () => request.destroy(new Error('the proxy took too long')))
		request.once('error', fail)
		request.once('response', (response) => {
			response.destroy()
			fail(new Error(`the proxy answered ${response.statusCode}`))
		})
		request.once('connect', (response, socket, head) => {
			if (response.statusCode !== 200) {
				socket.destroy()
				return fail(new Error(`the proxy answered ${response.statusCode}`))
			}
			if (head.length > 0) socket.unshift(head)
			socket.setTimeout(0)
			// Over TLS this is a TLSSocket, which is a Socket; Node types it by what they share.
			done(socket as Socket)
		})
		request.end()
	})
}

function credentialsOf(proxy: URL): Record<string, string> {
	if (!proxy.username) return {}
	const pair = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`
	return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` }
}

function bareHost(url: URL): string {
	return url.hostname.replace(/^\[|\]$/g, '')
}

function portOf(url: URL): number {
	return Number(url.port || (url.protocol === 'https:' ? 443 : 80))
}
