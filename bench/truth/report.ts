import type { Labelled } from './statement'

/** A labelled statement and whether a judge let it stand. */
export type Measured = { label: Labelled; stands: boolean }

/**
 * Bars of the floor alone (K-8): share of unsupported statements caught at least, of supported ones doubted at most.
 */
export const BARS = { recall: 0.78, falseAlarms: 0.06, pageMs: 15 } as const

type Tally = { unsupported: number; caught: number; supported: number; doubted: number }

/** How many of both kinds there are, and how many of each were objected to. */
export function tallyOf(measured: readonly Measured[]): Tally {
	const [unsupported, supported] = [measured.filter(({ label }) => !label.supported), measured.filter(({ label }) => label.supported)]
	const objected = (some: readonly Measured[]) => some.filter(({ stands }) => !stands).length
	return { unsupported: unsupported.length, caught: objected(unsupported), supported: supported.length, doubted: objected(supported) }
}

const share = (part: number, whole: number) => (whole === 0 ? '    –' : (part / whole).toFixed(3))

function line(name: string, { unsupported, caught, supported, doubted }: Tally): string {
	const rate = (part: number, whole: number) => `${share(part, whole)} ${`${part}/${whole}`.padStart(11)}`
	return `${name.padEnd(26)} ${rate(caught, unsupported)}   ${rate(doubted, supported)}`
}

/** The table of one judge: all, by the leading category of what is unsupported, and by language. */
export function tableOf(title: string, measured: readonly Measured[]): string[] {
	const groups = (key: (one: Measured) => string | undefined) =>
		[...Map.groupBy(measured, key)].flatMap(([name, list]) => (name === undefined ? [] : [line(`  ${name}`, tallyOf(list))])).sort()
	return [
		'',
		`${title.padEnd(26)} recall      caught   doubted`,
		line('all', tallyOf(measured)),
		...groups(({ label }) => (label.supported ? undefined : label.categories[0])),
		...groups(({ label }) => label.language),
	]
}

/** Which bars the floor misses, in words; `paced`: a page's copy in ms of processor time. */
export function missedBars(measured: readonly Measured[], paced: number | undefined): string[] {
	const { unsupported, caught, supported, doubted } = tallyOf(measured)
	const [recall, alarms] = [caught / unsupported, doubted / supported]
	return [
		...(recall < BARS.recall ? [`recall is ${recall.toFixed(3)}, asked ${BARS.recall}`] : []),
		...(alarms > BARS.falseAlarms ? [`false alarms are ${alarms.toFixed(3)}, asked at most ${BARS.falseAlarms}`] : []),
		...(paced !== undefined && paced > BARS.pageMs ? [`a page takes ${paced.toFixed(1)} ms, asked at most ${BARS.pageMs}`] : []),
	]
}
