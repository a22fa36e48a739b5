import { createHash } from 'node:crypto'
import type { StoreAccess, StoreConnector } from '../../connectors/stores/store'
import type { PushOutcome } from '../../core/contracts/stores'
import { AppError, type ErrorCode, isAppError } from '../../core/errors'
import { inEnglish } from '../../core/messages/in-english'
import { type Message, msg } from '../../core/messages/message'
import { told } from '../../core/messages/told'
import { type MadeSoFar, madeBefore, withMade } from '../../core/stores/made-so-far'
import type { PushedProduct, StoreProduct, StoreRef } from '../../core/stores/store-product'
import { storeProducts } from '../db/schema/schema'
import { type ConnectionRow, updateUsed } from './connection-repository'
import { withLease } from './lease'
import { askStore } from './open-access'
import type { Prepared } from './product-of-page'
import {
	findDuplicatePush,
	forgetRef,
	getProductById,
	getProductLine,
	insertPush,
	type ProductRow,
	readClock,
	settleOrphans,
	updateDone,
	updateFailed,
	updateRef,
	updateSent,
} from './push-ledger'
import type { StoresDeps } from './stores-deps'

/** A store fetches pictures while one waits: the push before this one may take that long. */
const WAIT_MS = 240_000

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

export type Delivery = Prepared & {
	connector: StoreConnector
	connection: ConnectionRow
	userId: string
	/** The page it is, when it is one. */
	page: { id: string; version: number } | undefined
	notes: Message[]
}

/**
 * Brings a product into a store: made once, changed ever after, one at a time. The same delivery asked for several
 * times at once is one. Throws the store's AppErrors with `details.pushId`; after one that leaves open what the store
 * did, the next delivery looks there first.
 */
export async function deliverProduct(deps: StoresDeps, delivery: Delivery): Promise<PushOutcome> {
	const { db } = deps
	const asked = await readClock(db)
	const line = await getProductLine(db, { id: deps.newId(), connectionId: delivery.connection.id, key: delivery.product.key })
	const fingerprint = fingerprintOf(delivery)
	const duplicate = () => findDuplicatePush(db, line.id, fingerprint, asked)
	return withLease(db, storeProducts, line.id, { waitMs: WAIT_MS, meanwhile: duplicate }, async () => {
		return (await duplicate()) ?? (await deliver(deps, delivery, line.id, fingerprint))
	})
}

function fingerprintOf({ product, page, leftOut }: Delivery): string {
	return createHash('sha256')
		.update(JSON.stringify([product, page, leftOut]))
		.digest('hex')
}

async function deliver(deps: StoresDeps, delivery: Delivery, productId: string, fingerprint: string): Promise<PushOutcome> {
	const { db } = deps
	const { product, page, userId, connection } = delivery
	await settleOrphans(db, productId)
	const line = await getProductById(db, productId)
	const id = deps.newId()
	const { status: wantedStatus, price, compareAtPrice } = product
	const { id: pageId = null, version: pageVersion = null } = page ?? {}
	await insertPush(db, { id, productId, userId, pageId, pageVersion, fingerprint, wantedStatus, price, compareAtPrice })
	try {
		const sent = await askStore(deps, connection, (access) => send({ deps, delivery, line, pushId: id, access }))
		const outcome = outcomeOf(id, delivery, sent)
		await updateDone(db, id, outcome, { id: line.id, ref: sent.pushed.id, imageIds: sent.pushed.imageIds })
		await updateUsed(db, connection.id)
		return outcome
	} catch (error) {
		throw await noteFailure(deps, { id, productId: line.id }, error)
	}
}

type Sending = { deps: StoresDeps; delivery: Delivery; line: ProductRow; pushId: string; access: StoreAccess }
type Sent = { pushed: PushedProduct; made: PushOutcome['made'] }

