import type { BroughtPage } from './brought-page'

/**
 * The page of the last press, until it has arrived. It lies in the extension's own cache, which needs
 * no permission and outlives the worker: the browser may stop that at any moment.
 */
const CACHE = 'waiting'
const KEY = 'https://waiting.invalid/page'

export async function keepWaiting(page: BroughtPage): Promise<void> {
	const cache = await caches.open(CACHE)
	await cache.put(KEY, new Response(JSON.stringify(page)))
}

/** The waiting page; undefined when none waits. */
export async function waitingPage(): Promise<BroughtPage | undefined> {
	const cache = await caches.open(CACHE)
	return (await cache.match(KEY))?.json()
}

/** Called when the page has arrived: nothing of it stays. */
export async function forgetWaiting(): Promise<void> {
	await caches.delete(CACHE)
}
