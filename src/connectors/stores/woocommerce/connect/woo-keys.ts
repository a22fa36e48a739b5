import { z } from 'zod'
import { AppError } from '../../../../core/errors'
import { msg } from '../../../../core/messages/message'
import type { StoreCredentials } from '../../store'

/**
 * How a shop takes its keys: in the Authorization header, in the query where its host drops that header, or as an OAuth
 * 1.0a signature where the call is not, or does not seem to be, over https.
 */
export const MANNERS = ['basic', 'query', 'oauth'] as const
export type Manner = (typeof MANNERS)[number]

/** All that opens a WooCommerce shop; what a connection keeps, sealed. */
export type WooKeys = {
	/** Of the API, see `apiAddress`. */
	root: string
	home: string
	admin: string
	manner: Manner
	/** OAuth: the origin WordPress thinks it is called by. */
	signedOrigin: string
	key: string
	secret: string
}

const keysSchema = z.object({
	root: z.url(),
	home: z.url(),
	admin: z.url(),
	manner: z.enum(MANNERS),
	signedOrigin: z.string(),
	key: z.string().min(1),
	secret: z.string().min(1),
})

/** Reads kept credentials; throws `store_reconnect` when they are not ours, without repeating them. */
export function readKeys(credentials: StoreCredentials): WooKeys {
	const read = keysSchema.safeParse(credentials)
	if (read.success) return read.data
	throw new AppError('store_reconnect', msg('woocommerce.keys_unreadable'))
}

/**
 * The typed keys, trimmed; throws `invalid_request` when they cannot be WooCommerce's, above all when the two were
 * swapped.
 */
export function readTypedKeys(typedKey: string, typedSecret: string): { key: string; secret: string } {
	const key = typedKey.trim()
	const secret = typedSecret.trim()
	if (key.startsWith('cs_') && secret.startsWith('ck_')) {
		throw new AppError('invalid_request', msg('woocommerce.keys_swapped'))
	}
	if (/^ck_\w{4,200}$/.test(key) && /^cs_\w{4,200}$/.test(secret)) return { key, secret }
	throw new AppError('invalid_request', msg('woocommerce.no_keys'))
}
