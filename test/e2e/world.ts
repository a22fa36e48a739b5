import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { type FakeMarketplace, startFakeMarketplace } from '../fakes/marketplace/marketplace'
import { freePort, launchApp, type RunningApp } from '../support/launch-app'
import { newInstallation } from './new-installation'

const LISTINGS = resolve('test/fixtures/listings')

/** The app as a seller meets it, with the fake marketplace behind its outbound door. */
export type World = {
	marketplace: FakeMarketplace
	app: RunningApp
	/** The app's address; stays the same over a restart. */
	url: string
	/** Nobody else's in this journey. */
	email: string
	/** Starts the server again on the same data and address. */
	restart: () => Promise<void>
}

type Settings = Record<string, string>
type Installation = Omit<World, 'email'> & { close: () => Promise<void> }

async function install(sources: string, settings: Settings): Promise<Installation> {
	const marketplace = await startFakeMarketplace({ pagesDir: LISTINGS })
	const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-journey-'))
	await cp(newInstallation(), dataDir, { recursive: true })
	const port = await freePort()
	const { OUTBOUND_ROUTES: further, ...others } = settings
	const env = {
		LISTING_SOURCE: sources,
		SAVED_PAGES_DIR: LISTINGS,
		OUTBOUND_ROUTES: further === undefined ? marketplace.routes : `${marketplace.routes},${further}`,
		LOG_LEVEL: 'warn',
		// All sellers of all journeys come from one address.
		RATE_LIMIT_PER_MINUTE: '5000',
		RATE_LIMIT_SIGN_IN_PER_MINUTE: '500',
		RATE_LIMIT_GENERATE_PER_MINUTE: '200',
		...others,
	}
	const launch = () => launchApp({ dataDir, port, env })
	const installation: Installation = {
		marketplace,
		app: await launch(),
		url: `http://127.0.0.1:${port}`,
		async restart() {
			installation.app = await launch()
		},
		async close() {
			await installation.app.stop()
			await marketplace.close()
			await rm(dataDir, { recursive: true, force: true })
		},
	}
	return installation
}

type Own = { sources: string; settings: Settings; world: World; seller: Page }

export const test = base.extend<Own, { installation: Installation }>({
	/** Where listings come from: saved pages, as in the demo; journeys about the network say `http`, and have an installation to themselves. */
	sources: ['saved-pages', { option: true }],

	/** More of what an operator sets; a journey that says something has an installation to itself. */
	settings: [{}, { option: true }],

	/** One installation with many sellers, as in life; what one journey does, no other sees. */
	installation: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
		async ({}, use) => {
			const installation = await install('saved-pages', {})
			await use(installation)
			await installation.close()
		},
		{ scope: 'worker' },
	],

	world: async ({ sources, settings, installation }, use, info) => {
		const isShared = sources === 'saved-pages' && Object.keys(settings).length === 0
		const own = isShared ? installation : await install(sources, settings)
		const before = own.app.output().length
		await use(Object.assign(Object.create(own), { email: `seller-${info.testId}-${info.retry}-${info.repeatEachIndex}@vitrine.example` }))
		if (info.status !== info.expectedStatus) {
			await info.attach('server', { body: own.app.output().slice(isShared ? before : 0), contentType: 'text/plain' })
		}
		if (!isShared) await own.close()
	},

	/** A browser whose every fault in the page fails the journey: uncaught errors and refusals by the security policy. */
	seller: async ({ page }, use) => {
		const faults: string[] = []
		page.on('pageerror', (error) => faults.push(error.message))
		page.on('console', (message) => {
			if (message.type() === 'error' && /Content Security Policy|Minified React|hydrat/i.test(message.text())) faults.push(message.text())
		})
		await use(page)
		if (faults.length > 0) throw new Error(`The page had faults:\n${faults.join('\n')}`)
	},
})

export { expect } from '@playwright/test'
