import { spawnSync } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Contestant, Page } from './contestants'

/** Turns of each contestant on one page, how long one is meant to be, and how many readings it may hold. */
const ROUNDS = 3
const BATCH_MS = 60
const MAX_BATCH = 200
/** After so many copies of a page the same characters come again: long forgotten by then. */
const MAX_COPIES = 1000
/** Repeats of one page while its memory is watched. */
const MEMORY_ROUNDS = 3
/**
 * Large enough a nursery that nothing is collected while one page is read: the heap's growth is then all that was
 * allocated.
 */
const HEAP_FLAGS = ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256']

/** Runs the program again with a heap in which allocation can be measured; undefined when this is that run already. */
export function rerunMeasurable(): number | undefined {
	if (globalThis.gc) return undefined
	const { status } = spawnSync(process.execPath, [...HEAP_FLAGS, ...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' })
	return status ?? 1
}

/**
 * Milliseconds of processor time each contestant takes for one page, over all threads, its garbage's collection
 * included. They take turns in batches, each without the garbage of the one before: other work on the machine delays a
 * batch, but is not counted in it.
 */
export async function timesOf(page: Page, all: readonly Contestant[]): Promise<Map<string, number>> {
	const spent = new Map<string, { micros: number; readings: number }>()
	const sizes = new Map<string, number>()
	for (const one of all) sizes.set(one.name, await batchSize(page, one))
	let copies = 0
	for (let round = 0; round < ROUNDS; round++) {
		for (const one of all) {
			const pages = Array.from({ length: sizes.get(one.name) ?? 1 }, () => copyOf(page, copies++ % MAX_COPIES))
			// A small collection only: large ones let go of compiled code as well, which would be made anew inside the batch.
			globalThis.gc?.({ type: 'minor' })
			const start = process.cpuUsage()
			for (const own of pages) await readInTurn(own, one)
			const { user, system } = process.cpuUsage(start)
			const { micros, readings } = spent.get(one.name) ?? { micros: 0, readings: 0 }
			spent.set(one.name, { micros: micros + user + system, readings: readings + pages.length })
		}
	}
	return new Map([...spent].map(([name, { micros, readings }]) => [name, micros / readings / 1000]))
}

/** One reading in a turn of the loop of its own, as servers read: until its end weak references hold. */
async function readInTurn(page: Page, one: Contestant): Promise<void> {
	await one.run(page)
	await nextTurn()
}

/** Readings that take about `BATCH_MS`: some systems count processor time in steps of four milliseconds. */
async function batchSize(page: Page, one: Contestant): Promise<number> {
	let fastest = BATCH_MS
	for (let i = 0; i < 3; i++) {
		const own = copyOf(page, MAX_COPIES + i)
		const start = performance.now()
		await readInTurn(own, one)
		fastest = Math.min(fastest, Math.max(0.01, performance.now() - start))
	}
	return Math.min(MAX_BATCH, Math.ceil(BATCH_MS / fastest))
}

/** The page as if it had just arrived: nobody profits from having read the same characters before. */
const copyOf = (page: Page, round: number): Page => ({ ...page, html: Buffer.from(page.html + ' '.repeat(round + 1)).toString() })

/**
 * Bytes one reading of a page allocates, garbage included: the most it can hold at any moment. What allocates more than
 * the nursery holds is collected on the way and shows less than it took.
 */
export async function allocatedBytes(page: Page, one: Contestant): Promise<number> {
	const grown: number[] = []
	for (let round = 0; round < MEMORY_ROUNDS; round++) {
		// Spaces none of the timed rounds had: a library may keep what it made of the same characters.
		const own = copyOf(page, MAX_COPIES + 3 + 2 * round)
		const before = copyOf(page, MAX_COPIES + 4 + 2 * round)
		await nextTurn()
		globalThis.gc?.()
		// A collection lets go of compiled code: what making it anew allocates is not the page's.
		await readInTurn(before, one)
		const used = takenBytes()
		await one.run(own)
		grown.push(takenBytes() - used)
	}
	return Math.max(0, median(grown))
}

/** What arrays of numbers hold lies beside the heap. */
function takenBytes(): number {
	const { heapUsed, arrayBuffers } = process.memoryUsage()
	return heapUsed + arrayBuffers
}

export function median(values: readonly number[]): number {
	return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}
