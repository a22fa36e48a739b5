import type { Me } from '../../core/contracts/account'
import type { PushOutcome } from '../../core/contracts/stores'
import { type AppError, isAppError } from '../../core/errors'
import { sayMessage, toldMessage } from '../i18n/say-message'
import { forgetWoo, rememberWoo } from '../storage'
import { storesApi } from '../stores/stores-api'
import { translate } from './words'

/**
 * What came of a push: the product, or what the seller is told; in English word for word as the specification has it
 * (§8). `reason` = the server's own words, beside the specification's; `needsKeys`: other keys of the store would help.
 */
export type PushEnd = { outcome: PushOutcome } | { failure: string; reason?: string; needsKeys?: true }

/** Pushes to Shopify with what was kept while one was there. Throws what is not expected. */
export async function pushToShopify(fields: Readonly<Record<string, string>>): Promise<PushEnd> {
	try {
		return { outcome: (await storesApi.push('/shopify/push', fields)).outcome }
	} catch (error) {
		if (!isAppError(error)) throw error
		return { failure: translate(brokeOff(error) ? 'push.shopify_network' : 'push.shopify_failed'), reason: sayMessage(error.said) }
	}
}

/**
 * Pushes to WooCommerce: signed in, a store there, its keys good, then the push; each failure in the specification's
 * words (§8).
 */
export async function pushToWoocommerce(me: Me | null, fields: Readonly<Record<string, string>>): Promise<PushEnd> {
	if (!me) return { failure: translate('push.woo_sign_in') }
	try {
		const stored = await storesApi.wooCredentials(me.user.id)
		if (!stored.store_url) {
			forgetWoo(localStorage)
			return { failure: translate('push.woo_none'), needsKeys: true }
		}
		rememberWoo(localStorage, stored)
		const { valid, error, said } = await storesApi.validateWoo(me.user.id, fields.connection)
		if (!valid) {
			const why = error ? sayMessage(toldMessage(said, error)).replace(/\.$/, '') : translate('push.woo_refused')
			return { failure: translate('push.woo_invalid', { why }), needsKeys: true }
		}
		return { outcome: (await storesApi.push('/push_to_woocommerce', { ...fields, clerk_user_id: me.user.id })).outcome }
	} catch (error) {
		if (!isAppError(error)) throw error
		if (error.code === 'unauthenticated') return { failure: translate('push.woo_sign_in') }
		if (brokeOff(error)) return { failure: translate('push.woo_network'), reason: sayMessage(error.said) }
		const failure = translate('push.woo_failed', { why: sayMessage(error.said) })
		return error.code === 'store_reconnect' ? { failure, needsKeys: true } : { failure }
	}
}

/** True when no answer of ours came: no connection, a time-out, an answer that is none. */
function brokeOff(error: AppError): boolean {
	return error.cause !== undefined || error.code === 'internal'
}
