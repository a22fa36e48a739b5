import { setTimeout as wait } from 'node:timers/promises'
import { AppError, isAppError } from '../core/errors'
import { type Message, msg } from '../core/messages/message'
import { createEgressPool, type Egress, type EgressConfig, type EgressPool } from './egress-route'
import { type Resolve, resolveBySystem } from './fetch-addresses'
import { ACCEPTED_ENCODINGS, readBody, tooLarge } from './fetch-body'
import { createDispatchers, type Dispatchers, send } from './fetch-dispatch'
import { type GuardProxy, startGuardProxy } from './fetch-guard-proxy'
import { shareLookups } from './fetch-lookups'
import { isIdempotent, isRetriedError, isRetriedStatus, retryDelayMs } from './fetch-retry'

export type OutboundConfig = EgressConfig & {
	/** Stand-in for the system's name resolution. */
	resolve?: Resolve
}

export type OutboundOptions = {
	method?: string
	headers?: Record<string, string>
	body?: string | Uint8Array
	signal?: AbortSignal
	/** For everything together: tries, redirects, waiting, body. */
	timeoutMs?: number
	/** Of the decompressed body. */
	maxBytes?: number
	/** 0 hands out the redirect itself. */
	maxRedirects?: number
	/** Further tries of idempotent requests after a failure that may pass. */
	retries?: number
	/** True where sending it again is harmless though the method does not say so: an object put under its own key. */
	idempotent?: boolean
	/**
	 * True for an answer that another visitor might not have got (a wall). With several proxies, this one rests and the
	 * next is tried.
	 */
	isRefusal?: (answer: OutboundResponse) => boolean
}

/** An answer, whatever its status. Header names are lower-case; `url` is the address after redirects. */
export type OutboundResponse = { status: number; headers: Record<string, string>; body: Buffer; url: string }

/** The only way out: http and https to public addresses, limited in time and size. */
export interface Outbound {
	/**
	 * Throws AppError `address_refused`, `timeout`, `too_large`, `canceled` (the caller's signal), `upstream` (no usable
	 * answer), `invalid_request` (no http address). Statuses are the caller's to judge.
	 */
	request(url: string, options?: OutboundOptions): Promise<OutboundResponse>
	/** True for an address that is answered elsewhere (OUTBOUND_ROUTES). */
	isRouted(url: string): boolean
	/**
	 * A proxy on this machine for a program of its own (a browser), with the same guard; `maxBytes` for all that comes in
	 * by it.
	 */
	openGuardProxy(maxBytes: number): Promise<GuardProxy>
	close(): Promise<void>
}

const DEFAULT_TIMEOUT_MS = 20_000
const DEFAULT_MAX_BYTES = 5 * 1024 * 1024
const DEFAULT_REDIRECTS = 5
const DEFAULT_RETRIES = 2
/** What never goes to another origin than the one it was meant for. */
const CREDENTIALS = /^(?:proxy-)?authorization$|^cookie$|(?:^|-)(?:api-key|token)$/

type Door = { exits: EgressPool; dispatchers: Dispatchers }
type Request = { url: URL; method: string; headers: Record<string, string>; body?: string | Uint8Array }

export function createOutbound(config: OutboundConfig = {}): Outbound {
	const exits = createEgressPool(config, shareLookups(config.resolve ?? resolveBySystem))
	const door = { exits, dispatchers: createDispatchers(exits) }
	return {
		async request(url, options = {}) {
			const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS)
			const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
			try {
				return await requestWithRetries(door, url, options, signal)
			} catch (error) {
				if (options.signal?.aborted) throw new AppError('canceled', msg('network.canceled'), { cause: error })
				if (timeout.aborted && !isAppError(error)) throw timedOut(url, error)
				throw error
			}
		},
		isRouted: (url) => URL.canParse(url) && exits.routeOf(new URL(url)) !== undefined,
		openGuardProxy: (maxBytes) => startGuardProxy(exits, maxBytes),
		close: () => door.dispatchers.close(),
	}
}

function timedOut(url: string, cause: unknown): AppError {
	return new AppError('timeout', msg('network.timeout', { host: hostOf(url) }), { cause })
}

function hostOf(url: string): string | Message {
	return URL.canParse(url) ? new URL(url).hostname : msg('network.the_address')
}

