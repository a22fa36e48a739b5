import ipaddr from 'ipaddr.js'
import type { Config } from '../../config/config'
import { type Message, msg } from '../../core/messages/message'

const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|test|home\.arpa)\.?$/i

/**
 * Why stores cannot fetch this installation's pictures, for the seller; null when they can. Judged by the
 * address alone.
 */
export function picturesUnreachable({ publicUrl, stores }: Pick<Config, 'publicUrl' | 'stores'>): Message | null {
	const host = new URL(publicUrl).hostname
	if (stores.mayFetchLocally || isPublic(host)) return null
	return msg('stores.pictures_unreachable', { host })
}

function isPublic(host: string): boolean {
	const literal = host.replace(/^\[|\]$/g, '')
	if (ipaddr.isValid(literal)) return ipaddr.process(literal).range() === 'unicast'
	return host.includes('.') && !PRIVATE_NAMES.test(host)
}
