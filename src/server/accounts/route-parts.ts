/** A route's own limit, for calls that could be used to guess or to keep the server busy. */
export function noMoreThan(times: number, minutes = 1) {
	return { rateLimit: { max: times, timeWindow: minutes * 60_000 } }
}
