const FIRST_REST_MS = 30_000
const LONGEST_REST_MS = 15 * 60_000

/** Proxies used in turn; one that fails is left out for a while, longer after each failure. Times in ms. */
export type Rotation<T> = {
	readonly size: number
	/**
	 * The next one that is not left out; when all are, the one whose time ends first: it may work, and none surely fails.
	 */
	next(now: number): T
	failed(one: T, now: number): void
	worked(one: T): void
}

export function createRotation<T>(all: readonly [T, ...T[]]): Rotation<T> {
	const rests = new Map<T, { failures: number; until: number }>()
	let position = 0
	const until = (one: T) => rests.get(one)?.until ?? 0
	return {
		size: all.length,
		next(now) {
			const inTurn = all.map((_, step) => all[(position + step) % all.length] ?? all[0])
			const awake = inTurn.find((one) => until(one) <= now)
			const chosen = awake ?? inTurn.reduce((best, one) => (until(one) < until(best) ? one : best))
			position = (all.indexOf(chosen) + 1) % all.length
			return chosen
		},
		failed(one, now) {
			const failures = (rests.get(one)?.failures ?? 0) + 1
			rests.set(one, { failures, until: now + Math.min(FIRST_REST_MS * 2 ** (failures - 1), LONGEST_REST_MS) })
		},
		worked(one) {
			rests.delete(one)
		},
	}
}

/**
 * True when a host is named by `NO_PROXY`-like entries: `example.com` and `.example.com` name the host and all below
 * it, `*` all.
 */
export function isBypassed(host: string, entries: readonly string[]): boolean {
	return entries.some((entry) => {
		if (entry === '*') return true
		const name = entry.replace(/^\*?\./, '')
		return host === name || host.endsWith(`.${name}`)
	})
}
