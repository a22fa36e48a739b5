import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingSettings } from '../../scripts/shop-settings.mjs'
import { shopContract } from '../../src/connectors/stores/store.contract'
import { bottle } from '../../src/connectors/stores/trial.contract'
import { openShopifyWorld } from '../fakes/shopify/open-shopify-world'
import { openWoocommerceWorld } from '../fakes/woocommerce/open-woocommerce-world'
import { openYoucanWorld } from '../fakes/youcan/open-youcan-world'
import type { ShopWorld } from '../support/store-world'
import { colouredPictures } from './coloured-pictures'
import { openRealShop } from './open-real-shop'

// The way to a shop of the developer's own, tried on the fakes as on one: over HTTP, by its API and its settings alone.

const settings: Record<string, string> = { ALLOW_PRIVATE_HOSTS: '127.0.0.1' }
let pictures: Awaited<ReturnType<typeof colouredPictures>>
beforeAll(async () => {
	pictures = await colouredPictures()
	settings.STORES_TEST_PICTURES = pictures.addresses
})
afterAll(() => pictures.close())

/** The real shop's world, and the fake that stands for it closed with it. */
async function withFake(world: ShopWorld, fake: { close(): Promise<void> }): Promise<ShopWorld> {
	return {
		...world,
		async close() {
			await world.close()
			await fake.close()
		},
	}
}

describe('WooCommerce', () =>
	shopContract(async () => {
		const fake = await openWoocommerceWorld({ takesPrivatePictures: true })
		const { url, key, secret } = fake.fake.login
		const login = { WOOCOMMERCE_TEST_URL: url, WOOCOMMERCE_TEST_KEY: key, WOOCOMMERCE_TEST_SECRET: secret }
		return withFake(await openRealShop('woocommerce', { ...settings, ...login, OUTBOUND_ROUTES: fake.fake.routes }), fake)
	}))

describe('Shopify', () =>
	shopContract(async () => {
		const fake = await openShopifyWorld()
		const { account, access } = await fake.connect()
		const login = { SHOPIFY_TEST_SHOP: account, SHOPIFY_TEST_TOKEN: (await access.read()).accessToken }
		return withFake(await openRealShop('shopify', { ...settings, ...login, OUTBOUND_ROUTES: fake.fake.routes }), fake)
	}))

describe('YouCan', () =>
	shopContract(async () => {
		const fake = await openYoucanWorld()
		const { account, access } = await fake.connect()
		const login = { YOUCAN_TEST_SHOP: account, YOUCAN_TEST_TOKEN: (await access.read()).accessToken }
		return withFake(await openRealShop('youcan', { ...settings, ...login, OUTBOUND_ROUTES: fake.fake.routes }), fake)
	}))

test('[C-4] a shop’s other products are neither counted nor deleted; what a suite left behind is', async () => {
	const fake = await openWoocommerceWorld({ takesPrivatePictures: true })
	const { url, key, secret } = fake.fake.login
	const env = { ...settings, WOOCOMMERCE_TEST_URL: url, WOOCOMMERCE_TEST_KEY: key, WOOCOMMERCE_TEST_SECRET: secret }
	const open = () => openRealShop('woocommerce', { ...env, OUTBOUND_ROUTES: fake.fake.routes })
	const { access } = await fake.connect()
	const merchants = await fake.connector.push(access, bottle(fake, { key: 'vitrine-of-a-seller', sku: 'THEIRS', gtin: null, images: [] }))
	await fake.connector.push(access, bottle(fake, { images: [] }))
	const world = await open()
	expect(await world.products()).toEqual([])
	expect(fake.products().map(({ id }) => id)).toEqual([merchants.id])
	await world.close()
	await fake.close()
})

test('[C-1] [S-1] [Y-1] what is not set is named with what it is, and nothing is asked', async () => {
	expect(missingSettings('woocommerce', { WOOCOMMERCE_TEST_URL: 'https://shop.example', WOOCOMMERCE_KEY: 'ck' })).toEqual([
		expect.stringContaining('WOOCOMMERCE_TEST_KEY'),
		expect.stringContaining('WOOCOMMERCE_TEST_SECRET'),
		expect.stringContaining('STORES_TEST_PICTURES'),
	])
	for (const store of ['shopify', 'youcan'] as const)
		await expect(openRealShop(store, settings)).rejects.toThrow(`${store.toUpperCase()}_TEST_TOKEN`)
})
