import { inEnglish } from '../../src/core/messages/in-english'
import type { Page } from '../../src/core/page/page'
import { productOfPage } from '../../src/server/stores/product-of-page'
import { openShopifyWorld } from '../../test/fakes/shopify/open-shopify-world'
import { openWoocommerceWorld } from '../../test/fakes/woocommerce/open-woocommerce-world'
import { openYoucanWorld } from '../../test/fakes/youcan/open-youcan-world'
import type { StoreWorld } from '../../test/support/store-world'

/** A page on show in a store, and its address there. */
export type Shown = { store: 'woocommerce' | 'shopify' | 'youcan'; url: string; leftOut: string[] }

/** In whole units of the shops' currencies. */
export const PUSHED = { price: 249, compareAt: 299 }

export type Stores = {
	push(page: Page, name: string): Promise<Shown[]>
	/** Where on this machine an address of the shop is answered. */
	local(url: string): string
	close(): Promise<void>
}

/** The three fakes, each with a connected shop, to push pages to and look at them there. */
export async function openStores(imageUrl: (file: { key: string }) => string): Promise<Stores> {
	const woocommerce = await openWoocommerceWorld({ takesPrivatePictures: true })
	const worlds: Record<Shown['store'], StoreWorld> = { woocommerce, shopify: await openShopifyWorld(), youcan: await openYoucanWorld() }
	const doors = new Map(
		await Promise.all(Object.entries(worlds).map(async ([store, world]) => [store, (await world.connect()).access] as const)),
	)
	/** The shop's own address leads to it through a route on this machine. */
	const local = (url: string) =>
		url.startsWith(woocommerce.fake.settings.home) ? `${woocommerce.fake.origin}/${url.replace('://', '/')}` : url

	async function pushTo(store: Shown['store'], page: Page, name: string): Promise<Shown> {
		const access = doors.get(store)
		if (!access) throw new Error(`${store} is not connected`)
		const { product } = productOfPage(name, page, { store, currency: null, status: 'published', ...PUSHED, imageUrl })
		const { url, leftOut } = await worlds[store].connector.push(access, { ...product, key: name, slug: name })
		if (!url) throw new Error(`${store}: it is not on show`)
		return { store, url: local(url), leftOut: leftOut.map(({ what, why }) => `${inEnglish(what)}: ${inEnglish(why)}`) }
	}

	return {
		local,
		push: (page, name) => Promise.all((['woocommerce', 'shopify', 'youcan'] as const).map((store) => pushTo(store, page, name))),
		async close() {
			await Promise.all(Object.values(worlds).map((world) => world.close()))
		},
	}
}
