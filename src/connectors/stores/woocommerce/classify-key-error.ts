import { randomBytes } from 'node:crypto'
import { AppError } from '../../../core/errors'
import type { Outbound } from '../../fetch'
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
	'unknown-key':
		'The shop does not know this consumer key. Copy it again, or make a new one under WooCommerce → Settings → Advanced → REST API; it is shown only once.',
	'wrong-secret':
		'The shop knows this consumer key, but the secret does not fit it. Copy the consumer secret again, or make a new pair of keys.',
	'behind-proxy':
		"The shop knows this key but does not see that the call comes over https, as happens behind a proxy; or the secret is wrong. Copy the secret again. If that does not help, ask the host to set $_SERVER['HTTPS'] = 'on' in wp-config.php wherever X-Forwarded-Proto is https.",
	'plain-permalinks':
		'The shop does not look at keys while its permalinks are plain. Choose “Post name” under Settings → Permalinks in WordPress, save, and try again.',
	'keys-ignored':
		"The shop does not look at the keys: its host or a security plugin takes them out. Ask the host to pass the Authorization header on, and to set $_SERVER['HTTPS'] = 'on' in wp-config.php wherever X-Forwarded-Proto is https.",
} as const
