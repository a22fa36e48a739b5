import { readFileSync } from 'node:fs'

const MEGABYTE_IN_KB = 1024
const MS_PER_TICK = 10

/** Resident memory of a process in megabytes (Linux). */
export function memoryOf(pid: number): number {
	const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
	return Math.round(Number(kilobytes) / MEGABYTE_IN_KB)
}

/** Processor time a process has used so far, in milliseconds, all its threads together (Linux: ticks of 10 ms). */
export function processorMsOf(pid: number): number {
	const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
	const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
	return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

/** One figure of a process's /metrics, in its own unit; NaN when it is not there. */
export async function metricOf(url: string, token: string, name: string): Promise<number> {
	const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
	return Number(
		text
			.split('\n')
			.find((line) => line.startsWith(`${name} `))
			?.slice(name.length + 1) ?? Number.NaN,
	)
}

/** The value at a share of sorted times, rounded. */
export function percentile(times: readonly number[], share: number): number {
	const sorted = times.toSorted((a, b) => a - b)
	return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN)
}

export type Steady = { times: number[]; failed: number }

/**
 * Calls at a steady rate, whether earlier ones have been answered or not, until `isOver`; answers their times in ms and
 * how many had no answer.
 */
export async function callSteadily(perSecond: number, isOver: () => boolean, call: () => Promise<unknown>): Promise<Steady> {
	const times: number[] = []
	let failed = 0
	const open: Promise<void>[] = []
	const begun = performance.now()
	for (let sent = 0; !isOver(); sent += 1) {
		const due = begun + (sent * 1000) / perSecond - performance.now()
		if (due > 0) await new Promise((wake) => setTimeout(wake, due))
		const at = performance.now()
		open.push(
			call().then(
				() => void times.push(performance.now() - at),
				() => {
					failed += 1
				},
			),
		)
	}
	await Promise.all(open)
	return { times, failed }
}
