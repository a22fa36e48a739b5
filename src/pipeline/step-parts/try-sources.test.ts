import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../config/config'
import type { ListingLink, PageVerdict } from '../../connectors/marketplaces/marketplace'
import type { ListingAttempt, ListingSource } from '../../connectors/sources/source'
import { AppError } from '../../core/errors'
import { inEnglish } from '../../core/messages/in-english'
import { foreignWords } from '../../core/messages/message'
import { createLog } from '../../server/runtime/log'
import { createGenerationDeps, filesInMemory } from '../deps'
import type { StepContext } from './generator'
import { createMemoryJournal } from './memory-journal'
import { openStepJournal } from './step-journal'
import { tryListingSources } from './try-sources'

const LINK: ListingLink = {
	marketplace: 'amazon',
	domain: 'amazon.de',
	asin: 'B0VITRINE3',
	url: 'https://www.amazon.de/dp/B0VITRINE3',
	short: false,
}
const WALL: PageVerdict = { kind: 'wall', wall: 'captcha' }

const answering = (name: string, html: string): ListingSource => ({ name, read: async ({ url }) => ({ html, url, source: name }) })
const failing = (name: string, error: Error): ListingSource => ({ name, read: () => Promise.reject(error) })
const silent = (name: string): ListingSource => ({
	name,
	read: (_link, signal) => new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true })),
})
const unreachable = new AppError('listing_unreachable', foreignWords('The line is dead.'))

/** The real rules over given sources; a page says what it is: `product`, `wall`, `search`. */
function contextWith(sources: ListingSource[], given: Partial<StepContext['deps']> = {}, signal = new AbortController().signal) {
	const deps = createGenerationDeps(parseConfig({}), createLog('silent'), filesInMemory())
	const attempts: ListingAttempt[] = []
	const verdicts: Record<string, PageVerdict> = { product: { kind: 'product' }, wall: WALL, search: { kind: 'other', page: 'search' } }
	const context: StepContext = {
		input: { id: 'g-1', language: 'english', market: 'usa', notDone: [] },
		journal: openStepJournal(createMemoryJournal()),
		signal,
		deps: {
			...deps,
			sources,
			marketplace: { ...deps.marketplace, classify: (html) => verdicts[html] ?? WALL },
			recordAttempt: async (attempt) => void attempts.push(attempt),
			...given,
		},
	}
	return {
		context,
		attempts,
		outcomes: () => attempts.map(({ source, outcome, detail }) => [source, '→', outcome, detail].filter(Boolean).join(' ')),
	}
}

