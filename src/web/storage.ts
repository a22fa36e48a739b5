import { z } from 'zod'
import type { Me } from '../core/contracts/account'
import type { StoredPage } from '../core/contracts/pages'

/** The browser storage keys of spec §3 that are in use. The server's copy is the truth; these are for other tabs and tools. */
export const STORAGE_KEYS = {
	pageHtml: 'product_page_html',
	galleryHtml: 'product_gallery_html',
	productUrl: 'product_url',
	shouldShowToast: 'should_show_toast',
	billing: 'ppg_billing',
} as const

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps a generation's result as the spec's keys; `should_show_toast` is 1 when the listing had no description images. */
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

/** True once after a generation without description images: the result screen then shows its toast. */
export function takeMissingImages(store: Store): boolean {
	const missing = store.getItem(STORAGE_KEYS.shouldShowToast) === '1'
	if (missing) write(store, STORAGE_KEYS.shouldShowToast, '0')
	return missing
}

export function rememberBilling(store: Store, me: Pick<Me, 'plan' | 'pages_generated' | 'limit'>): void {
	write(store, STORAGE_KEYS.billing, JSON.stringify({ plan: me.plan, pages_generated: me.pages_generated, limit: me.limit }))
}

/** True when someone has been signed in here and not signed out. */
export function hasBilling(store: Store): boolean {
	return store.getItem(STORAGE_KEYS.billing) !== null
}

/** Takes away what belongs to the person who signed out. */
export function forgetAll(store: Store): void {
	for (const key of Object.values(STORAGE_KEYS)) store.removeItem(key)
}

/** A full or closed storage must not stop the seller: these keys are copies, so a failed write loses nothing. */
function write(store: Store, key: string, value: string): void {
	try {
		store.setItem(key, value)
	} catch (error) {
		if (!(error instanceof DOMException)) throw error
		store.removeItem(key)
	}
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
