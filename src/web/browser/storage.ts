import { z } from 'zod'
import type { StoredPage } from '../../core/contracts/pages'
import { APP_LANGUAGE_KEY } from '../../core/locale/app-language-signs'
import { STORES } from '../../core/stores/registry'
import type { StoreId } from '../../core/stores/store-ids'
import { type ProductStatus, productStatusSchema } from '../../core/stores/store-product'
import { APPEARANCE_KEY } from './appearance'

/** The browser storage keys of spec §3. The server's copy is the truth; these are for other tabs and tools. */
export const STORAGE_KEYS = {
	/** The page opened or saved last. */
	pageHtml: 'product_page_html',
	galleryHtml: 'product_gallery_html',
	productUrl: 'product_url',
	/** 1 while a listing without description images is still to be told of. */
	shouldShowToast: 'should_show_toast',
	/** What is on its way to a store: kept over the store's own pages, read when the seller comes back. */
	pushedHtml: 'product_html',
	pushedGallery: 'gallery_html',
	/** The price typed last, in whole units. */
	price: 'price',
	billing: 'ppg_billing',
	/** The store connected by keys; key and secret stand here masked, never as they are. */
	keysUrl: 'store_url',
	key: 'consumer_key',
	secret: 'consumer_secret',
} as const

/** The keys of one store: the ticket one comes back with, the one that pushed last, and the shop typed last. */
export const storageKeysOf = (store: StoreId) =>
	({ token: `${store}_push_token`, lastToken: `${store}_last_pushed_token`, shop: `${store}_store` }) as const

/** How products that are made arrive in stores, as chosen last. */
const NEW_STATUS_KEY = 'vitrine_new_product_status'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Keeps a generation's result as the spec's keys; `should_show_toast` is 1 when the listing had no description images.
 */
export function rememberResult(
	store: Store,
	result: Pick<StoredPage, 'product_page_html' | 'product_gallery_html' | 'product_url' | 'should_show_toast'>,
): void {
	rememberPage(store, result)
	write(store, STORAGE_KEYS.shouldShowToast, String(result.should_show_toast))
}

/** Keeps a page as it was just saved. */
export function rememberPage(store: Store, page: Pick<StoredPage, 'product_page_html' | 'product_gallery_html' | 'product_url'>): void {
	write(store, STORAGE_KEYS.pageHtml, page.product_page_html)
	write(store, STORAGE_KEYS.galleryHtml, page.product_gallery_html)
	write(store, STORAGE_KEYS.productUrl, page.product_url)
}

/** Keeps the price as it was typed and taken (units of its currency); undefined takes it away. */
export function rememberPrice(store: Store, price: number | undefined): void {
	if (price === undefined) store.removeItem(STORAGE_KEYS.price)
	else write(store, STORAGE_KEYS.price, String(price))
}

/** How a product that is made arrives in a store: as chosen last, and published where nobody chose. */
export function readNewStatus(store: Store): ProductStatus {
	return productStatusSchema.catch('published').parse(store.getItem(NEW_STATUS_KEY))
}

export function rememberNewStatus(store: Store, status: ProductStatus): void {
	write(store, NEW_STATUS_KEY, status)
}

/** Keeps what is about to be handed to a store. */
export function rememberPush(store: Store, push: Pick<StoredPage, 'product_page_html' | 'product_gallery_html'> & { price: number }): void {
	write(store, STORAGE_KEYS.pushedHtml, push.product_page_html)
	write(store, STORAGE_KEYS.pushedGallery, push.product_gallery_html)
	rememberPrice(store, push.price)
}

/** The shop of a platform that was typed last. */
export function readShop(store: Store, of: StoreId): string {
	return store.getItem(storageKeysOf(of).shop) ?? ''
}

export function rememberShop(store: Store, of: StoreId, shop: string): void {
	write(store, storageKeysOf(of).shop, shop)
}

/** What was on its way to a store when one left for its consent. */
export function readPush(store: Store): { product_html: string; gallery_html: string; price: string } {
	const value = (key: string) => store.getItem(key) ?? ''
	return { product_html: value(STORAGE_KEYS.pushedHtml), gallery_html: value(STORAGE_KEYS.pushedGallery), price: value(STORAGE_KEYS.price) }
}

/**
 * The ticket one comes back from a store with, once (spec §4): undefined when there is none, or when it has pushed
 * already. `given` is the one in the address, if any; it takes the stored one's place.
 */
export function takeToken(store: Store, of: StoreId, given: string | undefined): string | undefined {
	const keys = storageKeysOf(of)
	const token = given ?? store.getItem(keys.token) ?? ''
	if (!token || token === store.getItem(keys.lastToken)) return undefined
	write(store, keys.token, token)
	write(store, keys.lastToken, token)
	return token
}

