import { createHmac, randomBytes } from 'node:crypto'
import OAuth from 'oauth-1.0a'
import type { WooKeys } from './connect/woo-keys'

const SECRET_PARAMS = /^(?:consumer_(?:key|secret)|oauth_.*)$/

/**
 * The address and the headers a call goes out with. In the manner `basic` and `query` the secret itself travels, which
 * `WooKeys` allow over https alone; a signature tells nothing of it. Each result is good for one call: a signature's
 * number counts once.
 */
export function authorizeCall(
	{ manner, signedOrigin, key, secret }: Pick<WooKeys, 'manner' | 'signedOrigin' | 'key' | 'secret'>,
	method: string,
	address: string,
): { url: string; headers: Record<string, string> } {
	const bare = withoutKeys(address)
	if (manner === 'oauth') return { url: withParams(bare, signature(method, bare, signedOrigin, key, secret)), headers: {} }
	if (new URL(bare).protocol !== 'https:') throw new Error('keys in plain text are for https alone')
	if (manner === 'query') return { url: withParams(bare, { consumer_key: key, consumer_secret: secret }), headers: {} }
	return { url: bare, headers: { authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}` } }
}

/** A redirect's target repeats what it was asked with. */
function withoutKeys(address: string): string {
	const [path = '', query] = address.split(/\?(.*)/s)
	if (query === undefined) return path
	const kept = query.split('&').filter((pair) => !SECRET_PARAMS.test(pair.split('=', 1)[0] ?? ''))
	return kept.length === 0 ? path : `${path}?${kept.join('&')}`
}

function withParams(address: string, params: Record<string, string>): string {
	const pairs = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
	return `${address}${address.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

/**
 * WooCommerce signs method, its own idea of the address, and the query; never the body. HMAC-SHA256 (RFC 5849 with a
 * longer hash).
 */
function signature(method: string, address: string, signedOrigin: string, key: string, secret: string): Record<string, string> {
	const oauth = new OAuth({
		consumer: { key, secret },
		signature_method: 'HMAC-SHA256',
		hash_function: (base, signingKey) => createHmac('sha256', signingKey).update(base).digest('base64'),
	})
	oauth.getNonce = () => randomBytes(16).toString('hex')
	const url = `${signedOrigin}${address.slice(new URL(address).origin.length)}`
	// The library adds the address's own parameters to what it answers.
	const params = Object.entries(oauth.authorize({ url, method })).filter(([name]) => name.startsWith('oauth_'))
	return Object.fromEntries(params.map(([name, value]) => [name, String(value)]))
}
