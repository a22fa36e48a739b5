import { randomBytes } from 'node:crypto'
import { AppError } from '../../../../core/errors'
import { msg } from '../../../../core/messages/message'
import type { Outbound } from '../../../fetch'
import { isQueryRoot } from './api-address'
import { askStatus } from './check-shop'
import { type Refusal, refusalOf } from './shop-refusal'
import type { WooKeys } from './woo-keys'

/**
 * What a site makes of a key whose signature it refused: it knows the key, does not know it, or looks at no key at all.
 */
export type KeyVerdict = 'known' | 'unknown' | 'unheard'

/**
 * The words of a refusal are translated and cannot be read, but compared: a key made up here signs as well, and what
 * the site says to that is what it says of keys it does not know.
 */
export async function classifyKeyError(outbound: Outbound, keys: WooKeys, refusal: Refusal): Promise<KeyVerdict> {
	const unknown = refusalOf(await askStatus(outbound, { ...keys, key: `ck_${randomBytes(20).toString('hex')}` }))
	if (unknown?.code.includes('rest_authentication') !== true) return 'unheard'
	return unknown.message === refusal.message && unknown.code === refusal.code ? 'unknown' : 'known'
}

/** Why keys opened a site in no manner. */
export function reasonOf(hearing: KeyVerdict, root: string): keyof typeof WORDS {
	if (hearing === 'unknown') return 'unknown-key'
	if (hearing === 'known') return root.startsWith('https:') ? 'behind-proxy' : 'wrong-secret'
	return isQueryRoot(root) ? 'plain-permalinks' : 'keys-ignored'
}

/** The error for keys that do not open a site. */
export function keysRefused(reason: keyof typeof WORDS): AppError {
	return new AppError('store_reconnect', WORDS[reason], { details: { reason } })
}

const WORDS = {
	'unknown-key': msg('woocommerce.key_unknown'),
	'wrong-secret': msg('woocommerce.secret_wrong'),
	'behind-proxy': msg('woocommerce.https_not_seen'),
	'plain-permalinks': msg('woocommerce.plain_permalinks'),
	'keys-ignored': msg('woocommerce.keys_not_seen'),
} as const
