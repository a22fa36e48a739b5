import { spawnSync } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import type { Contestant, Page } from './contestants'

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

/** Median milliseconds of each contestant on one page; they take turns, so that a busy machine is busy for all. */
export async function timesOf(page: Page, all: readonly Contestant[]): Promise<Map<string, number>> {
	const times = new Map(all.map(({ name }) => [name, [] as number[]]))
	const rounds = Math.max(...all.map((one) => one.rounds))
	for (let round = 0; round < rounds; round++) {
		for (const one of all) {
			if (round >= one.rounds) continue
			const own = copyOf(page, round)
			const start = performance.now()
			await one.run(own)
			times.get(one.name)?.push(performance.now() - start)
		}
	}
	return new Map([...times].map(([name, values]) => [name, median(values)]))
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
		const own = copyOf(page, round + 100)
		globalThis.gc?.()
		const before = process.memoryUsage().heapUsed
		await one.run(own)
		grown.push(process.memoryUsage().heapUsed - before)
	}
	return Math.max(0, median(grown))
}

export function median(values: readonly number[]): number {
	return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}
