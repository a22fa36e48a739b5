import { z } from 'zod'
import { AppError, isAppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { ConnectedStore, StoreHealth } from '../store'
import { notAllowed } from './answer-errors'
import { type Ask, askWith } from './ask-shopify'
import { exchangeCode } from './exchange-token'
import { webAddress } from './graph-answer'
import { isShop } from './read-shop'
import { missingRights } from './rights'
import type { ShopifyApp } from './shopify-app'
import { readSignedQuery } from './signatures'

const shopSchema = z.object({
	shop: z.object({
		name: z.string(),
		myshopifyDomain: z.string(),
		currencyCode: z.string(),
		primaryDomain: z.object({ url: webAddress }),
	}),
	currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
})

/**
 * Who a call of ours comes from, when Shopify signed it within the last minute and a half: its shop, and the code of a
 * finished consent. A call without a code is how Shopify's app list sends somebody who has not consented yet.
 */
export function readCallback(
	app: ShopifyApp,
	query: string,
): { shop: string; state: string | undefined; code: string | undefined } | undefined {
	const values = readSignedQuery(query, app.clientSecret, app.now())
	const shop = values?.get('shop') ?? ''
	return values && isShop(shop) ? { shop, state: values.get('state'), code: values.get('code') } : undefined
}

/**
 * Connects the shop a callback comes from. Throws `forbidden` for a callback Shopify did not sign, `store_permission`
 * when rights are missing.
 */
export async function connectShop(app: ShopifyApp, query: string, eventsUrl: string | undefined): Promise<ConnectedStore> {
	const callback = readCallback(app, query)
	if (!callback?.code) {
		throw new AppError('forbidden', msg('shopify.not_from_shopify'))
	}
	const { shop, code } = callback
	const credentials = await exchangeCode(app, shop, code)
	const ask = askWith(app, shop, credentials)
	const { account, ...health } = await readShopHealth(ask, shop)
	await askToBeTold(ask, eventsUrl)
	return { account, ...health, credentials }
}

/** The shop as it names itself. Throws `store_permission` when it does not let us write products. */
export async function readShopHealth(ask: Ask, asked: string): Promise<StoreHealth & { account: string }> {
	const { shop, currentAppInstallation } = await ask('shopAndRights', {}, shopSchema)
	const missing = missingRights(currentAppInstallation.accessScopes.map(({ handle }) => handle))
	if (missing.length > 0) throw notAllowed(asked, missing)
	const account = isShop(shop.myshopifyDomain) ? shop.myshopifyDomain : asked
	return { account, name: shop.name, url: shop.primaryDomain.url, currency: shop.currencyCode }
}

/**
 * Has Shopify tell us when the shop uninstalls the app; it only speaks to https. A shop that already does, or would
 * not, is connected all the same: an access that is gone shows at the next call.
 */
async function askToBeTold(ask: Ask, eventsUrl: string | undefined): Promise<void> {
	if (!eventsUrl?.startsWith('https://')) return
	try {
		await ask('tellOfUninstall', { uri: eventsUrl }, z.unknown())
	} catch (error) {
		if (!isAppError(error)) throw error
	}
}
