import { AppError, isAppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { PushedProduct, StoreProduct, StoreRef } from '../../../core/stores/store-product'
import { withOwnAddresses } from '../own-addresses'
import type { StoreAccess, StoreConnector } from '../store'
import { type Ask, askBy } from './ask'
import { connect } from './connect'
import { changedDraft, newDraft } from './draft'
import { readEvent, unsubscribe } from './hooks'
import { ownAddresses } from './own-copies'
import { readEntry } from './read-entry'
import { fieldsOfSnapshot, restoreSnapshot, takeSnapshot } from './snapshot'
import { checkStore } from './store-info'
import { toOutcome } from './to-outcome'
import { writeProduct } from './write-product'
import { SCOPES, type YoucanConfig } from './youcan-config'
import { findByKey, getProduct } from './youcan-product'

/**
 * YouCan's stores. What its documents leave open is taken as it comes: a product's address may be missing, pictures may
 * arrive later, words for search engines may be ignored; the outcome says what could not be seen to have arrived. A
 * picture's alternative text and the slug have no place in its API.
 */
export function createYoucan(config: YoucanConfig): StoreConnector {
	const ask = (access: StoreAccess) => askBy(config, access)
	return {
		id: 'youcan',
		entry: 'oauth',
		authorizeUrl: ({ state, returnUrl }) => authorizeUrl(config, state, returnUrl),
		readEntry: (query) => readEntry(query, config.clientSecret),
		async connect(input) {
			if ('url' in input) throw new AppError('invalid_request', msg('youcan.by_own_page'))
			return connect(config, input)
		},
		async check(access) {
			const { name, url, currency } = await checkStore(ask(access))
			return { name, url, currency }
		},
		async find(access, key) {
			const found = await findByKey(ask(access), key)
			return found && { id: found.id, imageIds: {}, inTrash: false }
		},
		push: (access, product) => push(config, ask(access), product),
		update: (access, ref, product) => update(config, ask(access), ref, product),
		snapshot: (access, ref) => takeSnapshot(ask(access), ref),
		fieldsOf: fieldsOfSnapshot,
		restore: (access, ref, snapshot) => restoreSnapshot(ask(access), ref, snapshot),
		disconnect: (access) => disconnect(ask(access), access),
		readEvent: (message) => readEvent(message, config.clientSecret),
	}
}

function authorizeUrl({ authorizeUrl, clientId }: YoucanConfig, state: string, returnUrl: string): string {
	const url = new URL(authorizeUrl)
	for (const [name, value] of Object.entries({ client_id: clientId, redirect_uri: returnUrl, response_type: 'code', state })) {
		url.searchParams.set(name, value)
	}
	for (const scope of SCOPES) url.searchParams.append('scope[]', scope)
	return url.href
}

/** YouCan does not promise that a key is there once, so it is looked for before anything is made. */
async function push(config: YoucanConfig, ask: Ask, product: StoreProduct): Promise<PushedProduct> {
	const look = async () => (await findByKey(ask, product.key))?.id
	const id = await look()
	if (id !== undefined) return update(config, ask, { id, imageIds: {} }, product)
	const written = await writeProduct(ask, { id: undefined, look }, newDraft(product))
	return toOutcome(config, ask, written, product)
}

async function update(config: YoucanConfig, ask: Ask, ref: StoreRef, product: StoreProduct): Promise<PushedProduct> {
	const current = await getProduct(ask, ref.id)
	// Pictures YouCan has already are shown by its own addresses from the first.
	const own = { ...product, html: withOwnAddresses(product, ownAddresses(ref.imageIds, current)) }
	const written = await writeProduct(ask, { id: ref.id, look: async () => ref.id }, changedDraft(own, ref, current))
	const pushed = await toOutcome(config, ask, written, own)
	const keptVariants = current.has_variants === true
	return { ...pushed, keptVariants, ...(product.sendsPictures ? {} : { imageIds: { ...ref.imageIds } }) }
}

/** YouCan has no way to give tokens back; what is left to do is to stop its messages. */
async function disconnect(ask: Ask, access: StoreAccess): Promise<void> {
	try {
		const { hookId } = await access.read()
		if (hookId) await unsubscribe(ask, hookId)
	} catch (error) {
		// A store that is gone or does not know us any more sends no messages either.
		if (!isAppError(error)) throw error
	}
}
