import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { Agent, type Dispatcher, ProxyAgent, request as undiciRequest } from 'undici'
import { AppError, isAppError } from '../core/errors'
import { type Resolve, resolvePublic } from './fetch-addresses'

/** Where a request really goes, over which connections, and whether its address is checked. */
export type Way = { url: URL; dispatcher: Dispatcher; guarded: boolean }

export type Dispatchers = { wayTo(url: URL): Way; close(): Promise<void> }

const CONNECT_TIMEOUT_MS = 10_000

/**
 * Connections of the outbound door. The check of addresses sits in the socket's own name lookup, so the address that is
 * checked is the address that is connected to, and a name that answers differently the second time gains nothing.
 */
export function createDispatchers(
	config: { proxyUrl?: string | undefined; routes?: readonly { origin: string; target: string }[]; allowedHosts?: readonly string[] },
	resolve: Resolve,
): Dispatchers {
	const routes = new Map((config.routes ?? []).map((route) => [route.origin, route.target]))
	const allowed = new Set(config.allowedHosts ?? [])
	const open = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS, lookup: lookupBy(resolve) } })
	const guarded: Dispatcher = config.proxyUrl
		? new ProxyAgent({ uri: config.proxyUrl })
		: new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS, lookup: lookupBy((host) => resolvePublic(host, resolve)) } })
	return {
		wayTo(url) {
			const target = routes.get(url.origin)
			if (target) return { url: new URL(`${target}${url.pathname}${url.search}`), dispatcher: open, guarded: false }
			if (allowed.has('*') || allowed.has(url.hostname)) return { url, dispatcher: open, guarded: false }
			return { url, dispatcher: guarded, guarded: true }
		},
		async close() {
			await Promise.all([open.destroy(), guarded.destroy()])
		},
	}
}

function lookupBy(resolve: (host: string) => Promise<LookupAddress[]>): LookupFunction {
	return (host, options, callback) => {
		resolve(host).then(
			(addresses) => {
				const first = addresses[0]
				if (!first) callback(Object.assign(new Error(`No address for ${host}`), { code: 'ENOTFOUND' }), '')
				else if (options.all) callback(null, addresses)
				else callback(null, first.address, first.family)
			},
			(error: NodeJS.ErrnoException) => callback(error, ''),
		)
	}
}

/** One request, no redirects, headers flattened. Throws AppError `upstream` (with `network: true`) when there is no answer. */
export async function send(
	way: Way,
	request: { url: URL; method: string; headers: Record<string, string>; body?: string | Uint8Array },
	signal: AbortSignal,
): Promise<{ status: number; headers: Record<string, string>; body: Readable }> {
	try {
		const answer = await undiciRequest(way.url, {
			dispatcher: way.dispatcher,
			method: request.method as Dispatcher.HttpMethod,
			headers: request.headers,
			signal,
			...(request.body === undefined ? {} : { body: request.body }),
		})
		return { status: answer.statusCode, headers: flattened(answer.headers), body: answer.body }
	} catch (error) {
		const refusal = refusalIn(error)
		if (refusal) throw refusal
		if (signal.aborted) throw error
		throw new AppError('upstream', `${request.url.hostname} could not be reached. Check the address, or try again in a moment.`, {
			cause: error,
			details: { network: true },
		})
	}
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
