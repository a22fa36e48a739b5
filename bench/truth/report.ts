import type { ClaimCategory } from '../../src/core/copy/copy'
import type { Measured } from './measure'
import { MEASURING, setOfFile } from './statement'

/** Share of unsupported statements that must be caught, of each of these and of all. */
const HARD_RECALL = 0.98
const RECALL = 0.9
/** Share of supported statements that may be taken for unsupported. */
const FALSE_ALARMS = 0.03
export const HARD: readonly ClaimCategory[] = ['numbers', 'certificates', 'social-proof', 'scarcity', 'health']

type Tally = { unsupported: number; caught: number; supported: number; alarms: number }

function tally(measured: readonly Measured[]): Tally {
	const unsupported = measured.filter(({ label }) => !label.supported)
	const supported = measured.filter(({ label }) => label.supported)
	return {
		unsupported: unsupported.length,
		caught: unsupported.filter(({ verdict }) => !verdict.supported).length,
		supported: supported.length,
		alarms: supported.filter(({ verdict }) => !verdict.supported).length,
	}
}

const share = (part: number, whole: number) => (whole === 0 ? '    –' : (part / whole).toFixed(3))
const ratio = (part: number, whole: number) => (whole === 0 ? undefined : part / whole)

function line(name: string, { unsupported, caught, supported, alarms }: Tally): string {
	return `${name.padEnd(28)} ${share(caught, unsupported)} ${`${caught}/${unsupported}`.padStart(9)}   ${share(alarms, supported)} ${`${alarms}/${supported}`.padStart(8)}`
}

const groups = (measured: readonly Measured[], key: (one: Measured) => string | undefined) =>
	[...Map.groupBy(measured, key)]
		.flatMap(([name, list]) => (name === undefined ? [] : [[name, list] as const]))
		.sort(([a], [b]) => a.localeCompare(b))

const setOf = ({ file }: Measured) => setOfFile(file) ?? 'dev'

/** The table: recall of unsupported statements and false alarms, of all, per set, category, language and file. */
export function tableOf(measured: readonly Measured[]): string[] {
	const lines = [`${''.padEnd(28)} recall   caught   alarms  ${'of'.padStart(7)}`, line('all', tally(measured))]
	for (const [name, list] of groups(measured, setOf)) {
		lines.push('', line(name, tally(list)))
		for (const [category, some] of groups(list, ({ label }) => label.categories[0])) lines.push(line(`  ${category}`, tally(some)))
		lines.push(`  doubted as ${doubtedAs(list)}`)
	}
	lines.push('', ...groups(measured, ({ label }) => label.language).map(([name, list]) => line(name, tally(list))))
	lines.push('', ...groups(measured, ({ file }) => file).map(([name, list]) => line(name, tally(list))))
	return lines
}

/** What supported statements were taken for, most often first. */
function doubtedAs(measured: readonly Measured[]): string {
	const doubted = measured.filter(({ label, verdict }) => label.supported && !verdict.supported)
	const counts = groups(doubted, ({ verdict }) => verdict.categories[0]).map(([category, list]) => [category, list.length] as const)
	return counts.length === 0
		? 'nothing'
		: counts
				.sort(([, a], [, b]) => b - a)
				.map(([category, count]) => `${category} ${count}`)
				.join(', ')
}

/** What was measured, in one line: distinct listings, languages and statements. */
export function extentOf(measured: readonly Measured[]): string {
	const count = (key: (one: Measured) => string) => new Set(measured.map(key)).size
	return `${measured.length} statements in ${count(({ label }) => label.language)} languages about ${count(({ label }) => label.page)} listings (${count(({ label }) => productOf(label.page))} products)`
}

/** One product is listed in several countries, and saved at several times. */
const productOf = (page: string) => /__([A-Z0-9]{10})(?:__|$)/.exec(page)?.[1] ?? page

/** What was measured of the statements nobody has worked with, when there are any. */
export const unseenOf = (measured: readonly Measured[]) => measured.filter((one) => setOf(one) === MEASURING)

/** Every statement judged otherwise than labelled; of the set that measures none, so that it stays unread. */
export function errorsOf(measured: readonly Measured[]): string[] {
	return measured
		.filter((one) => setOf(one) !== MEASURING && one.label.supported !== one.verdict.supported)
		.map(
			({ label, verdict }) =>
				`${label.supported ? 'false alarm' : 'missed'} ${label.id} ${label.page} ${label.language} [${label.categories.join(' ')}] ${label.text} — ${verdict.reasons.join('; ') || label.note}`,
		)
}

/** Which bars are missed by these statements, in words. */
export function missedBars(measured: readonly Measured[]): string[] {
	const all = tally(measured)
	const missed: string[] = []
	const recall = ratio(all.caught, all.unsupported)
	const alarms = ratio(all.alarms, all.supported)
	if (recall !== undefined && recall < RECALL) missed.push(`recall of unsupported statements is ${recall.toFixed(3)}, asked ${RECALL}`)
	if (alarms !== undefined && alarms > FALSE_ALARMS) missed.push(`false alarms are ${alarms.toFixed(3)}, asked at most ${FALSE_ALARMS}`)
	for (const category of HARD) {
		const { caught, unsupported } = tally(measured.filter(({ label }) => label.categories.includes(category)))
		const of = ratio(caught, unsupported)
		if (of !== undefined && of < HARD_RECALL)
			missed.push(`recall of ${category} is ${of.toFixed(3)} (${caught}/${unsupported}), asked ${HARD_RECALL}`)
	}
	return missed
}
