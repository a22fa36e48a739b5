import type { StoreAccess, StoreConnector } from '../../connectors/stores/store'
import { AppError, type ErrorCode, isAppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { lackingParts } from '../../core/stores/lacking-parts'
import { madeBefore, withMade } from '../../core/stores/made-so-far'
import { type EditChoices, type MerchantEdit, type StoreField, withMerchantField } from '../../core/stores/store-fields'
import { descriptorOf } from '../../core/stores/store-ids'
import type { PushedProduct, StoreProduct, StoreRef } from '../../core/stores/store-product'
import { editExcerpt } from './edit-excerpt'
import { type LastSent, merchantEdits, NOTHING_SENT, sentNow, sinceLast } from './sent-prints'

/** What is known of a product from before, and what is written down while it is sent. */
export type PushJournal = {
	/** The store's own id; null until a push has come to its end. */
	ref: string | null
	imageIds: Record<string, string>
	/** Those a store was ever asked to make it under; it may have made it without our hearing of it. */
	skus: readonly string[]
	sent: LastSent | null
	/** The store is about to be asked to change what the snapshot shows; null when it is to make the product. */
	sending(snapshot: unknown): Promise<void>
	/** The product was found in the store. */
	found(ref: StoreRef): Promise<void>
	/** It is not there any more. */
	gone(): Promise<void>
}

export type Sending = {
	connector: StoreConnector
	access: StoreAccess
	product: StoreProduct
	journal: PushJournal
	/** What becomes of the merchant's own edits; a push that would overwrite one that is not chosen for is refused. */
	edits: EditChoices
}
export type Sent = {
	pushed: PushedProduct
	made: 'created' | 'updated' | 'created_again'
	sent: LastSent
	kept: StoreField[]
	/** The description as the store holds it now; as it was sent where the store did not tell. */
	description: string
}

/** Errors after which it is certain that the store did nothing. */
const NOTHING_DONE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
	'store_refused',
	'store_permission',
	'store_reconnect',
	'store_suspended',
	'rate_limited',
	'address_refused',
	'invalid_request',
	'forbidden',
	'not_found',
	'conflict',
])

/** True for a failure after which the store is certainly as it was. */
export const isDecided = (error: unknown) => isAppError(error) && NOTHING_DONE.has(error.code)

/**
 * Brings a product into a store: changes what is there under its key; makes it when nothing is, or when the merchant
 * deleted it. Throws the store's AppErrors, and `conflict` with `details.edits` (MerchantEdit[]) where the merchant
 * changed fields since the last push and nobody said what becomes of them.
 */
export async function sendProduct(sending: Sending): Promise<Sent> {
	const { connector, access, product, journal } = sending
	if (journal.ref !== null) {
		const sent = await change(sending, { id: journal.ref, imageIds: journal.imageIds }, journal.sent)
		if (sent) return sent
		await journal.gone()
	}
	const found = await connector.find(access, product.key, [product.sku, ...journal.skus])
	if (found) {
		await journal.found(found)
		const sent = await change(sending, { id: found.id, imageIds: found.imageIds }, journal.sent ?? NOTHING_SENT)
		if (sent) return sent
	}
	const answered = await make(sending)
	const pushed = { ...answered, leftOut: [...answered.leftOut, ...lackingParts(product, descriptorOf(connector.id))] }
	const made = journal.ref === null ? 'created' : 'created_again'
	return { pushed, made, kept: [], ...(await lookAfterwards(sending, pushed, [])) }
}

/** The product changed; undefined when it is not there any more. */
async function change(sending: Sending, ref: StoreRef, last: LastSent | null): Promise<Sent | undefined> {
	const { connector, access, product, journal, edits } = sending
	try {
		const before = await connector.snapshot(access, ref)
		const now = connector.fieldsOf(before)
		const found = merchantEdits(now, last, product)
		const open = found.filter(({ field }) => edits[field] === undefined && !journal.sent?.kept.includes(field))
		if (open.length > 0) throw new AppError('conflict', msg('stores.edited_there'), { details: { edits: open.map(editExcerpt) } })
		const kept = keptFields(found, journal.sent?.kept ?? [], edits)
		const written = kept.reduce((made, field) => withMerchantField(made, field, now[field] ?? ''), sinceLast(product, last))
		await journal.sending(before)
		const pushed = await connector.update(access, ref, written)
		return { pushed, made: 'updated', kept, ...(await lookAfterwards(sending, pushed, kept)) }
	} catch (error) {
		if (isAppError(error, 'not_found')) return undefined
		throw error
	}
}

/** A field once left to the merchant stays theirs until somebody says otherwise. */
function keptFields(found: readonly MerchantEdit[], before: readonly StoreField[], edits: EditChoices): StoreField[] {
	const chosen = found.filter(({ field }) => edits[field] === 'keep').map(({ field }) => field)
	return [...new Set([...before.filter((field) => edits[field] !== 'overwrite'), ...chosen])]
}

/**
 * How the store holds what was just pushed: it rewrites HTML in its own way. A look that fails knows nothing of
 * that.
 */
async function lookAfterwards(
	{ connector, access, product, journal }: Sending,
	pushed: PushedProduct,
	kept: StoreField[],
): Promise<Pick<Sent, 'sent' | 'description'>> {
	const left = { kept, before: journal.sent, pushed }
	try {
		const theirs = connector.fieldsOf(await connector.snapshot(access, pushed))
		return { sent: sentNow(product, theirs, left), description: theirs.description ?? product.html }
	} catch (error) {
		if (isAppError(error)) return { sent: sentNow(product, null, left), description: product.html }
		throw error
	}
}

/** The product made. When the store did not say whether it did, it is asked before anything else is sent. */
async function make({ connector, access, product, journal }: Sending): Promise<PushedProduct> {
	await journal.sending(null)
	try {
		return await connector.push(access, sinceLast(product, null), journal.imageIds)
	} catch (error) {
		if (isDecided(error)) throw error
		const found = await findAfter(connector, access, product, error)
		if (!found) throw error
		// What was just tried to be made is to stand as it was asked for.
		return connector.update(access, found, { ...sinceLast(product, null), isStatusChosen: true }).catch((failed: unknown) => {
			throw withMade(failed, found, product.status)
		})
	}
}

async function findAfter(
	connector: StoreConnector,
	access: StoreAccess,
	product: StoreProduct,
	error: unknown,
): Promise<StoreRef | undefined> {
	try {
		return await connector.find(access, product.key, [product.sku])
	} catch (lookError) {
		if (!isAppError(lookError)) throw lookError
		// Of a product that is known to be there the first error says more.
		if (!isAppError(error) || madeBefore(error)) throw error
		throw new AppError('upstream', msg('stores.no_usable_answer', { reason: lookError.said }), {
			cause: lookError,
			details: { ...lookError.details, pushEndedWith: error.code },
		})
	}
}
