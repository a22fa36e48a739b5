import { routeTable } from '../../../src/config/fields'
import { createOutbound } from '../../../src/connectors/fetch'
import { createShopify } from '../../../src/connectors/stores/shopify/shopify'
import type { ShopifyConfig } from '../../../src/connectors/stores/shopify/shopify-app'
import type { StoreConnector } from '../../../src/connectors/stores/store'
import { memoryAccess, type StoreWorld } from '../../support/store-world'
import { type FakeShopify, startFakeShopify, uninstalled } from './shopify'

export type ShopifyWorld = StoreWorld & {
	fake: FakeShopify
	/** A shop's consent, as far as the query that comes back. */
	consent(shop: string): Promise<string>
	/** How long the connector would have waited so far; nobody really waits. */
	waitedMs(): number
	/** The clock of both sides goes on. */
	advance(milliseconds: number): void
}

export const RETURN_URL = 'https://vitrine.example/shopify/callback'

/** A fake of Shopify and the connector, which meet by the outbound door as in the demo. */
export async function openShopifyWorld(config: Partial<ShopifyConfig> = {}): Promise<ShopifyWorld> {
	let ahead = 0
	let waited = 0
	const now = () => Date.now() + ahead
	const fake = await startFakeShopify({ now })
	const outbound = createOutbound({ routes: routeTable.parse(fake.routes) })
	const connector: StoreConnector = createShopify({
		outbound,
		clientId: fake.client.id,
		clientSecret: fake.client.secret,
		browserUrl: fake.browserUrl,
		now,
		wait: async (milliseconds) => {
			waited += milliseconds
		},
		...config,
	})

	async function consent(shop: string): Promise<string> {
		const page = await fetch(connector.authorizeUrl({ state: 'some-state', returnUrl: RETURN_URL, shop }))
		const fields = [...(await page.text()).matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
		const form = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]))
		form.set('answer', 'allow')
		const answer = await fetch(page.url, { method: 'POST', body: form, redirect: 'manual' })
		return new URL(answer.headers.get('location') ?? '').search.slice(1)
	}

	const [shop] = fake.shops
	if (!shop) throw new Error('the fake has no shop')
	return {
		fake,
		connector,
		consent,
		waitedMs: () => waited,
		advance(milliseconds) {
			ahead += milliseconds
		},
		async connect() {
			const { account, credentials } = await connector.connect({ query: await consent(shop.host), returnUrl: RETURN_URL })
			return { account, access: memoryAccess(account, credentials) }
		},
		misbehave: fake.misbehave,
		behave: fake.behave,
		slowPictures: () => fake.misbehave('slow-pictures'),
		products: () => fake.products(),
		trash(id) {
			const product = shop.products.get(id)
			if (product) product.status = 'ARCHIVED'
		},
		decide(id, { status, vendor }) {
			const product = shop.products.get(id)
			if (product) Object.assign(product, { status: status === 'published' ? 'ACTIVE' : 'DRAFT', vendor })
		},
		rewrite(id, { title, html }) {
			const product = shop.products.get(id)
			if (product) Object.assign(product, { title, descriptionHtml: html })
		},
		describePictures(id, alt) {
			for (const file of shop.products.get(id)?.media ?? []) Object.assign(shop.files.get(file) ?? {}, { alt })
		},
		pictures: fake.pictures,
		calls: fake.calls,
		uninstallMessage: () => fake.message('app/uninstalled', uninstalled(shop)),
		async close() {
			await outbound.close()
			await fake.close()
		},
	}
}
