import { missingSettings } from '../../scripts/shop-settings.mjs'
import { parseConfig } from '../../src/config/config'
import { readShopAccess } from '../../src/config/shop-access'
import { initialSettings } from '../../src/config/stores'
import { createOutbound } from '../../src/connectors/fetch'
import type { StoreConnector, StoreCredentials } from '../../src/connectors/stores/store'
import { SECOND_TRIAL_KEY, TRIAL_KEY } from '../../src/connectors/stores/trial.contract'
import type { StoreId } from '../../src/core/stores/store-ids'
import { STORE_CONNECTORS } from '../../src/pipeline/store-connector-list'
import { memoryAccess, type ShopWorld } from '../support/store-world'
import { recognisePictures } from './recognise-pictures'
import type { OpenShopSide } from './shop-side'
import { shopifySide } from './shopify-side'
import { woocommerceSide } from './woocommerce-side'
import { youcanSide } from './youcan-side'

type Environment = Readonly<Record<string, string | undefined>>

const SIDES: Record<StoreId, OpenShopSide> = { woocommerce: woocommerceSide, shopify: shopifySide, youcan: youcanSide }
const TRIAL_KEYS: readonly string[] = [TRIAL_KEY, SECOND_TRIAL_KEY]

/**
 * A shop that really is there, named by `<STORE>_TEST_…`, with its connector; read and changed by its own API as its
 * merchant does. What the suite made in it is deleted on opening and on closing, and nothing else is touched. Throws
 * when something is not set.
 */
export async function openRealShop(store: StoreId, env: Environment): Promise<ShopWorld> {
	const missing = missingSettings(store, env)
	if (missing.length > 0) throw new Error(`not set:\n${missing.join('\n')}`)
	const good = (env.STORES_TEST_PICTURES ?? '').split(',').map((url) => url.trim())
	if (good.length < 3) throw new Error('STORES_TEST_PICTURES: three pictures are needed')
	const config = parseConfig(env)
	const outbound = createOutbound(config.outbound)
	const connector = STORE_CONNECTORS[store](outbound, config.stores.settings[store] ?? initialSettings(store))
	const { account, credentials } = await openAccess(connector, store, env)
	const nameOf = await recognisePictures(outbound, good)
	const side = await SIDES[store]({ outbound, account, credentials, nameOf })
	const ours = async () => (await side.newest()).filter(({ key }) => TRIAL_KEYS.includes(key))
	const clear = async () => {
		for (const { id } of await ours()) await side.remove(id)
	}
	await clear()
	return {
		connector,
		connect: async () => ({ account, access: memoryAccess(account, credentials) }),
		products: ours,
		trash: side.trash,
		decide: side.decide,
		rewrite: side.rewrite,
		pictures: { good, missing: new URL('/vitrine-no-such-picture.jpg', good[0]).href },
		async close() {
			await clear()
			await outbound.close()
		},
	}
}

async function openAccess(
	connector: StoreConnector,
	store: StoreId,
	env: Environment,
): Promise<{ account: string; credentials: StoreCredentials }> {
	const name = store.toUpperCase()
	const named = Object.entries(env).flatMap(([key, value]) =>
		key.startsWith(`${name}_TEST_`) ? [[key.replace('_TEST_', '_'), value]] : [],
	)
	const opened = readShopAccess(store, Object.fromEntries(named))
	if ('missing' in opened) throw new Error(`not set: ${opened.missing.join(', ')}`)
	if (opened.by === 'keys') return connector.connect(opened)
	return { account: connector.readAccount?.(opened.account) ?? opened.account, credentials: { accessToken: opened.token } }
}
