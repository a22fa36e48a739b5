import type { SessionUser } from '../../connectors/identity/identity'
import type { StoreConnector } from '../../connectors/stores/store'
import { fileUrl } from '../../core/contracts/file-url'
import type { PushChoices, PushOutcome, StandingChoices } from '../../core/contracts/stores'
import { AppError, isAppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { majorAmount } from '../../core/money'
import type { Page } from '../../core/page/page'
import { categoryKey, categoryOf } from '../../core/stores/category-of'
import { countCombinations } from '../../core/stores/page-variants'
import { type Prices, priceDigits, priceErrorMessage, readPrices } from '../../core/stores/price-rules'
import { keyOfPage } from '../../core/stores/product-key'
import { descriptorOf, type StoreId, storeName } from '../../core/stores/store-ids'
import { MOST_STORE_VARIANTS } from '../../core/stores/store-product'
import { offerPrint } from '../../pipeline/send/sent-prints'
import type { AskedPush } from '../db/schema/schema'
import { getOwnPage } from '../pages/pages'
import { type ConnectionRow, getOwnConnection, listConnections, rememberCategory, updateCurrency } from './connect/connection-repository'
import type { PushIntent } from './connect/oauth-state'
import { askStore } from './connect/open-access'
import { allowedConnector } from './connect/store-access'
import { type Delivery, deliverProduct } from './deliver-product'
import { picturesUnreachable } from './pictures-reachable'
import { productOfHtml } from './product-of-html'
import { type Prepared, type PushTerms, productOfPage, sendsPictures } from './product-of-page'
import { readLastChoices } from './push-ledger'
import type { StoresDeps } from './stores-deps'

type User = Pick<SessionUser, 'id' | 'email' | 'emailVerified'>
type PriceConfig = Pick<StoresDeps['config'], 'priceDecimals'>
type Wanted = string | number | null | undefined

/**
 * The prices somebody sent, with decimals only where the operator accepts them. Throws AppError `invalid_request` in
 * the specification's words (§5).
 * @param currency of the store; null while it is not known
 */
export function getPrices(price: Wanted, compareAt: Wanted, { priceDecimals }: PriceConfig, currency: string | null = null): Prices {
	const read = readPrices(String(price ?? ''), String(compareAt ?? ''), priceDigits(priceDecimals, currency))
	if (!('error' in read)) return read
	throw new AppError('invalid_request', priceErrorMessage(read.error), { details: { field: read.error } })
}

/**
 * The store a push goes to: the one named, else the user's default one of the platform. Throws AppError `not_found`,
 * `conflict` when none is connected.
 */
export async function chooseConnection(
	deps: StoresDeps,
	userId: string,
	store: StoreId | undefined,
	id: string | undefined,
): Promise<ConnectionRow> {
	if (id) {
		const named = await getOwnConnection(deps.db, userId, id)
		if (store === undefined || named.store === store) return named
		throw new AppError('invalid_request', msg('stores.not_one_of', { store: storeName(store) }))
	}
	if (store === undefined) throw new AppError('invalid_request', msg('stores.say_which'))
	const [first] = await listConnections(deps.db, userId, store)
	if (first) return first
	const descriptor = descriptorOf(store)
	const isByKeys = descriptor.connect.by === 'keys'
	throw new AppError(
		'conflict',
		isByKeys ? msg('stores.connect_by_keys', { store: descriptor.name }) : msg('stores.connect_first', { store: descriptor.name }),
	)
}

/**
 * Pushes a user's page, or HTML that is none, to a connected store. Throws AppError `forbidden` (the store is kept for
 * others), `not_found`, `conflict`, `invalid_request`, and the store's own (connectors/stores/store.ts).
 */
export async function pushPage(deps: StoresDeps, user: User, given: ConnectionRow, intent: PushIntent): Promise<PushOutcome> {
	const connector = await allowedConnector(deps, user, given.store)
	const connection = await withCurrency(deps, connector, given)
	// A form is read before its store is known: what the store's currency has no digits for is refused here.
	getPrices(intent.price, intent.compareAt, deps.config, connection.currency)
	const unreachable = picturesUnreachable(deps.config)
	const common = { connector, connection, userId: user.id, notes: unreachable ? [unreachable] : [] }
	return deliverProduct(deps, {
		...common,
		...(await (intent.pageId ? ofPage(deps, user, intent.pageId, connection, intent) : ofHtml(deps, user, connection, intent))),
	})
}

/**
 * The connection with the currency its store has now: merchants change it. A store that does not answer is pushed to as
 * it was known; what ails it, the push says.
 */
async function withCurrency(deps: StoresDeps, connector: StoreConnector, connection: ConnectionRow): Promise<ConnectionRow> {
	try {
		const { currency } = await askStore(deps, connection, (access) => connector.check(access))
		if (currency !== connection.currency) await updateCurrency(deps.db, connection.id, currency)
		return { ...connection, currency }
	} catch (error) {
		if (!isAppError(error)) throw error
		return connection
	}
}

/** How something goes to a store. */
export function termsFor({ config }: Pick<StoresDeps, 'config'>, connection: ConnectionRow, intent: PushIntent): PushTerms {
	const unreachable = picturesUnreachable(config)
	return {
		store: connection.store,
		currency: connection.currency,
		status: intent.status,
		newStatus: intent.newStatus,
		price: intent.price,
		compareAt: intent.compareAt,
		...termsOf(intent.choices),
		imageUrl: (file) => (unreachable ? undefined : new URL(fileUrl(file.key), config.publicUrl).href),
	}
}

/** The prices a page states, as somebody would type them. Throws AppError `invalid_request` when it states none. */
export function pricesOfPage({ offer }: Page, config: PriceConfig): Prices {
	return getPrices(offer && majorAmount(offer.price), offer?.compareAt && majorAmount(offer.compareAt), config)
}

function termsOf({ title, sku, option_values, category, quantity }: PushChoices = {}): Partial<PushTerms> {
	return { title, sku, kept: option_values, category, quantity }
}

const askedOf = ({ price, compareAt, status, newStatus, choices }: PushIntent): AskedPush => ({
	price,
	compareAt,
	status,
	newStatus,
	choices,
})

type Made = Prepared & Pick<Delivery, 'page' | 'choices' | 'asked'>

async function ofPage(deps: StoresDeps, user: User, pageId: string, connection: ConnectionRow, intent: PushIntent): Promise<Made> {
	const { db } = deps
	const { row, page } = await getOwnPage(db, user.id, pageId)
	requireCurrency(page.offer?.price.currency, connection, intent.choices?.currency)
	const last = await readLastChoices(db, { connectionId: connection.id, key: keyOfPage(row.id) })
	const choices = { ...standingChoices(page, connection.store, last), ...intent.choices }
	const terms = termsFor(deps, connection, { ...intent, choices })
	const { breadcrumbs } = page.product
	const category = categoryOf(breadcrumbs, terms.category, connection.categories)
	if (terms.category !== undefined) await rememberCategory(db, connection.id, categoryKey(breadcrumbs), terms.category)
	return {
		...productOfPage(row.id, page, { ...terms, category }),
		page: { id: row.id, version: row.version, offer: offerPrint(page) },
		choices,
		asked: askedOf(intent),
	}
}

/**
 * What of the last push's choices holds for the next: title, number, and, where there still are too many combinations,
 * the values chosen of them.
 */
function standingChoices(page: Page, store: StoreId, { title, sku, option_values }: PushChoices): StandingChoices {
	const isTooMany = countCombinations(page, undefined, descriptorOf(store).mostOptions) > MOST_STORE_VARIANTS
	return {
		...(title ? { title } : {}),
		...(sku ? { sku } : {}),
		...(option_values && isTooMany ? { option_values } : {}),
	}
}

async function ofHtml(deps: StoresDeps, user: User, connection: ConnectionRow, intent: PushIntent): Promise<Made> {
	const { html = '', gallery = '', choices } = intent
	const terms = termsFor(deps, connection, intent)
	const origin = deps.config.publicUrl
	const read = await deps.pages.readPushedHtml({ html, gallery, origin, withPictures: sendsPictures(terms) })
	return { ...productOfHtml(user.id, read, terms), page: undefined, choices }
}

/** A number of one currency is never sent as one of another: whoever pushes says that the amount is the store's. */
function requireCurrency(said: string | undefined, { currency, name }: ConnectionRow, confirmed: string | undefined): void {
	if (!said || !currency || said === currency || confirmed === currency) return
	throw new AppError('conflict', msg('stores.other_currency', { said, store: name, currency }), {
		details: { field: 'currency', currency, said },
	})
}
