/** Codes of a connection that never came to be, of Node (name resolution, sockets, TLS) and of undici. */
const NEVER_CONNECTED = new RegExp(
	'^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_.*|ERR_TLS.*' +
		'|DEPTH_ZERO.*|SELF_SIGNED.*|UNABLE_TO.*)$',
)

/** True for a failed call that certainly did not reach the store: then nothing can have been made by it. */
export function wasNeverSent(error: unknown): boolean {
	return codesIn(error).some((code) => NEVER_CONNECTED.test(code))
}

/** The codes in an error and its causes. */
export function codesIn(error: unknown): string[] {
	if (!(error instanceof Error)) return []
	const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
	const among = error instanceof AggregateError ? error.errors.flatMap(codesIn) : []
	return [...own, ...among, ...codesIn(error.cause)]
}
