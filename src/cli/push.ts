import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseConfig } from '../config/config'
import { readShopAccess } from '../config/shop-access'
import { initialSettings } from '../config/stores'
import { createOutbound } from '../connectors/fetch'
import type { StoreAccess, StoreConnector, StoreCredentials } from '../connectors/stores/store'
import { AppError, isAppError } from '../core/errors'
import { inEnglish } from '../core/messages/in-english'
import { msg } from '../core/messages/message'
import { majorAmount } from '../core/money'
import { parsePage } from '../core/page/migrate'
import type { Page } from '../core/page/page'
import { priceDigits, priceErrorMessage, readPrices } from '../core/stores/price-rules'
import { storeFieldSchema } from '../core/stores/store-fields'
import { type StoreId, storeName } from '../core/stores/store-ids'
import { type LeftOut, MOST_STORE_VARIANTS, type StoreProduct } from '../core/stores/store-product'
import { type PushJournal, sendProduct } from '../pipeline/send/send-product'
import { isAsLeft, type LastSent, printOf } from '../pipeline/send/sent-prints'
import { STORE_CONNECTORS } from '../pipeline/store-connector-list'
import { productOfPage } from '../render/exports/product-of-page'
import type { Arguments } from './arguments'
import { EXIT } from './exit-codes'
import { keyOfFile } from './key-of-file'
import { readJson } from './read-json'
import { failure, type Outcome, printOutcomes, progress, tellBorrowed } from './report'

type Environment = Readonly<Record<string, string | undefined>>
type Shop = { connector: StoreConnector; access: StoreAccess; currency: string | null }
type Kept = { ref: string | null; imageIds: Record<string, string>; sent: LastSent | null; skus?: string[]; print?: string }

/**
 * `vitrine push`: pages' JSON → products of one shop, one after the other; answers the exit code. What a push left is
 * kept in `pushed.json` beside each page, so that the next one changes the same product, shows what its merchant
 * changed since, and passes over pages that did not change. Stopped, it ends the page on its way and reports.
 */
export async function push(args: Arguments, env: Environment, signal: AbortSignal): Promise<number> {
	if (args.store === undefined || args.inputs.length === 0) throw new AppError('invalid_request', msg('cli.push_what'))
	const config = parseConfig(env)
	const outbound = createOutbound(config.outbound)
	try {
		const connector = STORE_CONNECTORS[args.store](outbound, config.stores.settings[args.store] ?? initialSettings(args.store))
		const shop = await openShop(connector, args.store, env)
		const outcomes: (Outcome & { exitCode?: number })[] = []
		for (const input of args.inputs) {
			// What is on its way comes to its end: a product that is half there would be nobody's wish.
			const outcome = signal.aborted
				? { input, status: 'not_started' as const }
				: await pushOne(input, shop, args, config.priceDecimals).catch((error: unknown) => failure(input, error))
			progress(`  ${input}: ${outcome.status}`)
			outcomes.push(outcome)
		}
		const exitCode = await printOutcomes(outcomes, args.inputs.length === 1)
		return signal.aborted ? EXIT.interrupted : exitCode
	} finally {
		await outbound.close()
	}
}

async function openShop(connector: StoreConnector, store: NonNullable<Arguments['store']>, env: Environment): Promise<Shop> {
	const opened = readShopAccess(store, env)
	if ('missing' in opened) throw new AppError('invalid_request', msg('cli.no_shop', { names: opened.missing.join(', ') }))
	if (opened.by === 'keys') {
		const { account, credentials, currency } = await connector.connect(opened)
		return { connector, access: accessOf(account, credentials), currency }
	}
	const account = connector.readAccount?.(opened.account) ?? opened.account
	const access = accessOf(account, { accessToken: opened.token })
	return { connector, access, currency: (await connector.check(access)).currency }
}

/** Access that ends with the command; what a store renews in between is used and not kept. */
function accessOf(account: string, credentials: StoreCredentials): StoreAccess {
	let held = credentials
	return {
		account,
		read: async () => held,
		async rotate(_seen, make) {
			held = await make(held)
			return held
		},
	}
}

