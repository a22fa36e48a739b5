import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { type Resolve, refuseByName, refuseKnownPrivate, resolvePublic } from './fetch-addresses'
import { createRotation, isBypassed } from './fetch-proxies'

export type EgressConfig = {
	/**
	 * Proxies that take turns, for everything that is not routed. They resolve the names: then they must refuse private
	 * addresses themselves.
	 */
	proxyUrls?: readonly string[]
	/** Hosts reached without the proxies; a name stands for all below it, too. */
	proxyBypass?: readonly string[]
	/** Origins answered elsewhere (demo, tests): `https://www.example.com` → `http://127.0.0.1:4010/www.example.com`. */
	routes?: readonly { origin: string; target: string }[]
	/** Host names that may have private addresses; `*` = all. */
	allowedHosts?: readonly string[]
}

/**
 * How an address is reached: answered elsewhere, without a check because the operator allows its host, by a proxy, or
 * straight to a public address. Only the last two are `guarded`.
 */
export type EgressRoute =
	| { kind: 'routed'; url: URL }
	| { kind: 'allowed'; url: URL }
	| { kind: 'proxied'; url: URL; proxyUrl: string }
	| { kind: 'direct'; url: URL }

/** One way out, kept for all the hops of one try, so that a marketplace sees one visitor. */
export type Egress = {
	routeTo(url: URL): EgressRoute
	/** True when the next try would leave by another proxy. */
	readonly hasOther: boolean
	/** Reports the outcome, by which the next proxy is chosen; does nothing when no proxy was used. */
	failed(): void
	worked(): void
}

export type EgressPool = {
	take(): Egress
	/** Where an origin is answered instead, when it is routed. */
	routeOf(url: URL): URL | undefined
	/**
	 * Throws AppError `address_refused` for what a guarded route may not lead to, as far as that shows before
	 * connecting.
	 */
	check(route: EgressRoute): Promise<void>
	/** Name lookup for sockets of a route: the address that is checked is the address that is connected to. */
	lookupFor(route: Pick<EgressRoute, 'kind'>): LookupFunction
}

export function createEgressPool(config: EgressConfig, resolve: Resolve, now: () => number = Date.now): EgressPool {
	const routes = new Map((config.routes ?? []).map((route) => [route.origin, route.target]))
	const allowed = new Set(config.allowedHosts ?? [])
	const [first, ...others] = config.proxyUrls ?? []
	const proxies = first === undefined ? undefined : createRotation([first, ...others])
	const guardedLookup = lookupBy((host) => resolvePublic(host, resolve))
	const openLookup = lookupBy(resolve)

	function routeOf(url: URL): URL | undefined {
		const target = routes.get(url.origin)
		return target === undefined ? undefined : new URL(`${target}${url.pathname}${url.search}`)
	}

	return {
		routeOf,
		take() {
			const proxyUrl = proxies?.next(now())
			let used = false
			return {
				routeTo(url) {
					const routed = routeOf(url)
					if (routed) return { kind: 'routed', url: routed }
					if (allowed.has('*') || allowed.has(url.hostname)) return { kind: 'allowed', url }
					if (proxyUrl === undefined || isBypassed(url.hostname, config.proxyBypass ?? [])) return { kind: 'direct', url }
					used = true
					return { kind: 'proxied', url, proxyUrl }
				},
				get hasOther() {
					return used && proxies !== undefined && proxies.size > 1
				},
				failed() {
					if (used && proxyUrl !== undefined) proxies?.failed(proxyUrl, now())
				},
				worked() {
					if (used && proxyUrl !== undefined) proxies?.worked(proxyUrl)
				},
			}
		},
		async check(route) {
			if (route.kind !== 'direct' && route.kind !== 'proxied') return
			refuseByName(route.url.hostname)
			if (route.kind === 'proxied') await refuseKnownPrivate(route.url.hostname, resolve)
		},
		lookupFor: (route) => (route.kind === 'direct' ? guardedLookup : openLookup),
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
