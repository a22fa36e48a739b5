import { z } from 'zod'
import type { AppError } from '../../../../core/errors'
import type { Outbound } from '../../../fetch'
import { askShop, type WooAnswer } from '../ask-shop'
import { noPermission, type Refusal, refusalError, refusalOf } from './shop-refusal'
import type { WooKeys } from './woo-keys'

const STATUS_FIELDS = 'environment.home_url,environment.version,environment.wp_version,settings.currency'
const statusSchema = z.object({ settings: z.object({ currency: z.string().regex(/^[A-Z]{3}$/) }) })
const currencySchema = z.object({ code: z.string().regex(/^[A-Z]{3}$/) })

/** Asks what only keys that may read are told. */
export function askStatus(outbound: Outbound, keys: WooKeys): Promise<WooAnswer> {
	return askShop(outbound, keys, { route: 'wc/v3/system_status', params: { _fields: STATUS_FIELDS } })
}

/**
 * Asks for a change that changes nothing: a batch without entries is refused to keys that may not write, and leaves
 * nothing behind.
 */
export function askEmptyBatch(outbound: Outbound, keys: WooKeys): Promise<WooAnswer> {
	return askShop(outbound, keys, { method: 'POST', route: 'wc/v3/products/batch', body: { create: [] } })
}

/** The shop's currency (ISO 4217), or null when it does not say. */
export async function readCurrency(outbound: Outbound, keys: WooKeys, status: WooAnswer): Promise<string | null> {
	const told = statusSchema.safeParse(status.data)
	if (told.success) return told.data.settings.currency
	const current = await askShop(outbound, keys, { route: 'wc/v3/data/currencies/current', params: { _fields: 'code' } })
	return currencySchema.safeParse(current.data).data?.code ?? null
}

/** Throws unless the keys may write; they are known to read. */
export async function requireWriting(outbound: Outbound, keys: WooKeys): Promise<void> {
	const refusal = refusalOf(await askEmptyBatch(outbound, keys))
	if (refusal) throw writeRefused(refusal, keys)
}

/** What a refused change means for keys that may read. */
export function writeRefused(refusal: Refusal, keys: WooKeys): AppError {
	return refusal.status === 401 ? noPermission('write') : refusalError(refusal, keys)
}

/** Proves that the keys read and write. Returns the currency. */
export async function checkShop(outbound: Outbound, keys: WooKeys): Promise<string | null> {
	const status = await askStatus(outbound, keys)
	const refusal = refusalOf(status)
	if (refusal) throw refusalError(refusal, keys)
	await requireWriting(outbound, keys)
	return readCurrency(outbound, keys, status)
}