async function pushOne(input: string, { connector, access, currency }: Shop, args: Arguments, decimals: boolean): Promise<Outcome> {
	const page = parsePage(await readJson(input, 'page’s'))
	tellBorrowed(input, page, [access.account])
	const { product, leftOut } = prepare(page, { ...args, store: connector.id }, currency, decimals)
	const path = join(dirname(resolve(input)), 'pushed.json')
	const name = `${connector.id} ${access.account} ${product.key}`
	const all: Record<string, Kept> = existsSync(path) ? ((await readJson(path, 'pushes’')) as Record<string, Kept>) : {}
	const before = all[name] ?? NEW
	const print = printOf(JSON.stringify([product, args.status]))
	const isUnchanged = !args.all && args.edits === undefined && before.print === print
	if (isUnchanged && (await isThere(connector, access, before))) return { input, status: 'unchanged' }
	const edits = args.edits === undefined ? {} : Object.fromEntries(storeFieldSchema.options.map((field) => [field, args.edits]))
	const keep = (kept: Kept) => writeFile(path, `${JSON.stringify({ ...all, [name]: kept }, null, 2)}\n`)
	const skus = before.skus ?? []
	const withOwn = [...new Set([...skus, product.sku])]
	const journal: PushJournal = {
		...before,
		skus,
		// Whoever stops the command now finds by its sku what the shop may have made.
		sending: async (snapshot) => (snapshot === null ? keep({ ...before, skus: withOwn }) : undefined),
		found: async () => undefined,
		gone: async () => undefined,
	}
	const done = await sendProduct({ connector, access, product, edits, journal })
	await keep({ ref: done.pushed.id, imageIds: done.pushed.imageIds, sent: done.sent, skus: withOwn, print })
	const { url, adminUrl, status, notes = [] } = done.pushed
	return {
		input,
		status: 'done',
		made: done.made,
		url,
		admin_url: adminUrl,
		product_status: status,
		kept: done.kept,
		left_out: [...leftOut, ...done.pushed.leftOut].map(inWords),
		notes: notes.map(inEnglish),
	}
}

const inWords = ({ what, why, imageId }: LeftOut) => ({
	what: inEnglish(what),
	why: inEnglish(why),
	...(imageId === undefined ? {} : { image_id: imageId }),
})

/** A page that did not change is passed over only where its product still is in the shop as we left it. */
async function isThere(connector: StoreConnector, access: StoreAccess, { ref, imageIds, sent }: Kept): Promise<boolean> {
	if (ref === null || !sent?.theirs) return false
	try {
		const now = connector.fieldsOf(await connector.snapshot(access, { id: ref, imageIds }))
		return isAsLeft(now, sent)
	} catch (error) {
		if (isAppError(error, 'not_found')) return false
		throw error
	}
}

const NEW: Kept = { ref: null, imageIds: {}, sent: null }

/** The page as the shop takes it, with the prices it states. A price in another currency than the shop's is refused. */
function prepare(
	page: Page,
	args: Arguments & { store: StoreId },
	currency: string | null,
	decimals: boolean,
): { product: StoreProduct; leftOut: LeftOut[] } {
	const { offer } = page
	const { price, compareAt, ...details } = args.details
	const text = (money: NonNullable<Page['offer']>['price'] | undefined) => (money ? String(majorAmount(money)) : '')
	const asked = price === undefined ? [text(offer?.price), compareAt ?? text(offer?.compareAt)] : [price, compareAt ?? '']
	const read = readPrices(asked[0] ?? '', asked[1] ?? '', priceDigits(decimals, currency))
	if ('error' in read) throw new AppError('invalid_request', priceErrorMessage(read.error))
	const said = offer?.price.currency ?? ''
	if (price === undefined && currency !== null && said !== currency)
		throw new AppError('conflict', msg('cli.other_currency', { said, store: storeName(args.store), currency }))
	const prepared = productOfPage(page, {
		...details,
		key: keyOfFile(page),
		store: args.store,
		currency,
		status: args.status ?? 'published',
		isStatusChosen: args.status !== undefined,
		price: String(read.price),
		compareAtPrice: read.compareAt === undefined ? null : String(read.compareAt),
		mostVariants: MOST_STORE_VARIANTS,
		imageUrl: ({ key }) => (args.pictures === undefined ? undefined : `${args.pictures}${key}`),
		sendsPictures: args.pictures !== undefined,
	})
	return { product: prepared.product, leftOut: prepared.leftOut }
}
