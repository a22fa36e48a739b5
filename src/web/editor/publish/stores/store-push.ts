import type { Me } from '../../../../core/contracts/account'
import type { PushFields } from '../../../../core/contracts/push-form'
import type { PushOutcome } from '../../../../core/contracts/stores'
import { type AppError, type ErrorCode, isAppError } from '../../../../core/errors'
import { descriptorOf, type StoreId, storeName } from '../../../../core/stores/store-ids'
import { localKept } from '../../../browser/browser-storage'
import { forgetKeys, rememberKeys } from '../../../browser/storage'
import { sayMessage, toldMessage } from '../../../i18n/say-message'
import { storesApi } from '../../../stores/stores-api'
import { translate } from '../words'

/**
 * What came of a push: the product, or what the seller is told; in English word for word as the specification has it
 * (§8). `reason` = the server's own words, beside the specification's; `needsKeys`: other keys of the store would
 * help; `hasEdits`: the merchant changed the product, and the seller says what becomes of it.
 */
export type PushEnd = { outcome: PushOutcome } | { failure: string; reason?: string; needsKeys?: true; hasEdits?: true }

/** Pushes with the ticket one came back with from a store's consent. Throws what is not expected. */
export async function pushByTicket(id: StoreId, fields: PushFields): Promise<PushEnd> {
	try {
		return { outcome: (await storesApi.push(`/${id}/push`, fields)).outcome }
	} catch (error) {
		if (!isAppError(error)) throw error
		return {
			failure: translate(brokeOff(error) ? 'push.network' : 'push.failed', { store: storeName(id) }),
			reason: sayMessage(error.said),
			...ifEdits(error),
		}
	}
}

/**
 * Pushes to a store that is opened by keys: signed in, a store there, its keys good, then the push; each failure in the
 * specification's words (§8).
 */
export async function pushByKeys(id: StoreId, me: Me | null, fields: PushFields): Promise<PushEnd> {
	const { connect, name: store } = descriptorOf(id)
	if (connect.by !== 'keys') throw new Error(`${id} is not opened by keys`)
	const { calls } = connect
	if (!me) return { failure: translate('push.by_keys.sign_in', { store }) }
	try {
		const stored = await storesApi.keys.read(calls, me.user.id)
		if (!stored.store_url) {
			forgetKeys(localKept())
			return { failure: translate('push.by_keys.none', { store }), needsKeys: true }
		}
		rememberKeys(localKept(), stored)
		const { valid, error, said, code } = await storesApi.keys.validate(calls, me.user.id, fields.connection)
		if (!valid) {
			const why = error ? sayMessage(toldMessage(said, error)).replace(/\.$/, '') : translate('push.by_keys.refused')
			// A shop that is closed, too busy or out of reach says nothing of its keys.
			if (code && !ABOUT_KEYS.has(code)) return { failure: translate('push.by_keys.failed', { store, why: `${why}.` }) }
			return { failure: translate('push.by_keys.invalid', { store, why }), needsKeys: true }
		}
		return { outcome: (await storesApi.push(calls.push, { ...fields, clerk_user_id: me.user.id })).outcome }
	} catch (error) {
		if (!isAppError(error)) throw error
		if (error.code === 'unauthenticated') return { failure: translate('push.by_keys.sign_in', { store }) }
		if (brokeOff(error)) return { failure: translate('push.by_keys.network', { store }), reason: sayMessage(error.said) }
		const failure = translate('push.by_keys.failed', { store, why: sayMessage(error.said) })
		return error.code === 'store_reconnect' ? { failure, needsKeys: true } : { failure, ...ifEdits(error) }
	}
}

const ABOUT_KEYS: ReadonlySet<string> = new Set<ErrorCode>(['store_reconnect', 'store_permission', 'not_found'])

const ifEdits = ({ details }: AppError): { hasEdits?: true } => (Array.isArray(details.edits) ? { hasEdits: true } : {})

/** True when no answer of ours came: no connection, a time-out, an answer that is none. */
function brokeOff(error: AppError): boolean {
	return error.cause !== undefined || error.code === 'internal'
}
