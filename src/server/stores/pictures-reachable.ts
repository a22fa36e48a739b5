import ipaddr from 'ipaddr.js'
import type { Config } from '../../config/config'

const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|test|home\.arpa)\.?$/i

/**
 * Why stores cannot fetch this installation's pictures, in words for the seller; null when they can. Judged by the
 * address alone.
 */
export function picturesUnreachable({ publicUrl, stores }: Pick<Config, 'publicUrl' | 'stores'>): string | null {
	const host = new URL(publicUrl).hostname
	if (stores.mayFetchLocally || isPublic(host)) return null
	return `Stores fetch pictures from this installation’s address, and ${host} cannot be reached from outside. Products go without pictures until whoever runs it sets PUBLIC_URL to a public address.`
}

function isPublic(host: string): boolean {
	const literal = host.replace(/^\[|\]$/g, '')
	if (ipaddr.isValid(literal)) return ipaddr.process(literal).range() === 'unicast'
	return host.includes('.') && !PRIVATE_NAMES.test(host)
}
