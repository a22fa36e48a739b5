import { createOutbound } from '../../../src/connectors/fetch'
import { createWoocommerce } from '../../../src/connectors/stores/woocommerce/woocommerce'
import { memoryAccess, type StoreWorld } from '../../support/store-world'
import { GOOD_PICTURES, MISSING_PICTURE } from './pictures'
import type { WooSettings } from './settings'
import { type FakeWoocommerce, startFakeWoocommerce } from './woocommerce'

export type WoocommerceWorld = StoreWorld & { fake: FakeWoocommerce }

/** A fake shop, set up as given, and the connector that talks to it. */
export async function openWoocommerceWorld(options: Partial<WooSettings> = {}, allowHttp = false): Promise<WoocommerceWorld> {
	const fake = await startFakeWoocommerce(options)
	const outbound = createOutbound({ routes: routesOf(fake.routes), allowedHosts: allowHttp ? ['127.0.0.1'] : [] })
	const connector = createWoocommerce({ outbound, allowHttp })
	return {
		fake,
		connector,
		async connect() {
			const { account, credentials } = await connector.connect(fake.login)
			return { account, access: memoryAccess(account, credentials) }
		},
		misbehave: fake.misbehave,
		behave: fake.behave,
		slowPictures: () => fake.misbehave('slow-pictures'),
		products: fake.products,
		trash: fake.trash,
		decide(id, { status }) {
			const product = fake.shop.products.get(Number(id))
			if (product) fake.shop.products.set(product.id, { ...product, status: status === 'published' ? 'publish' : 'draft' })
		},
		rewrite(id, { title, html }) {
			const product = fake.shop.products.get(Number(id))
			if (product) fake.shop.products.set(product.id, { ...product, name: title, description: html })
		},
		describePictures(id, alt) {
			for (const image of fake.shop.products.get(Number(id))?.imageIds ?? []) Object.assign(fake.shop.attachments.get(image) ?? {}, { alt })
		},
		pictures: { good: GOOD_PICTURES, missing: MISSING_PICTURE },
		calls: () => fake.requests.length,
		async close() {
			await Promise.all([outbound.close(), fake.close()])
		},
	}
}

/** A fake's routes as the outbound door takes them. */
export function routesOf(table: string): { origin: string; target: string }[] {
	return table.split(',').map((entry) => {
		const [origin = '', target = ''] = entry.split(/=(.*)/s)
		return { origin, target }
	})
}
