import { promises as dns, type LookupAddress } from 'node:dns'
import ipaddr from 'ipaddr.js'
import { AppError } from '../core/errors'
import { msg } from '../core/messages/message'

/** Host name → every address it has; `dns.lookup` outside of tests. */
export type Resolve = (host: string) => Promise<LookupAddress[]>

export const resolveBySystem: Resolve = (host) => dns.lookup(host, { all: true, verbatim: true })

const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')
const NAT64_LOCAL = ipaddr.IPv6.parseCIDR('64:ff9b:1::/48')
const SIX_TO_FOUR = ipaddr.IPv6.parseCIDR('2002::/16')

/**
 * True when an address belongs to the public internet. IPv6 addresses that carry an IPv4 one (mapped, compatible,
 * NAT64, 6to4) are judged by what they carry; Teredo and everything reserved is refused. Unparsable = not public.
 */
export function isPublicAddress(text: string): boolean {
	if (!ipaddr.isValid(text)) return false
	const address = ipaddr.parse(text)
	if (address instanceof ipaddr.IPv4) return address.range() === 'unicast'
	if (!(address instanceof ipaddr.IPv6)) return false
	const carried = carriedIpv4(address)
	if (carried) return isPublicAddress(carried)
	return address.range() === 'unicast'
}

function carriedIpv4(address: ipaddr.IPv6): string | undefined {
	if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString()
	const bytes = address.toByteArray()
	if (address.match(NAT64) || address.match(NAT64_LOCAL)) return bytes.slice(12).join('.')
	if (address.match(SIX_TO_FOUR)) return bytes.slice(2, 6).join('.')
	const compatible = bytes.slice(0, 12).every((byte) => byte === 0)
	return compatible ? bytes.slice(12).join('.') : undefined
}

/** The error for an address the outbound door never talks to. */
export function refusedAddress(host: string, reason: string): AppError {
	return new AppError('address_refused', msg('network.not_public', { host }), {
		details: { host, reason },
	})
}

const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa)\.?$/i

/**
 * Throws `address_refused` for hosts that can be refused by their name alone. `host` is a URL's hostname, in which the
 * URL parser has already turned decimal, octal, hexadecimal and full-width spellings into plain addresses.
 */
export function refuseByName(host: string): void {
	const literal = host.replace(/^\[|\]$/g, '')
	if (ipaddr.isValid(literal) && !isPublicAddress(literal)) throw refusedAddress(host, 'private address')
	if (PRIVATE_NAMES.test(host)) throw refusedAddress(host, 'private name')
}

/** Addresses of a host, all of them public; throws `address_refused` when a single one is not. */
export async function resolvePublic(host: string, resolve: Resolve): Promise<LookupAddress[]> {
	const addresses = await resolve(host)
	const refused = addresses.find(({ address }) => !isPublicAddress(address))
	if (refused) throw refusedAddress(host, `resolves to ${refused.address}`)
	return addresses
}

const LOOKUP_LIMIT_MS = 2_000

/**
 * For names that a proxy resolves: throws `address_refused` when they are known to be private here. A name that cannot
 * be resolved here (in time) passes, because machines behind a proxy often know no names; the proxy has the last word
 * then.
 */
export async function refuseKnownPrivate(host: string, resolve: Resolve): Promise<void> {
	let timer: NodeJS.Timeout | undefined
	const late = new Promise<LookupAddress[]>((done) => {
		timer = setTimeout(() => done([]), LOOKUP_LIMIT_MS)
	})
	try {
		await Promise.race([resolvePublic(host, resolve), late])
	} catch (error) {
		if (error instanceof AppError) throw error
	} finally {
		clearTimeout(timer)
	}
}