async function requestWithRetries(door: Door, url: string, options: OutboundOptions, signal: AbortSignal): Promise<OutboundResponse> {
	const tries = (options.idempotent ?? isIdempotent(options.method ?? 'GET')) ? (options.retries ?? DEFAULT_RETRIES) : 0
	const deadline = performance.now() + (options.timeoutMs ?? DEFAULT_TIMEOUT_MS)
	for (let attempt = 0; ; attempt += 1) {
		const exit = door.exits.take()
		const outcome = await requestFollowing(door, exit, url, options, signal).catch((error: unknown) => {
			if (isRetriedError(error)) exit.failed()
			if (attempt >= tries || !isRetriedError(error)) throw error
			return undefined
		})
		const again = outcome === undefined || isWorthAnotherTry(outcome, exit, options)
		if (outcome && (attempt >= tries || !again)) return outcome
		// Another proxy is another visitor: there is nothing to wait for.
		if (exit.hasOther) continue
		const delayMs = retryDelayMs(attempt, outcome?.headers['retry-after'], Math.random(), Date.now())
		// An answer in hand is worth more than a wait that cannot end in time.
		if (outcome && performance.now() + delayMs > deadline) return outcome
		await wait(delayMs, undefined, { signal })
	}
}

/** Whether another try may better an answer; tells the proxies, if any, what came of this one. */
function isWorthAnotherTry(answer: OutboundResponse, exit: Egress, options: OutboundOptions): boolean {
	const refused = exit.hasOther && options.isRefusal?.(answer) === true
	if (refused) exit.failed()
	else exit.worked()
	return refused || isRetriedStatus(answer.status)
}

async function requestFollowing(
	door: Door,
	exit: Egress,
	url: string,
	options: OutboundOptions,
	signal: AbortSignal,
): Promise<OutboundResponse> {
	let request: Request = {
		url: parseTarget(url),
		method: (options.method ?? 'GET').toUpperCase(),
		headers: { 'accept-encoding': ACCEPTED_ENCODINGS, ...lowerCased(options.headers ?? {}) },
		...(options.body === undefined ? {} : { body: options.body }),
	}
	const redirects = options.maxRedirects ?? DEFAULT_REDIRECTS
	for (let hop = 0; ; hop += 1) {
		const answer = await requestOnce(door, exit, request, options.maxBytes ?? DEFAULT_MAX_BYTES, signal)
		const location = answer.headers.location
		if (redirects === 0 || !location || ![301, 302, 303, 307, 308].includes(answer.status)) return answer
		if (hop >= redirects) throw new AppError('upstream', msg('network.redirects', { host: request.url.hostname }))
		request = redirected(request, answer.status, location)
	}
}

function parseTarget(url: string, from?: URL): URL {
	if (!URL.canParse(url, from)) throw new AppError('invalid_request', msg('network.no_address'))
	const target = new URL(url, from)
	if (target.protocol !== 'http:' && target.protocol !== 'https:') {
		throw new AppError('address_refused', msg('network.protocol'), { details: { protocol: target.protocol } })
	}
	if (target.username || target.password) throw new AppError('address_refused', msg('network.has_user'))
	target.hash = ''
	return target
}

function redirected(from: Request, status: number, location: string): Request {
	const url = parseTarget(location, from.url)
	const becomesGet = status === 303 ? from.method !== 'HEAD' : (status === 301 || status === 302) && from.method === 'POST'
	const sameOrigin = url.origin === from.url.origin
	const headers = Object.fromEntries(
		Object.entries(from.headers).filter(
			([name]) => (sameOrigin || !CREDENTIALS.test(name)) && name !== 'host' && !(becomesGet && name.startsWith('content-')),
		),
	)
	const keepsBody = !becomesGet && from.body !== undefined && sameOrigin
	return { url, method: becomesGet ? 'GET' : from.method, headers, ...(keepsBody && from.body !== undefined ? { body: from.body } : {}) }
}

async function requestOnce(
	{ exits, dispatchers }: Door,
	exit: Egress,
	request: Request,
	maxBytes: number,
	signal: AbortSignal,
): Promise<OutboundResponse> {
	const route = exit.routeTo(request.url)
	await exits.check(route)
	const answer = await send(dispatchers.for(route), route.url, request, signal)
	const declared = Number(answer.headers['content-length'])
	if (declared > maxBytes) {
		answer.body.destroy()
		throw tooLarge(maxBytes)
	}
	const encoding = request.method === 'HEAD' ? undefined : answer.headers['content-encoding']
	const body = await readBody(answer.body, encoding, maxBytes, signal).catch((error: unknown) => {
		if (isAppError(error) || signal.aborted) throw error
		throw brokenOff(request.url.hostname, error)
	})
	return { status: answer.status, headers: answer.headers, body, url: request.url.href }
}

function brokenOff(host: string, cause: unknown): AppError {
	return new AppError('upstream', msg('network.broke_off', { host }), {
		cause,
		details: { network: true },
	})
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