/** The push is over, however it ended. */
export function clearToken(store: Store, of: StoreId): void {
	store.removeItem(storageKeysOf(of).token)
}

/** A store that is opened by keys, as its form shows it: key and secret masked. */
export type KeysFields = { store_url: string; consumer_key: string; consumer_secret: string }

export function rememberKeys(store: Store, fields: KeysFields): void {
	write(store, STORAGE_KEYS.keysUrl, fields.store_url)
	write(store, STORAGE_KEYS.key, fields.consumer_key)
	write(store, STORAGE_KEYS.secret, fields.consumer_secret)
}

export function readKeys(store: Store): KeysFields {
	const value = (key: string) => store.getItem(key) ?? ''
	return {
		store_url: value(STORAGE_KEYS.keysUrl),
		consumer_key: value(STORAGE_KEYS.key),
		consumer_secret: value(STORAGE_KEYS.secret),
	}
}

export function forgetKeys(store: Store): void {
	for (const key of [STORAGE_KEYS.keysUrl, STORAGE_KEYS.key, STORAGE_KEYS.secret]) store.removeItem(key)
}

/** True once after a generation without description images: the result screen then shows its toast. */
export function takeMissingImages(store: Store): boolean {
	const missing = store.getItem(STORAGE_KEYS.shouldShowToast) === '1'
	if (missing) write(store, STORAGE_KEYS.shouldShowToast, '0')
	return missing
}

/** What is known of a plan without asking; status and end are there once the server has told them. */
const storedBillingSchema = z.object({
	plan: z.enum(['Free', 'Pro']),
	pages_generated: z.number(),
	limit: z.number(),
	subscription_status: z.string().optional(),
	subscription_current_period_end: z.number().nullish(),
})
export type StoredBilling = z.infer<typeof storedBillingSchema>

/** Keeps a plan for the next visit. */
export function rememberBilling(store: Store, info: StoredBilling): void {
	const { plan, pages_generated, limit, subscription_status, subscription_current_period_end } = info
	const stored: StoredBilling = { plan, pages_generated, limit, subscription_status, subscription_current_period_end }
	write(store, STORAGE_KEYS.billing, JSON.stringify(stored))
}

/** The plan kept last; undefined when there is none that can be read. */
export function readBilling(store: Store): StoredBilling | undefined {
	return readDraft(store, STORAGE_KEYS.billing, storedBillingSchema)
}

/** True when someone has been signed in here and not signed out. */
export function hasBilling(store: Store): boolean {
	return store.getItem(STORAGE_KEYS.billing) !== null
}

/**
 * Reads what is the browser's own and nobody's secret, the language and the look chosen in it; what is answered puts
 * them back after all storage was emptied.
 */
export function keepOfBrowser(store: Store): () => void {
	const kept = [APP_LANGUAGE_KEY, APPEARANCE_KEY].map((key) => [key, store.getItem(key)] as const)
	return () => {
		for (const [key, value] of kept) if (value !== null) write(store, key, value)
	}
}

/** Takes away what belongs to the person who signed out; the browser's own choices stay. */
export function forgetAll(store: Store): void {
	const ofStores = STORES.flatMap(({ id }) => Object.values(storageKeysOf(id)))
	for (const key of [...Object.values(STORAGE_KEYS), NEW_STATUS_KEY, ...ofStores]) store.removeItem(key)
}

/** These keys are copies: where a full storage took no new one, none is better than the one before. */
function write(store: Store, key: string, value: string): void {
	store.setItem(key, value)
	if (store.getItem(key) !== value) store.removeItem(key)
}

export type DraftStore = Store

/** Something half-done that was kept for this tab; undefined when there is none, or none that can be read. */
export function readDraft<T extends z.ZodType>(store: DraftStore, key: string, schema: T): z.infer<T> | undefined {
	const kept = store.getItem(key)
	if (kept === null) return undefined
	const parsed = z.string().transform(parseJson).pipe(schema).safeParse(kept)
	return parsed.success ? parsed.data : undefined
}

/** Keeps something half-done, so that a reload does not lose it; undefined takes it away. */
export function writeDraft(store: DraftStore, key: string, draft: unknown): void {
	if (draft === undefined) store.removeItem(key)
	else write(store, key, JSON.stringify(draft))
}

function parseJson(text: string, context: z.RefinementCtx): unknown {
	try {
		return JSON.parse(text)
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error
		context.addIssue({ code: 'custom', message: 'not JSON' })
		return z.NEVER
	}
}
