import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseConfig } from '../config/config'
import { readShopAccess } from '../config/shop-access'
import { initialSettings } from '../config/stores'
import { createOutbound } from '../connectors/fetch'
import type { StoreAccess, StoreConnector, StoreCredentials } from '../connectors/stores/store'
import { AppError } from '../core/errors'
import { msg } from '../core/messages/message'
import { majorAmount } from '../core/money'
import { parsePage } from '../core/page/migrate'
import type { Page } from '../core/page/page'
import { priceDigits, priceFaultMessage, readPrices } from '../core/stores/price-rules'
import { storeFieldSchema } from '../core/stores/store-fields'
import { type StoreId, storeName } from '../core/stores/store-ids'
import { MOST_STORE_VARIANTS, type StoreProduct } from '../core/stores/store-product'
import { type PushJournal, sendProduct } from '../pipeline/send-product'
import type { LastSent } from '../pipeline/sent-prints'
import { STORE_CONNECTORS } from '../pipeline/store-connector-list'
import { productOfPage } from '../render/exports/product-of-page'
import type { Arguments } from './arguments'
import { readJson } from './read-json'
import { failure, type Outcome, printOutcomes, progress } from './report'

type Environment = Readonly<Record<string, string | undefined>>
type Shop = { connector: StoreConnector; access: StoreAccess; currency: string | null }
type Kept = { ref: string | null; imageIds: Record<string, string>; sent: LastSent | null; skus?: string[] }

/**
 * `vitrine push`: pages' JSON → products of one shop, one after the other; answers the exit code. What a push left is
 * kept in `pushed.json` beside each page, so that the next one changes the same product and shows what its merchant
 * changed since.
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
			signal.throwIfAborted()
			const outcome = await pushOne(input, shop, args, config.priceDecimals).catch((error: unknown) => failure(input, error))
			progress(`  ${input}: ${outcome.status}`)
			outcomes.push(outcome)
		}
		return await printOutcomes(outcomes, args.inputs.length === 1)
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
	const { product, leftOut } = prepare(page, { ...args, store: connector.id }, currency, decimals)
	const path = join(dirname(resolve(input)), 'pushed.json')
	const name = `${connector.id} ${access.account} ${product.key}`
	const all: Record<string, Kept> = existsSync(path) ? ((await readJson(path, 'pushes’')) as Record<string, Kept>) : {}
	const edits = args.edits === undefined ? {} : Object.fromEntries(storeFieldSchema.options.map((field) => [field, args.edits]))
	const keep = (kept: Kept) => writeFile(path, `${JSON.stringify({ ...all, [name]: kept }, null, 2)}\n`)
	const before = all[name] ?? NEW
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
	await keep({ ref: done.pushed.id, imageIds: done.pushed.imageIds, sent: done.sent, skus: withOwn })
	const { url, adminUrl, status } = done.pushed
	const missed = [...leftOut, ...done.pushed.leftOut]
	return { input, status: 'done', made: done.made, url, admin_url: adminUrl, product_status: status, kept: done.kept, left_out: missed }
}

const NEW: Kept = { ref: null, imageIds: {}, sent: null }

/** The page as the shop takes it, with the prices it states. A price in another currency than the shop's is refused. */
function prepare(
	page: Page,
	args: Arguments & { store: StoreId },
	currency: string | null,
	decimals: boolean,
): { product: StoreProduct; leftOut: unknown[] } {
	const { offer } = page
	const text = (money: NonNullable<Page['offer']>['price'] | undefined) => (money ? String(majorAmount(money)) : '')
	const read = readPrices(text(offer?.price), text(offer?.compareAt), priceDigits(decimals, currency))
	if ('fault' in read) throw new AppError('invalid_request', priceFaultMessage(read.fault))
	const said = offer?.price.currency ?? ''
	if (currency !== null && said !== currency)
		throw new AppError('conflict', msg('stores.other_currency', { said, store: storeName(args.store), currency }))
	const prepared = productOfPage(page, {
		key: keyOf(page),
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

/** A page's file has no id: its product is known by what it was made of, in its language and for its market. */
function keyOf({ product, language, market }: Page): string {
	const made = JSON.stringify([product.title, product.brand ?? '', language, market])
	return `vitrine-f-${createHash('sha256').update(made).digest('hex').slice(0, 24)}`
}
