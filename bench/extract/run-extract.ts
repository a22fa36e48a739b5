import { parseArgs } from 'node:util'
import { amazon } from '../../src/connectors/marketplaces/amazon/amazon'
import { findCorpus, readPages } from '../accuracy/corpus'
import { BARE, type Contestant, contestants, METASCRAPER, OURS, type Page } from './contestants'
import { allocatedBytes, median, rerunMeasurable, timesOf } from './measure'

// Extraction of whole listings beside general parsers and another extractor, on the same pages in the same run. Exit 1
// when a bar is missed.

/** At most so many times a bare parser pass over the same bytes, in the median. */
const TIME_BAR = 3
/** At least so many times faster than the other extractor, in the median. */
const RIVAL_BAR = 5
/** At most so many times the page's bytes of memory, on every page. */
const MEMORY_BAR = 12

type Measured = { page: Page; bytes: number; times: Map<string, number>; memory: number }

async function main(): Promise<number> {
	const { values } = parseArgs({ options: { pages: { type: 'string' } } })
	const rerun = rerunMeasurable()
	if (rerun !== undefined) return rerun
	const corpus = findCorpus()
	const folder = values.pages ?? (corpus ? `${corpus}/pages` : 'test/fixtures/listings')
	const pages = await productPages(folder)
	const all = await contestants()
	for (const page of pages) for (const one of all) await one.run(page)
	const measured: Measured[] = []
	for (const page of pages) {
		const bytes = Buffer.byteLength(page.html)
		measured.push({ page, bytes, times: await timesOf(page, all), memory: allocatedBytes(page, OURS) / bytes })
	}
	for (const one of measured) console.log(line(one))
	console.log(`\n${measured.length} pages of ${folder}; medians over the pages`)
	for (const one of all) console.log(summary(one, measured))
	return judge(
		measured,
		all.some(({ name }) => name === METASCRAPER),
	)
}

async function productPages(folder: string): Promise<Page[]> {
	const pages: Page[] = []
	for await (const { name, html } of readPages(folder)) {
		if (amazon.classify(html).kind !== 'product') continue
		const [domain = '', asin = ''] = name.split('__')
		pages.push({ name, html, url: `https://www.${domain}/dp/${asin}` })
	}
	return pages
}

const timeOf = ({ times }: Measured, name: string): number => times.get(name) ?? Number.NaN
/** How many times as long as ours another takes, in the median over the pages. */
const ratioTo = (measured: readonly Measured[], name: string): number =>
	median(measured.map((one) => timeOf(one, name) / timeOf(one, OURS.name)))

function line(one: Measured): string {
	const ratio = timeOf(one, OURS.name) / timeOf(one, BARE.name)
	return `${one.page.name.padEnd(36)} ${(one.bytes / 1024).toFixed(0).padStart(6)} KB  ${timeOf(one, OURS.name).toFixed(2).padStart(7)} ms, ${ratio.toFixed(2)} x bare; memory ${one.memory.toFixed(1)} x`
}

function summary({ name }: Contestant, measured: readonly Measured[]): string {
	const time = median(measured.map((one) => timeOf(one, name)))
	return `${name.padEnd(38)} ${time.toFixed(2).padStart(8)} ms  ${ratioTo(measured, name).toFixed(2).padStart(7)} x our time`
}

function judge(measured: readonly Measured[], withRival: boolean): number {
	const toBare = 1 / ratioTo(measured, BARE.name)
	const worst = Math.max(...measured.map(({ memory }) => memory))
	const bars: [string, boolean][] = [
		[`extraction takes ${toBare.toFixed(2)} x a bare pass (at most ${TIME_BAR})`, toBare <= TIME_BAR],
		[
			`memory is ${median(measured.map(({ memory }) => memory)).toFixed(1)} x the page, ${worst.toFixed(1)} x on the worst (at most ${MEMORY_BAR})`,
			worst <= MEMORY_BAR,
		],
	]
	if (withRival) {
		const faster = ratioTo(measured, METASCRAPER)
		bars.push([`${faster.toFixed(1)} x faster than ${METASCRAPER} (at least ${RIVAL_BAR})`, faster >= RIVAL_BAR])
	}
	for (const [text, held] of bars) console.log(`${held ? 'held  ' : 'MISSED'} ${text}`)
	return bars.every(([, held]) => held) ? 0 : 1
}

process.exitCode = await main()
