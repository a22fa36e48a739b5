import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCorpus, readPages } from '../bench/accuracy/corpus'
import { buildListing } from './fixtures/listings/build-listing'
import { COUNTRY_LISTINGS } from './fixtures/listings/country-listings'
import { type Change, changed, NASTY } from './fixtures/listings/damage'
import { SHOP_PAGE } from './fixtures/listings/shop-page'
import { buildListingReaders, heapMbFor, type ListingReader } from './support/listing-reader'

const SEED = 20_260_101
const FOLDER = 'test/fixtures/listings'

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

let readers: Awaited<ReturnType<typeof buildListingReaders>>
beforeAll(async () => {
	readers = await buildListingReaders()
})
afterAll(() => readers.remove())

/** In a process whose heap is bounded by the largest page it is given. */
async function within<T>(bytes: number, use: (reader: ListingReader) => Promise<T>): Promise<T> {
	const reader = readers.open(heapMbFor(bytes))
	try {
		return await use(reader)
	} finally {
		await reader.close()
	}
}

async function readSafely(reader: ListingReader, html: string): Promise<void> {
	const { error } = await reader.read(html)
	if (error) throw new Error(error)
}

/** Changes make a page longer than this only rarely; the run skips those. */
const MOST_ADDED = 40_000

/** Damages any of the pages; the heap is that of the largest. */
async function fuzz(html: readonly string[], numRuns: number): Promise<void> {
	const most = Math.max(...html.map((page) => Buffer.byteLength(page))) + MOST_ADDED
	await within(most, (reader) =>
		fc.assert(
			fc.asyncProperty(fc.nat({ max: html.length - 1 }), changes, async (which, how) => {
				const damaged = changed(html[which] ?? '', how)
				fc.pre(Buffer.byteLength(damaged) <= most)
				await readSafely(reader, damaged)
			}),
			{ seed: SEED, numRuns },
		),
	)
}

describe(`damaged and hostile listings (seed ${SEED})`, () => {
	it('[X-7] our listings, mutated in any way, give a valid product or the expected error, in bounded memory', async () => {
		await fuzz(pages, 600)
	}, 120_000)

	const corpus = findCorpus()
	it.skipIf(!corpus)(
		'[X-7] so do real listings, each in twelve times its own bytes',
		async () => {
			const real: string[] = []
			for await (const { html } of readPages(`${corpus}/pages`)) if (real.length < 8) real.push(html)
			for (const page of real) await fuzz([page], 15)
		},
		120_000,
	)

	it('[X-7] hostile fragments in every place a text is read from', async () => {
		for (const page of [pages[0] ?? '', pages[2] ?? '', SHOP_PAGE]) {
			const everywhere = NASTY.map((fragment) => page.replace(/(?<=>)\s*[^<>\s][^<>]{2,}(?=<)/g, (text) => `${text}${fragment}`))
			await within(Math.max(...everywhere.map((one) => Buffer.byteLength(one))), async (reader) => {
				for (const one of everywhere) await readSafely(reader, one)
			})
		}
	}, 120_000)

	it.each([
		['two hundred thousand nested tables', '<table><tr><td>', 200_000],
		['two hundred thousand nested lists', '<ul><li><b>x</b>', 200_000],
		['two hundred thousand nested blocks', '<div id="dp" class="a-price">', 200_000],
		['twenty megabytes of words', 'lorem ipsum ', 1_666_666],
		['twenty megabytes of bullets', '<div id="feature-bullets"><ul><li>x</li></ul></div>', 392_156],
		['twenty megabytes of angle brackets', '<a <a ', 3_333_333],
		['twenty megabytes of tags', '<i>', 6_666_666],
	])(
		'[X-7] %s are read in bounded memory',
		async (_, filler, times) => {
			const html = (pages[0] ?? '').replace(/<body[^>]*>/, (body) => `${body}${filler.repeat(times)}`)
			await within(Number.POSITIVE_INFINITY, (reader) => readSafely(reader, html))
		},
		120_000,
	)

	it('[X-7] a reader that keeps thirty copies of the page does not stay within that memory, and is noticed', async () => {
		const html = `${pages[0]}${'lorem ipsum '.repeat(100_000)}`
		const bytes = Buffer.byteLength(html)
		const [frugal, wasteful] = await within(bytes, async (reader) => [await reader.read(html), await reader.read(html, 30)])
		expect(frugal?.error).toBeUndefined()
		expect(wasteful?.error).toContain('out of memory')
	}, 120_000)
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
