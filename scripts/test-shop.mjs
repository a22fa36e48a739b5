// The contract suite on a real shop that the environment, or `.env`, names: `npm run test:woocommerce`,
// `npm run test:shopify`, `npm run test:youcan`. It makes products and deletes them again; nothing else of the shop is
// touched. Exit 2 when something is not set.
import { existsSync } from 'node:fs'
import { ensureInstalled, say } from './prepare.mjs'
import { missingSettings, SHOP_SETTINGS } from './shop-settings.mjs'
import { runStages, vitest } from './stages.mjs'

const store = process.argv[2] ?? ''
if (!(store in SHOP_SETTINGS)) throw new Error(`name one of ${Object.keys(SHOP_SETTINGS).join(', ')}`)
if (existsSync('.env')) process.loadEnvFile('.env')
const missing = missingSettings(store, process.env)
if (missing.length > 0) {
	say(`There is no shop to test on. Set, in the environment or in .env:\n${missing.join('\n')}`)
	process.exit(2)
}
ensureInstalled()
await runStages([[[`the contract suite on ${store}`, vitest('--project=shops')]]], { ...process.env, TEST_SHOP: store, TZ: 'UTC' })
