import type { Outbound } from '../fetch'

/** The way out, until the signal fires: what is under way is broken off then, and nothing more is sent. */
export function outboundUntil(outbound: Outbound, signal: AbortSignal | undefined): Outbound {
	if (!signal) return outbound
	return {
		...outbound,
		request: async (url, options = {}) => {
			signal.throwIfAborted()
			return outbound.request(url, { ...options, signal: options.signal ? AbortSignal.any([options.signal, signal]) : signal })
		},
	}
}
