import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { Parser } from 'htmlparser2'
import { amazon } from '../../src/connectors/marketplaces/amazon/amazon'
import { findCorpus, readPages, type SavedPage } from '../accuracy/corpus'

/** Bars of requirement-level speed: extraction beside a bare parser pass over the same bytes, and memory beside the page's bytes. */
const TIME_BAR = 3
const MEMORY_BAR = 12
const ROUNDS = 15
/** Repeats of one page while its memory is watched. */
const MEMORY_ROUNDS = 3

type Measured = { name: string; bytes: number; extractMs: number; bareMs: number; memoryRatio: number }

async function main(): Promise<number> {
	const { values } = parseArgs({ options: { pages: { type: 'string' } } })
	const corpus = findCorpus()
	const folder = values.pages ?? (corpus ? `${corpus}/pages` : 'test/fixtures/listings')
	const pages: SavedPage[] = []
	for await (const page of readPages(folder)) if (amazon.classify(page.html).kind === 'product') pages.push(page)
	for (const page of pages) measure(page)
	const measured = pages.map(measure)
	for (const one of measured) console.log(line(one))
	const time = median(measured.map(({ extractMs, bareMs }) => extractMs / bareMs))
	const memory = median(measured.map(({ memoryRatio }) => memoryRatio))
	console.log(`${measured.length} pages of ${folder}`)
	console.log(
		`median extraction time: ${median(measured.map(({ extractMs }) => extractMs)).toFixed(2)} ms, ${time.toFixed(2)} x a bare htmlparser2 pass (bar ${TIME_BAR})`,
	)
	console.log(
		`median memory: ${memory.toFixed(2)} x the page's bytes (bar ${MEMORY_BAR})${globalThis.gc ? '' : '; run node with --expose-gc for exact figures'}`,
	)
	return time <= TIME_BAR && memory <= MEMORY_BAR ? 0 : 1
}

function measure({ name, html }: SavedPage): Measured {
	const extractMs = median(timed(() => amazon.extract(html)))
	const bareMs = median(timed(() => new Parser({}).end(html)))
	const bytes = Buffer.byteLength(html)
	return { name, bytes, extractMs, bareMs, memoryRatio: allocated(html) / bytes }
}

function timed(run: () => unknown): number[] {
	return Array.from({ length: ROUNDS }, () => {
		const start = performance.now()
		run()
		return performance.now() - start
	})
}

/** Heap grown by one extraction, garbage included: the most it can hold at any moment. */
function allocated(html: string): number {
	const grown = Array.from({ length: MEMORY_ROUNDS }, () => {
		globalThis.gc?.()
		const before = process.memoryUsage().heapUsed
		amazon.extract(html)
		return process.memoryUsage().heapUsed - before
	})
	return Math.max(0, median(grown))
}

function median(values: readonly number[]): number {
	return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}

function line({ name, bytes, extractMs, bareMs, memoryRatio }: Measured): string {
	return `${name.padEnd(40)} ${(bytes / 1024).toFixed(0).padStart(6)} KB  ${extractMs.toFixed(2).padStart(7)} ms  bare ${bareMs.toFixed(2).padStart(7)} ms  ratio ${(extractMs / bareMs).toFixed(2)}  memory ${memoryRatio.toFixed(1)}`
}

process.exitCode = await main()
