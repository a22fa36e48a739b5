import type { Readable } from 'node:stream'
import { Agent, buildConnector, type Dispatcher, request as undiciRequest } from 'undici'
import { AppError, isAppError } from '../core/errors'
import { msg } from '../core/messages/message'
import type { EgressPool, EgressRoute } from './egress-route'
import { openTunnel } from './fetch-tunnel'

/** Connections of the outbound door, kept open for the next request. HTTP/2 where the server offers it. */
export type Dispatchers = { for(route: EgressRoute): Dispatcher; close(): Promise<void> }

const CONNECT_TIMEOUT_MS = 10_000

export function createDispatchers(exits: EgressPool): Dispatchers {
	const agentFor = (kind: 'allowed' | 'direct') =>
		new Agent({ allowH2: true, connect: { timeout: CONNECT_TIMEOUT_MS, lookup: exits.lookupFor({ kind }) } })
	const open = agentFor('allowed')
	const direct = agentFor('direct')
	const byProxy = new Map<string, Dispatcher>()

	function proxied(proxyUrl: string): Dispatcher {
		const known = byProxy.get(proxyUrl) ?? agentBy(new URL(proxyUrl))
		byProxy.set(proxyUrl, known)
		return known
	}

	return {
		for(route) {
			if (route.kind === 'proxied') return proxied(route.proxyUrl)
			return route.kind === 'direct' ? direct : open
		},
		async close() {
			await Promise.all([open, direct, ...byProxy.values()].map((dispatcher) => dispatcher.destroy()))
		},
	}
}

/**
 * Every connection through a tunnel of the proxy. Undici's own proxy agent asks a proxy that hangs up again and again
 * without end, so the tunnel is ours.
 */
function agentBy(proxy: URL): Agent {
	const secure = buildConnector({ allowH2: true, timeout: CONNECT_TIMEOUT_MS })
	return new Agent({
		allowH2: true,
		connect(options, callback) {
			openTunnel(new URL(`${options.protocol}//${options.host}`), proxy).then(
				(socket) => (options.protocol === 'https:' ? secure({ ...options, httpSocket: socket }, callback) : callback(null, socket)),
				(error: Error) => callback(error, null),
			)
		},
	})
}

/**
 * One request, no redirects, headers flattened. Throws AppError `upstream` (with `network: true`) when there is no
 * answer.
 */
export async function send(
	dispatcher: Dispatcher,
	target: URL,
	request: { url: URL; method: string; headers: Record<string, string>; body?: string | Uint8Array },
	signal: AbortSignal,
): Promise<{ status: number; headers: Record<string, string>; body: Readable }> {
	try {
		const asked = undiciRequest(target, {
			dispatcher,
			method: request.method as Dispatcher.HttpMethod,
			headers: request.headers,
			signal,
			...(request.body === undefined ? {} : { body: request.body }),
		})
		const answer = await Promise.race([asked, endOf(signal)])
		return { status: answer.statusCode, headers: flattened(answer.headers), body: answer.body }
	} catch (error) {
		const refusal = refusalIn(error)
		if (refusal) throw refusal
		if (signal.aborted) throw error
		throw new AppError('upstream', msg('network.unreachable', { host: request.url.hostname }), {
			cause: error,
			details: { network: true },
		})
	}
}

/**
 * Rejects when the signal ends a request: undici heeds it only once there is a connection, which may take ten
 * seconds.
 */
function endOf(signal: AbortSignal): Promise<never> {
	return new Promise((_, fail) => {
		if (signal.aborted) fail(signal.reason)
		else signal.addEventListener('abort', () => fail(signal.reason), { once: true })
	})
}

function refusalIn(error: unknown): AppError | undefined {
	if (isAppError(error)) return error
	if (error instanceof AggregateError) return error.errors.map(refusalIn).find((found) => found !== undefined)
	return error instanceof Error && error.cause !== undefined ? refusalIn(error.cause) : undefined
}

function flattened(headers: Record<string, string | string[] | undefined>): Record<string, string> {
	const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
		value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
	)
	return Object.fromEntries(pairs)
}
