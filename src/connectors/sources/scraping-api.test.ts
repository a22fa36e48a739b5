import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeMarketplace, startFakeMarketplace } from '../../../test/fakes/marketplace/marketplace'
import { type FakeScrapingApi, SCRAPING_KEY, startFakeScrapingApi } from '../../../test/fakes/marketplace/scraping-api'
import { LISTINGS_DIR } from '../../../test/support/temporary-folder'
import { createOutbound, type Outbound, type OutboundConfig } from '../fetch'
import { marketplaceOfDomain } from '../marketplaces/amazon/marketplaces'
import { parseAmazonLink } from '../marketplaces/amazon/parse-link'
import type { ListingLink } from '../marketplaces/marketplace'
import { createScrapingApiSource, fillTemplate } from './scraping-api'
import { CONTRACT_LINK } from './source.contract'

const never = new AbortController().signal
const LINK: ListingLink = { ...CONTRACT_LINK, asin: 'B0VITRINE3', url: 'https://www.amazon.de/dp/B0VITRINE3' }
let marketplace: FakeMarketplace
let api: FakeScrapingApi
let outbound: Outbound
beforeAll(async () => {
	marketplace = await startFakeMarketplace({ pagesDir: LISTINGS_DIR })
	api = await startFakeScrapingApi(marketplace.origin)
	outbound = createOutbound({ allowedHosts: ['127.0.0.1'] })
})
afterAll(async () => {
	await outbound.close()
	await Promise.all([api.close(), marketplace.close()])
})
beforeEach(() => {
	api.asked.length = 0
	api.failWith(undefined)
})

function source(given: { urlTemplate?: string; headers?: Record<string, string>; timeoutMs?: number; config?: OutboundConfig } = {}) {
	return createScrapingApiSource({
		outbound: given.config ? createOutbound(given.config) : outbound,
		parseLink: parseAmazonLink,
		localeOf: (domain) => marketplaceOfDomain(domain)?.languages[0],
		api: { urlTemplate: given.urlTemplate ?? api.template, headers: given.headers ?? {} },
		timeoutMs: given.timeoutMs ?? 10_000,
	})
}

describe('listings by a scraping API', () => {
	it('[X-2] the API is asked for the listing, from the marketplace’s country and in its language, with its headers', async () => {
		const listing = await source({ headers: { 'X-Api-Key': 'h-1' } }).read(LINK, never)
		expect(listing).toMatchObject({ url: LINK.url, source: 'scraping-api', html: expect.stringContaining('productTitle') })
		expect(api.asked[0]?.query).toEqual({ key: SCRAPING_KEY, url: LINK.url, country: 'de', COUNTRY: 'DE', language: 'de' })
		expect(api.asked[0]?.headers['x-api-key']).toBe('h-1')
	})

	it.each([
		['en-GB', 'gb GB en'],
		['ar-SA', 'sa SA ar'],
		[undefined, 'us US en'],
	])('[X-2] %s is %s', (locale, filled) => {
		expect(fillTemplate('{country} {COUNTRY} {language}', LINK, locale)).toBe(filled)
	})

	it('[X-2] an address with a query of its own arrives whole', () => {
		const link = { ...LINK, url: 'https://www.amazon.de/dp/B0VITRINE3?a=1&b={country}#c' }
		expect(new URL(fillTemplate('https://api.example/?u={url}&z=1', link)).searchParams.get('u')).toBe(link.url)
	})

	it.each([
		[401, 'listing_unreachable', /refused the key/],
		[403, 'listing_unreachable', /refused the key/],
		[402, 'listing_unreachable', /credits/],
		[429, 'listing_unreachable', /no more requests/],
		[422, 'listing_unreachable', /did not accept/],
		[500, 'listing_unreachable', /failed \(500\)/],
		[302, 'listing_unreachable', /redirects/],
		[404, 'listing_not_found', /no such product/],
	])('[X-2] %i is %s, in words', async (status, code, words) => {
		api.failWith(status)
		await expect(source().read(LINK, never)).rejects.toEqual(expect.objectContaining({ code, message: expect.stringMatching(words) }))
	})

	it('[C-3] the key is in no error, whatever fails', async () => {
		const template = api.template.replace(SCRAPING_KEY, 'k-wrong-secret')
		const failing = [
			source({ urlTemplate: template }),
			source({ urlTemplate: 'http://127.0.0.1:1/?key=k-wrong-secret&url={url}', headers: { 'x-key': 'k-wrong-secret' } }),
			source({ urlTemplate: 'http://inside.internal/?key=k-wrong-secret&url={url}' }),
			source({ urlTemplate: template, timeoutMs: 1 }),
		]
		for (const one of failing) {
			const error = await one.read(LINK, never).catch((caught: unknown) => caught)
			expect(error).toBeInstanceOf(Error)
			expect(inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true })).not.toContain('k-wrong-secret')
		}
	})
})
