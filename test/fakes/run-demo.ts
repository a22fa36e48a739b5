import { resolve } from 'node:path'
import { launchApp } from '../support/launch-app'
import { signUp } from '../support/sign-up'
import { ALIEXPRESS_LISTING } from './marketplace/aliexpress'
import { SHARP_SIDE } from './marketplace/draw-picture'
import { startFakeMarketplace } from './marketplace/marketplace'
import { startFakeModel } from './model/model'
import { startFakeStores } from './start-stores'

// The whole app on this machine alone: a marketplace that serves the project's own listings and draws its pictures,
// a model server that writes from the facts it is given, three stores to push to, and an account to sign in with.

const ACCOUNT = { name: 'Demo Seller', email: 'demo@vitrine.example', password: 'vitrine-demo' }
const PAGES = resolve('test/fixtures/listings')

const marketplace = await startFakeMarketplace({ pagesDir: PAGES, pictureSide: SHARP_SIDE })
const model = await startFakeModel()
const stores = await startFakeStores()
const app = await launchApp({
	dataDir: resolve('data/demo'),
	port: Number(process.env.PORT ?? 3000),
	echo: true,
	env: {
		SOURCES: 'amazon,aliexpress,any',
		LISTING_SOURCE: 'saved-pages,http',
		SAVED_PAGES_DIR: PAGES,
		...stores.settings,
		OUTBOUND_ROUTES: `${marketplace.routes},${stores.settings.OUTBOUND_ROUTES}`,
		MODEL: 'demo-model',
		MODEL_BASE_URL: model.baseUrl,
		ALLOW_PRIVATE_HOSTS: '127.0.0.1',
		OWNER_EMAILS: ACCOUNT.email,
	},
})
await signUp(app.url, ACCOUNT)

const links = [...marketplace.listings, ALIEXPRESS_LISTING].map((listing) => `${listing.url}  ${listing.about}`)
console.log(`
Vitrine is open at ${app.url}

  Sign in with    ${ACCOUNT.email}  /  ${ACCOUNT.password}
  Try the links   ${links.join('\n                  ')}

  YouCan          press Add to YouCan under Publish, and allow it
  Shopify         the store's name is ${stores.shopify.shops[0]?.host.split('.')[0]}
  WooCommerce     ${stores.woocommerce.login.url}
                  ${stores.woocommerce.login.key}
                  ${stores.woocommerce.login.secret}

Everything runs on this machine; nothing is sent anywhere. Its data is in data/demo. Stop it with Ctrl-C.
`)

let closing = false
async function close() {
	if (closing) return
	closing = true
	await app.stop()
	await Promise.all([marketplace.close(), model.close(), stores.close()])
}
process.on('SIGINT', close)
process.on('SIGTERM', close)
