import type { LookupAddress } from 'node:dns'
import type { Resolve } from './fetch-addresses'

/** A name that could not be resolved is not asked for again this long. */
const FORGET_ERROR_MS = 10_000
/** More names than this are not remembered; the oldest goes. */
const MOST_REMEMBERED = 500

/**
 * One lookup per name at a time, shared by all who wait for it; a failure is remembered for a while. A page asks for
 * two dozen pictures of one host at once, and where the network is down each lookup of its own could take the
 * resolver's full time-out. Addresses found are not remembered: every connection is checked against what the name says
 * at that moment.
 */
export function shareLookups(resolve: Resolve, now: () => number = Date.now): Resolve {
	const underWay = new Map<string, Promise<LookupAddress[]>>()
	const failures = new Map<string, { error: unknown; until: number }>()
	const remember = (host: string, error: unknown) => {
		failures.delete(host)
		const oldest = failures.size >= MOST_REMEMBERED ? failures.keys().next().value : undefined
		if (oldest !== undefined) failures.delete(oldest)
		failures.set(host, { error, until: now() + FORGET_ERROR_MS })
	}
	return async (host) => {
		const failed = failures.get(host)
		if (failed && now() < failed.until) throw failed.error
		const running = underWay.get(host)
		if (running) return running
		const lookup = resolve(host)
			.catch((error: unknown) => {
				remember(host, error)
				throw error
			})
			.finally(() => underWay.delete(host))
		underWay.set(host, lookup)
		return lookup
	}
}
