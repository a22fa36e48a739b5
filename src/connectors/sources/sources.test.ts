import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { type FakeMarketplace, startFakeMarketplace } from '../../../test/fakes/marketplace/marketplace'
import { type FakeScrapingApi, startFakeScrapingApi } from '../../../test/fakes/marketplace/scraping-api'
import { installedBrowser } from '../../../test/support/installed-browser'
import { createOutbound, type Outbound } from '../fetch'
import { requestPreferences } from '../marketplaces/amazon/marketplaces'
import { parseAmazonLink } from '../marketplaces/amazon/parse-link'
import { createBrowserSource } from './browser'
import { createHttpSource } from './http'
import { limitSource } from './limit-source'
import { createSavedPages } from './saved-pages'
import { createScrapingApiSource } from './scraping-api'
import { CONTRACT_HTML, listingSourceContract } from './source.contract'

let folder: string
let marketplace: FakeMarketplace
let scrapingApi: FakeScrapingApi
let outbound: Outbound
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'vitrine-sources-'))
	await writeFile(join(folder, 'amazon.de__B0CONTRACT.html'), CONTRACT_HTML)
	marketplace = await startFakeMarketplace({ pagesDir: folder })
	scrapingApi = await startFakeScrapingApi(marketplace.origin)
	outbound = createOutbound({
		routes: [{ origin: 'https://www.amazon.de', target: `${marketplace.origin}/www.amazon.de` }],
		allowedHosts: ['127.0.0.1'],
	})
})
afterAll(async () => {
	await outbound.close()
	await Promise.all([scrapingApi.close(), marketplace.close()])
	await rm(folder, { recursive: true })
})

const TIMEOUT_MS = 15_000
const asked = () => ({ outbound, parseLink: parseAmazonLink, preferences: requestPreferences, timeoutMs: TIMEOUT_MS })

describe('http, before a marketplace', () => listingSourceContract(async () => createHttpSource(asked())))
describe('scraping API, before a marketplace', () =>
	listingSourceContract(async () =>
		createScrapingApiSource({ ...asked(), localeOf: () => 'de-DE', api: { urlTemplate: scrapingApi.template, headers: {} } }),
	))
describe('saved pages', () => listingSourceContract(async () => createSavedPages(folder)))
describe('a source with a time limit', () => listingSourceContract(async () => limitSource(createSavedPages(folder), TIMEOUT_MS)))
describe.skipIf(!installedBrowser)('browser, before a marketplace', () =>
	listingSourceContract(async () => createBrowserSource({ ...asked(), executablePath: installedBrowser, isWall: () => false })),
)
