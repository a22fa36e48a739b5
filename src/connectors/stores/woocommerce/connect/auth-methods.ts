import type { Outbound } from '../../../fetch'
import type { WooAnswer } from '../ask-shop'
import { askEmptyBatch, askStatus } from './check-shop'
import { classifyKeyError, type KeyVerdict, keysRefused, reasonOf } from './classify-key-error'
import { tooSlowToConnect } from './explain-page'
import { noPermission, type Refusal, refusalError, refusalOf, restShut } from './shop-refusal'
import type { Site } from './site'
import type { WooKeys } from './woo-keys'

/** For all manners together; one call may take longer. */
const PATIENCE_MS = 60_000
const KEY_KNOWN = 'woocommerce_rest_authentication_error'

/**
 * Finds the manner in which a site takes its keys: the header, then the query, then a signature, for each origin
 * WordPress may think it is called by. A key that is unknown and a key that is not looked at are answered alike, so all
 * are tried before one is called wrong. Throws what `askShop` throws, `store_reconnect` with the reason,
 * `store_permission`, `timeout` when a shop lets us wait at each.
 */
export async function findAuthMethod(
	outbound: Outbound,
	site: Site,
	typed: { key: string; secret: string },
	patienceMs = PATIENCE_MS,
): Promise<{ keys: WooKeys; status: WooAnswer }> {
	let hearing: KeyVerdict | undefined
	let last: Refusal | undefined
	const deadline = performance.now() + patienceMs
	for (const keys of mannersFor(site, typed)) {
		if (performance.now() > deadline) throw tooSlowToConnect(new URL(site.root).hostname)
		const status = await askStatus(outbound, keys)
		const refusal = refusalOf(status)
		if (!refusal) return { keys, status }
		last = refusal
		if (!isAboutKeys(refusal)) throw refusalError(refusal, keys)
		if (refusal.code === KEY_KNOWN && keys.manner !== 'oauth') throw await whyKnownKeyIsRefused(outbound, keys)
		if (keys.manner === 'oauth') {
			hearing ??= await classifyKeyError(outbound, keys, refusal)
			if (hearing !== 'known') break
			if (!refusalOf(await askEmptyBatch(outbound, keys))) throw noPermission('read')
		}
	}
	const shut = hearing !== 'known' && hearing !== 'unknown' && last ? restShut(last, typed) : undefined
	throw shut ?? keysRefused(reasonOf(hearing ?? 'unheard', site.root))
}

/**
 * Other plugins answer a header they do not know with 403; WooCommerce's own 403 means that the keys opened and their
 * owner may nothing.
 */
function isAboutKeys({ status, code }: Refusal): boolean {
	return status === 401 || (status === 403 && !code.startsWith('woocommerce_'))
}

/**
 * The key is known: either the secret is wrong, or the key writes and does not read. The two differ in translated words
 * alone.
 */
async function whyKnownKeyIsRefused(outbound: Outbound, keys: WooKeys): Promise<Error> {
	const write = await askEmptyBatch(outbound, keys)
	return refusalOf(write) ? keysRefused('wrong-secret') : noPermission('read')
}

function mannersFor({ root, home, admin, claims }: Site, { key, secret }: { key: string; secret: string }): WooKeys[] {
	const { origin, protocol, host } = new URL(root)
	const opens = { root, home, admin, key, secret }
	const hosts = [...new Set([claims === undefined ? host : new URL(claims).host, host])]
	const isSecure = protocol === 'https:'
	const signed = hosts.flatMap((one) => (isSecure ? [`http://${one}`, `https://${one}`] : [`http://${one}`]))
	return [
		...(isSecure ? (['basic', 'query'] as const) : []).map((manner) => ({ ...opens, manner, signedOrigin: origin })),
		...signed.map((signedOrigin) => ({ ...opens, manner: 'oauth' as const, signedOrigin })),
	]
}
