import type { Me } from '../../core/contracts/account'
import type { PushOutcome } from '../../core/contracts/stores'
import { type AppError, isAppError } from '../../core/errors'
import { NO_WOOCOMMERCE } from '../../core/stores/store-names'
import { forgetWoo, rememberWoo } from '../storage'
import { storesApi } from '../stores/stores-api'

/** What the overlay says of a push to Shopify, word for word as the specification has it (§8). */
export const SHOPIFY_WORDS = {
	pushing: "Pushing product to Shopify. Please don't navigate away...",
	done: '✅ Product pushed to Shopify!',
	failed: '❌ Failed to push product to Shopify.',
	network: '❌ Network error while pushing product to Shopify.',
} as const

export const YOUCAN_PUSHING = "Pushing product to YouCan. Please don't navigate away..."
export const WOO_PUSHING = "Pushing product to WooCommerce. Please don't navigate away..."

/** What came of a push: the product, or what the seller is told. `reason` = the server's own words, beside the specification's. */
export type PushEnd = { outcome: PushOutcome } | { failure: string; reason?: string }

/** Pushes to Shopify with what was kept while one was there. Throws what is not expected. */
export async function pushToShopify(fields: Readonly<Record<string, string>>): Promise<PushEnd> {
	try {
		return { outcome: (await storesApi.push('/shopify/push', fields)).outcome }
	} catch (error) {
		if (!isAppError(error)) throw error
		return { failure: brokeOff(error) ? SHOPIFY_WORDS.network : SHOPIFY_WORDS.failed, reason: error.message }
	}
}

/** Pushes to WooCommerce: signed in, a store there, its keys good, then the push; each failure in the specification's words (§8). */
export async function pushToWoocommerce(me: Me | null, fields: Readonly<Record<string, string>>): Promise<PushEnd> {
	if (!me) return { failure: 'You must be signed in to push products to WooCommerce...' }
	try {
		const stored = await storesApi.wooCredentials(me.user.id)
		if (!stored.store_url) {
			forgetWoo(localStorage)
			return { failure: NO_WOOCOMMERCE }
		}
		rememberWoo(localStorage, stored)
		const { valid, error } = await storesApi.validateWoo(me.user.id, fields.connection)
		if (!valid)
			return { failure: `Saved WooCommerce credentials are invalid: ${(error ?? 'the store refuses them').replace(/\.$/, '')}...` }
		return { outcome: (await storesApi.push('/push_to_woocommerce', { ...fields, clerk_user_id: me.user.id })).outcome }
	} catch (error) {
		if (!isAppError(error)) throw error
		if (error.code === 'unauthenticated') return { failure: 'You must be signed in to push products to WooCommerce...' }
		if (brokeOff(error))
			return { failure: 'Network or server error while pushing to WooCommerce. Please try again.', reason: error.message }
		return { failure: `❌ Failed to push product to WooCommerce: ${error.message}` }
	}
}

/** True when no answer of ours came: no connection, a time-out, an answer that is none. */
function brokeOff(error: AppError): boolean {
	return error.cause !== undefined || error.code === 'internal'
}
