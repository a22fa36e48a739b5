import { readdirSync, readFileSync } from 'node:fs'

const MEGABYTE_IN_KB = 1024
const MS_PER_TICK = 10

/** Resident memory of a process in megabytes (Linux). */
export function memoryOf(pid: number): number {
	const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
	return Math.round(Number(kilobytes) / MEGABYTE_IN_KB)
}

/** Processor time a process has used so far, in milliseconds, all its threads together (Linux: ticks of 10 ms). */
export const processorMsOf = (pid: number): number => usedBy(`/proc/${pid}`)

function usedBy(folder: string): number {
	const fields = fieldsOf(folder)
	return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

/** The fields of /proc/…/stat behind the name, which may itself contain spaces and parentheses. */
function fieldsOf(folder: string): string[] {
	const stat = readFileSync(`${folder}/stat`, 'utf8')
	return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Processor time each thread of a process has used so far, in milliseconds, by the thread's number. */
export function threadMsOf(pid: number): Map<string, number> {
	return new Map(readdirSync(`/proc/${pid}/task`).map((thread) => [thread, usedBy(`/proc/${pid}/task/${thread}`)]))
}

/** Processor time of the running children of a process together, such as those of a PostgreSQL server. */
export function childrenMsOf(pid: number): number {
	const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
	return numbers.reduce((sum, number) => sum + (isChildOf(pid, number) ? usedBy(`/proc/${number}`) : 0), 0)
}

/** False also for a process that has ended since it was listed. */
function isChildOf(pid: number, number: string): boolean {
	try {
		return Number(fieldsOf(`/proc/${number}`)[1]) === pid
	} catch {
		return false
	}
}

/**
 * The figures of a process's /metrics since they were last asked for, each in its own unit; NaN for one that is not
 * there.
 */
export async function metricsOf(url: string, token: string): Promise<(name: string) => number> {
	const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
	const lines = text.split('\n')
	return (name) => Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? Number.NaN)
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
