import { createHash } from 'node:crypto'
import type { StoreConnector } from '../../connectors/stores/store'
import type { PushChoices, PushOutcome } from '../../core/contracts/stores'
import { AppError, isAppError } from '../../core/errors'
import { inEnglish } from '../../core/messages/in-english'
import { type Message, msg } from '../../core/messages/message'
import { told } from '../../core/messages/told'
import { type MadeSoFar, madeBefore } from '../../core/stores/made-so-far'
import type { MerchantEdit } from '../../core/stores/store-fields'
import { storeName } from '../../core/stores/store-ids'
import type { StoreRef } from '../../core/stores/store-product'
import { isDecided, type PushJournal, type Sent, sendProduct } from '../../pipeline/send/send-product'
import { type AskedPush, type SentLine, storeProducts } from '../db/schema/schema'
import { type ConnectionRow, updateUsed } from './connect/connection-repository'
import { askStore } from './connect/open-access'
import { type Lease, withLease } from './lease'
import { linkedFilesIn } from './linked-files'
import type { Prepared } from './product-of-page'
import {
	addSku,
	findDuplicatePush,
	forgetRef,
	getProductById,
	getProductLine,
	insertPush,
	mayStillAppear,
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

export type Delivery = Prepared & {
	connector: StoreConnector
	connection: ConnectionRow
	userId: string
	/** The page it is, when it is one, with its `offerPrint`. */
	page: { id: string; version: number; offer: string } | undefined
	notes: Message[]
	/** As the seller chose; undefined where they were not asked. */
	choices?: PushChoices | undefined
	/** What was asked for, of a page. */
	asked?: AskedPush | undefined
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
	return withLease(db, storeProducts, line.id, { waitMs: WAIT_MS, meanwhile: duplicate }, async (lease) => {
		return (await duplicate()) ?? (await deliver(deps, delivery, { productId: line.id, fingerprint, lease }))
	})
}

function fingerprintOf({ product, page, leftOut, choices }: Delivery): string {
	return createHash('sha256')
		.update(JSON.stringify([product, page, leftOut, choices?.edits]))
		.digest('hex')
}

type Turn = { productId: string; fingerprint: string; lease: Lease }

async function deliver(deps: StoresDeps, delivery: Delivery, { productId, fingerprint, lease }: Turn): Promise<PushOutcome> {
	const { db } = deps
	const { product, page, userId, connection } = delivery
	await settleOrphans(db, productId)
	const line = await getProductById(db, productId)
	const id = deps.newId()
	const { status: wantedStatus, price, compareAtPrice } = product
	const { id: pageId = null, version: pageVersion = null } = page ?? {}
	await insertPush(db, { id, productId, userId, pageId, pageVersion, fingerprint, wantedStatus, price, compareAtPrice })
	try {
		const { connector, choices } = delivery
		const journal = journalOf(deps, line, { id, sku: product.sku }, lease)
		const edits = choices?.edits ?? {}
		const done = await askStore(deps, connection, (access) => sendProduct({ connector, access, product, journal, edits }), lease.lost)
		const linkedFiles = linkedFilesIn(done.description, deps.config.publicUrl)
		const outcome = outcomeOf(id, delivery, done, linkedFiles.length)
		const { previous: _, ...previous } = line.sent ?? {}
		const sent: SentLine = {
			...done.sent,
			previous: line.sent ? (previous as Omit<SentLine, 'previous'>) : null,
			...(choices ? { choices: { ...choices, edits: undefined } } : {}),
			...(page ? { offer: page.offer } : {}),
		}
		await updateDone(db, id, outcome, { id: line.id, ref: done.pushed.id, imageIds: done.pushed.imageIds, sent, linkedFiles })
		await updateUsed(db, connection.id)
		return outcome
	} catch (error) {
		throw await noteError(deps, { id, productId: line.id }, error, delivery.asked)
	}
}

/** What is known of the product, and every step of the push written down before it is made. */
function journalOf(
	{ db }: StoresDeps,
	{ id, ref, imageIds, skus, sent }: ProductRow,
	push: { id: string; sku: string },
	lease: Lease,
): PushJournal {
	return {
		ref,
		imageIds,
		skus,
		sent,
		async sending(snapshot) {
			if (snapshot === null && (await mayStillAppear(db, id)))
				throw new AppError('conflict', msg('stores.busy'), { details: { retryAfterSeconds: 60 } })
			if (snapshot === null) await addSku(db, id, push.sku)
			await updateSent(db, push.id, snapshot)
			await lease.check()
		},
		found: (found) => updateRef(db, id, found),
		gone: () => forgetRef(db, id),
	}
}

/** Writes down how a push failed; answers the error with the push's id in it. A bug flies as it is. */
async function noteError(
	{ db }: StoresDeps,
	push: { id: string; productId: string },
	error: unknown,
	asked: AskedPush | undefined,
): Promise<unknown> {
	const made = madeBefore(error)
	// A product that was made without its id being told is for the next push to look for.
	const state = isDecided(error) && !(made && made.id === undefined) ? 'failed' : 'unknown'
	if (!isAppError(error)) {
		await updateFailed(db, push, state, { code: 'internal', said: msg('request.our_side') }, undefined)
		return error
	}
	const uncertain = msg('stores.not_certain', { message: error.said })
	const message = state === 'failed' || made ? error.said : uncertain
	await updateFailed(db, push, state, { code: error.code, said: message, ...editsOf(error, asked) }, refOf(made))
	return new AppError(error.code, message, { cause: error, details: { ...error.details, pushId: push.id } })
}

/** What the merchant had changed, where that is why, with what was asked for. */
function editsOf({ details }: AppError, asked: AskedPush | undefined): { edits?: MerchantEdit[]; asked?: AskedPush | undefined } {
	return Array.isArray(details.edits) ? { edits: details.edits, asked } : {}
}

function refOf(made: MadeSoFar | undefined): StoreRef | undefined {
	return made?.id === undefined ? undefined : { id: made.id, imageIds: made.imageIds ?? {} }
}

function outcomeOf(
	pushId: string,
	{ product, connection, leftOut, notes }: Delivery,
	{ pushed, made, kept }: Sent,
	linked: number,
): PushOutcome {
	const missed = [...leftOut, ...pushed.leftOut]
	const again = made === 'created_again' ? [msg('stores.made_again')] : []
	const fromHere = linked > 0 ? [msg('stores.shown_from_here', { store: storeName(connection.store), count: linked })] : []
	const all = [...again, ...(pushed.notes ?? []), ...fromHere, ...notes]
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
		kept,
	}
}
