import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { SHARP_SIDE } from '../../test/fakes/marketplace/draw-picture'
import { type FakeMarketplace, startFakeMarketplace } from '../../test/fakes/marketplace/marketplace'
import { type FakeModel, startFakeModel } from '../../test/fakes/model/model'
import { type FakeStores, startFakeStores } from '../../test/fakes/start-stores'
import { launchApp } from '../../test/support/launch-app'

const PAGES = resolve('test/fixtures/listings')
/** What is made, so that the recordings show our own listing. */
export const LISTING = 'https://www.amazon.com/dp/B0VITRINE1'

/** The demo as `npm run demo` starts it, on an empty folder of its own. */
export type DemoWorld = { url: string; marketplace: FakeMarketplace; model: FakeModel; stores: FakeStores; close(): Promise<void> }

export async function startDemoWorld(): Promise<DemoWorld> {
	const [marketplace, model, stores] = await Promise.all([
		startFakeMarketplace({ pagesDir: PAGES, pictureSide: SHARP_SIDE }),
		startFakeModel(),
		startFakeStores(),
	])
	const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-record-'))
	const app = await launchApp({
		dataDir,
		env: {
			LISTING_SOURCE: 'saved-pages,http',
			SAVED_PAGES_DIR: PAGES,
			...stores.settings,
			OUTBOUND_ROUTES: `${marketplace.routes},${stores.settings.OUTBOUND_ROUTES}`,
			MODEL: 'demo-model',
			MODEL_BASE_URL: model.baseUrl,
			ALLOW_PRIVATE_HOSTS: '127.0.0.1',
			LOG_LEVEL: 'warn',
			RATE_LIMIT_PER_MINUTE: '5000',
		},
	})
	return {
		url: app.url,
		marketplace,
		model,
		stores,
		async close() {
			await app.stop()
			await Promise.all([marketplace.close(), model.close(), stores.close()])
			await rm(dataDir, { recursive: true, force: true })
		},
	}
}

/** A new seller, signed in, by the app's own call. */
export async function signIn(page: Page, { url }: DemoWorld, email: string): Promise<void> {
	const answer = await page.request.post(`${url}/api/auth/sign-up/email`, {
		headers: { origin: url },
		data: { name: 'Demo Seller', email, password: 'vitrine-demo' },
	})
	if (!answer.ok()) throw new Error(`The seller could not sign up: ${await answer.text()}`)
}

/** A page of the listing for whoever is signed in, made by the call the screens make; answers its address. */
export async function makePage(page: Page, { url }: DemoWorld, market = 'usa'): Promise<string> {
	const { csrf_token } = (await (await page.request.get(`${url}/api/csrf/`)).json()) as { csrf_token: string }
	const answer = await page.request.post(`${url}/api/generate`, {
		headers: { 'x-csrftoken': csrf_token },
		multipart: { product_link: LISTING, market },
	})
	const { page_id } = (await answer.json()) as { page_id?: string }
	if (!page_id) throw new Error(`No page was made: ${await answer.text()}`)
	return `${url}/product-result?page=${page_id}`
}
