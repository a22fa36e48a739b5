/** Names that never lead to a shop on the public net. */
const PRIVATE_END = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|onion|invalid|test)$/
/** Shops with a reader of their own, and names made to look like theirs. */
const OTHERS = /(?:^|\.)(?:[a-z0-9-]*amazon|amzn)\./

/**
 * True for a host name as public shops have them: several labels, a top-level domain, no address in figures. Whether it
 * leads to a public address only the outbound door can tell.
 */
export function isPublicHost(host: string): boolean {
	const name = host.toLowerCase().replace(/\.$/, '')
	return /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,24}|xn--[a-z0-9-]{2,59})$/.test(name) && !PRIVATE_END.test(name)
}

/** True when another marketplace's reader is responsible for a host. */
export function belongsToAnother(host: string): boolean {
	return OTHERS.test(host.toLowerCase()) || host === 'a.co'
}
