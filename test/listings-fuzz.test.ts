import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCorpus, readPages } from '../bench/accuracy/corpus'
import { amazon } from '../src/connectors/marketplaces/amazon/amazon'
import { generic } from '../src/connectors/marketplaces/generic/generic'
import type { Marketplace } from '../src/connectors/marketplaces/marketplace'
import { isAppError } from '../src/core/errors'
import { type Product, productSchema } from '../src/core/product/product'
import { buildListing } from './fixtures/listings/build-listing'
import { COUNTRY_LISTINGS } from './fixtures/listings/country-listings'
import { type Change, changed, NASTY } from './fixtures/listings/damage'
import { SHOP_PAGE } from './fixtures/listings/shop-page'

const SEED = 20_260_101
/** Only a hang takes this long of a processor; real pages take milliseconds. */
const HANG_MS = 10_000
const FOLDER = 'test/fixtures/listings'
const PICTURE_HOST = /(?:^|\.)(?:media-amazon\.com|ssl-images-amazon\.com|images-amazon\.com)$/
const PUBLIC_HOST = /^(?:[\w-]+\.)+[a-z]{2,}$/
const FORBIDDEN = /<\/?\s*(?:script|iframe)|[\u202a-\u202e\u2066-\u2069]|\0/i

const pages = [
	...readdirSync(FOLDER)
		.filter((file) => file.endsWith('.html'))
		.map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8')),
	...COUNTRY_LISTINGS.map(({ parts }) => buildListing(parts)),
	SHOP_PAGE,
]

const change: fc.Arbitrary<Change> = fc.record({
	kind: fc.constantFrom('flip', 'delete', 'duplicate', 'splice', 'cut', 'move'),
	at: fc.double({ min: 0, max: 1, noNaN: true }),
	length: fc.integer({ min: 1, max: 3000 }),
	fragment: fc.nat({ max: NASTY.length - 1 }),
})
const changes = fc.array(change, { minLength: 1, maxLength: 12 })

/** What reading must never do, whatever it is given. */
function readSafely(html: string): void {
	for (const marketplace of [amazon, generic]) {
		const before = process.threadCpuUsage()
		marketplace.classify(html)
		const product = extractOrRefuse(marketplace, html)
		if (process.threadCpuUsage(before).user / 1000 > HANG_MS) throw new Error(`reading by ${marketplace.id} hung`)
		if (product) check(product)
	}
}

function extractOrRefuse(marketplace: Marketplace, html: string): Product | undefined {
	try {
		return marketplace.extract(html)
	} catch (error) {
		if (isAppError(error, 'listing_unreadable')) return undefined
		throw error
	}
}

function check(product: Product): void {
	expect(productSchema.parse(product)).toEqual(product)
	for (const text of stringsOf(product)) {
		if (FORBIDDEN.test(text) || !text.isWellFormed()) throw new Error(`a text that must not be: ${JSON.stringify(text.slice(0, 200))}`)
	}
	for (const { value } of [...product.gallery, ...product.descriptionImages]) {
		const url = new URL(value.url)
		const hosts = product.source.marketplace === 'amazon' ? PICTURE_HOST : PUBLIC_HOST
		if (!/^https?:$/.test(url.protocol) || !hosts.test(url.hostname)) throw new Error(`a picture from elsewhere: ${value.url}`)
	}
}

function stringsOf(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, inner]) => [key, ...stringsOf(inner)])
}

const run = (html: readonly string[], numRuns: number, limitMs: number) =>
	fc.assert(
		fc.property(fc.nat({ max: html.length - 1 }), changes, (which, how) => readSafely(changed(html[which] ?? '', how))),
		{ seed: SEED, numRuns, interruptAfterTimeLimit: limitMs, markInterruptAsFailure: false },
	)

describe(`damaged and hostile listings (seed ${SEED})`, () => {
	it('[X-7] listings written for this project, changed in any way, give a valid product or the expected error', () => {
		run(pages, 1000, 10_000)
	}, 60_000)

	const corpus = findCorpus()
	it.skipIf(!corpus)(
		'[X-7] so do real listings',
		async () => {
			const real: string[] = []
			for await (const { html } of readPages(`${corpus}/pages`)) if (real.length < 8) real.push(html)
			run(real, 150, 8_000)
		},
		60_000,
	)

	it.each(NASTY.map((fragment) => [fragment.slice(0, 40).replace(/\p{C}/gu, '?'), fragment] as const))(
		'[X-7] %s in every place a text is read from',
		(_, fragment) => {
			for (const page of pages) readSafely(page.replace(/(?<=>)\s*[^<>\s][^<>]{2,}(?=<)/g, (text) => `${text}${fragment}`))
		},
	)

	it.each([
		['tables', '<table><tr><td>'],
		['lists', '<ul><li><b>x</b>'],
		['blocks', '<div id="dp" class="a-price">'],
	])('[X-7] two hundred thousand nested %s', (_, tag) => {
		for (const page of [pages[0] ?? '', SHOP_PAGE]) readSafely(page.replace(/<body[^>]*>/, (body) => `${body}${tag.repeat(200_000)}`))
	})

	it.each([
		['words', 'lorem ipsum '],
		['bullets', '<div id="feature-bullets"><ul><li>x</li></ul></div>'],
		['angle brackets', '<a <a '],
	])(
		'[X-7] a body of twenty megabytes of %s',
		(_, filler) => {
			const page = pages[0] ?? ''
			readSafely(page.replace('</body>', `${filler.repeat(20_000_000 / filler.length)}</body>`))
		},
		60_000,
	)
})

describe('reading of listings', () => {
	it('[X-7] has no way to run what a page says', () => {
		const files = readdirSync('src/connectors/marketplaces', { recursive: true, encoding: 'utf8' }).filter((file) =>
			/(?<!\.test)\.ts$/.test(file),
		)
		expect(files.length).toBeGreaterThan(30)
		for (const file of files) {
			const source = readFileSync(`src/connectors/marketplaces/${file}`, 'utf8')
			expect(source, file).not.toMatch(/\beval\s*\(|\bnew\s+Function\b|\bFunction\s*\(|node:vm|\bimport\s*\(|setTimeout/)
		}
	})
})