/** Changes what is there under the product's key; makes it when nothing is, or when the merchant deleted it. */
async function send(sending: Sending): Promise<Sent> {
	const { deps, delivery, line, access } = sending
	const { connector, product } = delivery
	if (line.ref !== null) {
		const pushed = await change(sending, { id: line.ref, imageIds: line.imageIds })
		if (pushed) return { pushed, made: 'updated' }
		await forgetRef(deps.db, line.id)
	}
	const found = await connector.find(access, product.key, [product.sku])
	if (found) {
		await updateRef(deps.db, line.id, found)
		const pushed = await change(sending, { id: found.id, imageIds: found.imageIds })
		if (pushed) return { pushed, made: 'updated' }
	}
	return { pushed: await make(sending), made: line.ref === null ? 'created' : 'created_again' }
}

/** The product changed, with what it was kept; undefined when it is not there any more. */
async function change({ deps, delivery, pushId, access }: Sending, ref: StoreRef): Promise<PushedProduct | undefined> {
	const { connector, product } = delivery
	try {
		await updateSent(deps.db, pushId, await connector.snapshot(access, ref))
		return await connector.update(access, ref, product)
	} catch (error) {
		if (isAppError(error, 'not_found')) return undefined
		throw error
	}
}

/** The product made. When the store did not say whether it did, it is asked before anything else is sent. */
async function make({ deps, delivery, line, pushId, access }: Sending): Promise<PushedProduct> {
	const { connector, product } = delivery
	await updateSent(deps.db, pushId, null)
	try {
		return await connector.push(access, product, line.imageIds)
	} catch (error) {
		if (isDecided(error)) throw error
		const found = await findAfter(connector, access, product, error)
		if (!found) throw error
		// What was just tried to be made is to stand as it was asked for.
		return connector.update(access, found, { ...product, isStatusChosen: true }).catch((failed: unknown) => {
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
		// Of a product that is known to be there the first fault says more.
		if (!isAppError(error) || madeBefore(error)) throw error
		const message = msg('stores.no_usable_answer', { reason: lookError.said })
		throw new AppError('upstream', message, { cause: lookError, details: { ...lookError.details, pushEndedWith: error.code } })
	}
}

const isDecided = (error: unknown) => isAppError(error) && NOTHING_DONE.has(error.code)

/** Writes down how a push failed; answers the error with the push's id in it. A bug flies as it is. */
async function noteFailure({ db }: StoresDeps, push: { id: string; productId: string }, error: unknown): Promise<unknown> {
	const made = madeBefore(error)
	// A product that was made without its id being told is for the next push to look for.
	const state = isDecided(error) && !(made && made.id === undefined) ? 'failed' : 'unknown'
	if (!isAppError(error)) {
		await updateFailed(db, push, state, { code: 'internal', said: msg('request.our_side') }, undefined)
		return error
	}
	const uncertain = msg('stores.not_certain', { message: error.said })
	const message = state === 'failed' || made ? error.said : uncertain
	await updateFailed(db, push, state, { code: error.code, said: message }, refOf(made))
	return new AppError(error.code, message, { cause: error, details: { ...error.details, pushId: push.id } })
}

function refOf(made: MadeSoFar | undefined): StoreRef | undefined {
	return made?.id === undefined ? undefined : { id: made.id, imageIds: made.imageIds ?? {} }
}

function outcomeOf(pushId: string, { product, connection, leftOut, notes }: Delivery, { pushed, made }: Sent): PushOutcome {
	const missed = [...leftOut, ...pushed.leftOut]
	const again = made === 'created_again' ? [msg('stores.made_again')] : []
	const all = [...again, ...(pushed.notes ?? []), ...notes]
	return {
		push_id: pushId,
		store: connection.store,
		connection: { id: connection.id, name: connection.name },
		made,
		url: pushed.url,
		admin_url: pushed.adminUrl,
		status: pushed.status,
		sent: {
			title: product.title,
			price: product.price,
			compare_at_price: product.compareAtPrice,
			currency: connection.currency,
			pictures: product.images.filter(({ id }) => !missed.some((left) => left.imageId === id)).length,
		},
		left_out: missed.map(({ what, why, imageId }) => ({ ...told({ what, why }), ...(imageId === undefined ? {} : { image_id: imageId }) })),
		notes: all.map(inEnglish),
		said: { notes: all },
	}
}