describe('trying the sources', () => {
	it('[X-2] in their order: what fails and what meets a wall passes to the next, and every attempt is recorded', async () => {
		const { context, attempts, outcomes } = contextWith([
			failing('http', unreachable),
			answering('scraping-api', 'wall'),
			answering('browser', 'product'),
			answering('saved-pages', 'product'),
		])
		expect(await tryListingSources(context, LINK)).toMatchObject({ source: 'browser' })
		expect(outcomes()).toEqual(['http → listing_unreachable', 'scraping-api → wall captcha', 'browser → product'])
		expect(attempts[0]).toEqual({
			generationId: 'g-1',
			source: 'http',
			domain: 'amazon.de',
			outcome: 'listing_unreachable',
			said: foreignWords('The line is dead.'),
			durationMs: expect.any(Number),
		})
	})

	it('[X-2] when none is shown the product, the seller is told what was tried, in order; of one way alone nothing is added', async () => {
		const walls = [failing('http', unreachable), answering('scraping-api', 'wall'), answering('browser', 'wall')]
		const told = async (sources: ListingSource[]) =>
			tryListingSources(contextWith(sources).context, LINK).then(String, (error: AppError) => inEnglish(error.said))
		expect(await told(walls)).toMatch(/^The shop shows this page to people only, not to a server\. Open it in your own browser/)
		expect(await told(walls)).toMatch(/Tried in this order: a direct request, then a scraping service, then a browser of ours\.$/)
		expect(await told([answering('http', 'wall')])).not.toContain('Tried')
	})

	it.each<[Exclude<PageVerdict, { kind: 'product' }>, RegExp, RegExp]>([
		[{ kind: 'wall', wall: 'captcha' }, /people only/, /extension.*bookmark.*save it.*photos/],
		[{ kind: 'wall', wall: 'continue-shopping' }, /people only/, /extension/],
		[{ kind: 'wall', wall: 'waf-challenge' }, /people only/, /extension/],
		[{ kind: 'wall', wall: 'sign-in' }, /signed in/, /Sign in there, then send.*extension.*save it.*photos/],
		[{ kind: 'wall', wall: 'unavailable' }, /refused this page or could not show it/, /Try again.*browser.*photos/],
		[{ kind: 'wall', wall: 'homepage' }, /front page/, /copy the address.*from your browser/],
		[{ kind: 'other', page: 'search' }, /list of products/, /paste the address of its own page/],
		[{ kind: 'other', page: 'bestsellers' }, /list of products/, /paste the address/],
		[{ kind: 'other', page: 'category' }, /list of products/, /paste the address/],
		[{ kind: 'other', page: 'article' }, /an article, a guide or a review/, /in the shop that sells it/],
		[{ kind: 'other', page: 'cart' }, /shopping basket/, /Open the product itself/],
		[{ kind: 'other', page: 'comparison' }, /comparison/, /in one of the shops/],
		[{ kind: 'other', page: 'offer-listing' }, /offers or reviews/, /Open the product itself/],
		[{ kind: 'other', page: 'reviews' }, /offers or reviews/, /Open the product itself/],
		[{ kind: 'other', page: 'unknown' }, /No product with a price/, /saved page or from your browser.*photos/],
		[{ kind: 'other', page: 'not-found' }, /no such product/, /Check the address.*photos/],
	])('[X-3] [D-7] a seller who meets %j is told what it is and what to do next', async (verdict, is, next) => {
		const { context } = contextWith([answering('http', 'x')])
		context.deps.marketplace = { ...context.deps.marketplace, classify: () => verdict }
		const told = await tryListingSources(context, LINK).then(String, (error: AppError) => inEnglish(error.said))
		expect(told).toMatch(is)
		expect(told).toMatch(next)
	})

	it('[X-2] [D-7] a shop that cannot be reached is told apart from one that refuses', async () => {
		const { context } = contextWith([failing('http', unreachable)])
		const told = await tryListingSources(context, LINK).then(String, (error: AppError) => inEnglish(error.said))
		expect(told).toMatch(/could not be reached at this address\. Check it.*saved page.*photos/)
	})

	it('[X-3] a page that is surely something else ends the search', async () => {
		const { context, outcomes } = contextWith([answering('http', 'search'), answering('browser', 'product')])
		await expect(tryListingSources(context, LINK)).rejects.toMatchObject({ code: 'not_a_product' })
		expect(outcomes()).toEqual(['http → other_page search'])
	})

	it('[X-2] the time for all together ends the search', async () => {
		const { context, outcomes } = contextWith([answering('http', 'wall'), silent('browser'), answering('saved-pages', 'product')])
		await expect(tryListingSources(context, LINK, 20)).rejects.toMatchObject({ code: 'listing_blocked' })
		expect(outcomes()).toEqual(['http → wall captcha', 'browser → timeout'])
	})

	it('[D-4] canceled, it throws the reason, and the attempt is recorded as canceled', async () => {
		const controller = new AbortController()
		const { context, outcomes } = contextWith([silent('http')], {}, controller.signal)
		const trying = tryListingSources(context, LINK)
		controller.abort(new Error('left'))
		await expect(trying).rejects.toThrow('left')
		expect(outcomes()).toEqual(['http → canceled'])
	})

	it('[X-2] of a short link the marketplace is recorded as soon as it is known', async () => {
		const followed: ListingSource = { name: 'http', read: async () => ({ html: 'product', url: LINK.url, source: 'http' }) }
		const { context, attempts } = contextWith([failing('browser', unreachable), followed])
		await tryListingSources(context, { ...LINK, domain: undefined, asin: undefined, url: 'https://amzn.eu/d/x', short: true })
		expect(attempts.map(({ domain }) => domain)).toEqual([undefined, 'amazon.de'])
	})

	it('[N-9] a record that cannot be kept does not stop the reading', async () => {
		const warnings: string[] = []
		const { context } = contextWith([answering('http', 'product')], {
			recordAttempt: () => Promise.reject(new Error('disk full')),
			warn: (message) => void warnings.push(message),
		})
		expect(await tryListingSources(context, LINK)).toMatchObject({ source: 'http' })
		expect(warnings).toEqual(['an attempt at a listing could not be recorded'])
	})
})
