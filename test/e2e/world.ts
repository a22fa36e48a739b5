import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { type FakeMarketplace, startFakeMarketplace } from '../fakes/marketplace/marketplace'
import { freePort, launchApp, type RunningApp } from '../support/launch-app'

const LISTINGS = resolve('test/fixtures/listings')

/** The app as a seller meets it, with the fake marketplace behind its outbound door. */
export type World = {
	marketplace: FakeMarketplace
	app: RunningApp
	/** The app's address; stays the same over a restart. */
	url: string
	/** Starts the server again on the same data and address. */
	restart: () => Promise<void>
}

type Settings = Record<string, string>

async function launch(
	marketplace: FakeMarketplace,
	dataDir: string,
	port: number,
	sources: string,
	settings: Settings,
): Promise<RunningApp> {
	return launchApp({
		dataDir,
		port,
		env: { LISTING_SOURCE: sources, SAVED_PAGES_DIR: LISTINGS, OUTBOUND_ROUTES: marketplace.routes, LOG_LEVEL: 'warn', ...settings },
	})
}

export const test = base.extend<{ sources: string; settings: Settings; world: World; seller: Page }>({
	/** Where listings come from: saved pages, as in the demo; journeys about the network say `http`. */
	sources: ['saved-pages', { option: true }],

	/** More of what an operator sets. */
	settings: [{}, { option: true }],

	world: async ({ sources, settings }, use, info) => {
		const marketplace = await startFakeMarketplace({ pagesDir: LISTINGS })
		const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-journey-'))
		const port = await freePort()
		const world: World = {
			marketplace,
			app: await launch(marketplace, dataDir, port, sources, settings),
			url: `http://127.0.0.1:${port}`,
			async restart() {
				world.app = await launch(marketplace, dataDir, port, sources, settings)
			},
		}
		await use(world)
		if (info.status !== info.expectedStatus) await info.attach('server', { body: world.app.output(), contentType: 'text/plain' })
		await world.app.stop()
		await marketplace.close()
		await rm(dataDir, { recursive: true, force: true })
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
