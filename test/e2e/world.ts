import { test as base, type Page } from '@playwright/test'
import { type FakeClerk, startFakeClerk } from '../fakes/clerk/clerk'
import { TEST_SIDE } from '../fakes/marketplace/draw-picture'
import { type FakeMarketplace, startFakeMarketplace } from '../fakes/marketplace/marketplace'
import { type FakeStores, startFakeStores } from '../fakes/start-stores'
import { type FakeStripe, startFakeStripe } from '../fakes/stripe/stripe'
import type { RunningApp } from '../support/launch-app'
import { type Installations, LISTINGS, openInstallations, type Settings } from './installation'
import { judgeCalls } from './judge-calls'
import { ownFake } from './own-fixtures'

/** The app as a seller meets it, with the fake marketplace behind its outbound door. */
export type World = {
	marketplace: FakeMarketplace
	app: RunningApp
	/** The app's address; stays the same over a restart. */
	url: string
	/** Where its data lies. */
	dataDir: string
	/** Nobody else's in this journey. */
	email: string
	/** Starts the server again on the same data and address. */
	restart: () => Promise<void>
}

export type Own = { pictureSide: number; stores: FakeStores; settings: Settings; alone: boolean; world: World; seller: Page }

export const test = base.extend<Own, { installations: Installations; clerk: FakeClerk; stripeOfAll: FakeStripe }>({
	/** Sides of the marketplace's pictures, in pixels: small ones are sooner stored; journeys about looks say more. */
	pictureSide: [TEST_SIDE, { option: true }],

	/** Three stores of this journey's own, where nothing has been pushed yet. */
	stores: ownFake(startFakeStores),

	/**
	 * What an operator sets: unless a journey is about something else, all three stores and a payment provider. Journeys
	 * that say the same share an installation with many sellers, whatever their fakes.
	 */
	settings: [({ stores, stripeOfAll }, use) => use({ ...stores.settings, ...stripeOfAll.settings }), { option: true }],

	/** Whether a journey must have an installation to itself. */
	alone: [false, { option: true }],

	installations: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
		async ({}, use) => {
			const installations = openInstallations()
			await use(installations)
			await installations.close()
		},
		{ scope: 'worker' },
	],

	/** One for all journeys, as its address stands within the key that the app is configured with. */
	clerk: [ownFake(startFakeClerk), { scope: 'worker' }],

	/**
	 * One for all journeys, as an id it gave is known to their installation for ever; `stripe` of a journey is what
	 * happens there in it.
	 */
	stripeOfAll: [ownFake(startFakeStripe), { scope: 'worker' }],

	world: async ({ pictureSide, settings, alone, installations }, use, info) => {
		const marketplace = await startFakeMarketplace({ pagesDir: LISTINGS, pictureSide })
		const { OUTBOUND_ROUTES: further, ...others } = settings
		const routes = further === undefined ? marketplace.routes : `${marketplace.routes},${further}`
		const all = { LISTING_SOURCE: 'http', OUTBOUND_ROUTES: routes, ...others }
		const installation = alone ? await installations.getOwn(all) : await installations.get(all)
		const { app } = installation
		const before = app.output().length
		const email = `seller-${info.testId}-${info.retry}-${info.repeatEachIndex}@vitrine.example`
		await use(Object.assign(Object.create(installation), { marketplace, email }))
		if (info.status !== info.expectedStatus) {
			await info.attach('server', {
				body: installation.app.output().slice(app === installation.app ? before : 0),
				contentType: 'text/plain',
			})
		}
		if (alone) await installation.close()
		await marketplace.close()
	},

	/**
	 * A browser whose every error in the page fails the journey: uncaught errors, refusals by the security policy, and
	 * calls of the API that are not as its document says.
	 */
	seller: async ({ page, world }, use) => {
		const errors: string[] = []
		const judged = judgeCalls(page, world.url)
		page.on('pageerror', (error) => errors.push(error.message))
		page.on('console', (message) => {
			if (message.type() === 'error' && /Content Security Policy|requires 'Trusted|Minified React|hydrat/i.test(message.text()))
				errors.push(message.text())
		})
		await use(page)
		errors.push(...(await judged()))
		if (errors.length > 0) throw new Error(`The page had errors:\n${errors.join('\n')}`)
	},
})

export { expect } from '@playwright/test'
