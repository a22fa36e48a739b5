import { parseArgs } from 'node:util'
import { BARE, type Contestant, OURS, type Page } from './contestants'
import { amazonCorpus, type Corpus, shopCorpus } from './corpora'
import { allocatedBytes, median, rerunMeasurable, timesOf } from './measure'

// Reading whole pages beside general parsers and other libraries, on the same bytes in the same run. `--only amazon` or
// `--only shops` measures one corpus, `--pages DIR` a folder, `--verbose` names every page. Exit 1 when a bar is
// missed.

/** Most memory ours may allocate, as a multiple of the page's bytes. */
const MEMORY_BAR = 12

/** `memory`: how many times the page's bytes each contestant allocates. */
type Measured = { page: Page; bytes: number; times: Map<string, number>; memory: Map<string, number> }

async function main(): Promise<number> {
	const { values } = parseArgs({
		options: { pages: { type: 'string' }, only: { type: 'string' }, verbose: { type: 'boolean' } },
	})
	const rerun = rerunMeasurable()
	if (rerun !== undefined) return rerun
	const corpora = [
		values.only === 'shops' ? undefined : await amazonCorpus(values.pages),
		values.only === 'amazon' || values.pages ? undefined : await shopCorpus(),
	]
	let missed = 0
	for (const corpus of corpora) if (corpus) missed += await measure(corpus, values.verbose === true)
	return missed > 0 ? 1 : 0
}

async function measure(corpus: Corpus, verbose: boolean): Promise<number> {
	const { contestants: all } = corpus
	const right = new Map<string, number>()
	for (const page of corpus.pages) {
		for (const one of all) {
			const found = await one.run(page)
			if (one.priceIn && page.price !== undefined && Math.abs((one.priceIn(found) ?? Number.NaN) - page.price) < 0.005)
				right.set(one.name, (right.get(one.name) ?? 0) + 1)
		}
	}
	const measured: Measured[] = []
	for (const page of corpus.pages)
		measured.push({ page, bytes: Buffer.byteLength(page.html), times: await timesOf(page, all), memory: new Map() })
	// Measured last: collecting garbage for it discards compiled code, which would slow the runs that are timed.
	for (const { page, bytes, memory } of measured) for (const one of all) memory.set(one.name, (await allocatedBytes(page, one)) / bytes)
	if (verbose) for (const one of measured) console.log(line(one))
	console.log(`\n${measured.length} pages of ${corpus.name}; medians over the pages`)
	const priced = corpus.pages.filter(({ price }) => price !== undefined).length
	for (const one of all) {
		const prices = one.priceIn ? `   ${right.get(one.name) ?? 0} of ${priced} prices right` : ''
		console.log(`${summary(one, measured)}${prices}`)
	}
	return judge(measured, corpus)
}

const memoryOf = ({ memory }: Measured, name: string): number => memory.get(name) ?? Number.NaN
const timeOf = ({ times }: Measured, name: string): number => times.get(name) ?? Number.NaN
/** Another contestant's time divided by ours, in the median over the pages. */
const ratioTo = (measured: readonly Measured[], name: string): number =>
	median(measured.map((one) => timeOf(one, name) / timeOf(one, OURS)))

function line(one: Measured): string {
	const ratio = timeOf(one, OURS) / timeOf(one, BARE.name)
	const size = (one.bytes / 1024).toFixed(0).padStart(6)
	const time = timeOf(one, OURS).toFixed(2).padStart(7)
	return `${one.page.name.padEnd(36)} ${size} KB  ${time} ms, ${ratio.toFixed(2)} x bare; memory ${memoryOf(one, OURS).toFixed(1)} x`
}

function summary({ name }: Contestant, measured: readonly Measured[]): string {
	const time = median(measured.map((one) => timeOf(one, name)))
	const memory = median(measured.map((one) => memoryOf(one, name)))
	const ratio = ratioTo(measured, name).toFixed(2).padStart(7)
	const held = memory.toFixed(1).padStart(5)
	return `${name.padEnd(44)} ${time.toFixed(2).padStart(8)} ms  ${ratio} x our time  ${held} x the page of memory`
}

/** Prints each bar and answers how many are missed. */
function judge(measured: readonly Measured[], { timeBar, memoryHolds, rival }: Corpus): number {
	const toBare = 1 / ratioTo(measured, BARE.name)
	const memory = measured.map((one) => memoryOf(one, OURS))
	const worst = Math.max(...memory)
	const held = memoryHolds === 'median' ? median(memory) : worst
	const bars: [string, boolean][] = [
		[`reading takes ${toBare.toFixed(2)} x a bare pass (at most ${timeBar})`, toBare <= timeBar],
		[
			`memory is ${median(memory).toFixed(1)} x the page, ${worst.toFixed(1)} x on the worst (the ${memoryHolds} at most ${MEMORY_BAR})`,
			held <= MEMORY_BAR,
		],
	]
	if (rival) {
		const faster = ratioTo(measured, rival.name)
		bars.push([`${faster.toFixed(1)} x faster than ${rival.name} (at least ${rival.faster})`, faster >= rival.faster])
	}
	for (const [text, held] of bars) console.log(`${held ? 'held  ' : 'MISSED'} ${text}`)
	return bars.filter(([, held]) => !held).length
}

process.exitCode = await main()
