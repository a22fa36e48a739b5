import { findLanguage } from '../locale/languages'
import { hasTruthData } from '../truth/truth-data'
import { NAMED, SIGNS, UNITS } from '../truth/units'
import { conceptOf, specWordsOf } from './spec-words'

/**
 * Specifications whose figure says what a thing can do, the most telling first; by their names in `spec-data`.
 */
const TELLING = [
	...['Battery life', 'Suction power', 'Maximum power', 'Power', 'Storage capacity', 'RAM', 'Screen size', 'Camera resolution'],
	...['Capacity', 'Volume', 'Water tank capacity', 'Brightness', 'Battery capacity', 'Charging time', 'Torque', 'Rotational speed'],
	...['Pressure', 'Speed', 'Refresh rate', 'Processor speed', 'Noise level', 'Range', 'Maximum load', 'Optical zoom'],
	...['Sun protection factor', 'Water resistance level', 'Power levels', 'Number of speeds', 'Automatic programs', 'Number of pieces'],
	...['Number of players', 'Number of compartments', 'Cable length', 'Case diameter', 'Diameter', 'Net weight', 'Weight'],
]
/** Units that say by themselves what a figure counts, whatever the shop calls the specification. */
const TELLING_UNITS = ['lm', 'h', 'mah', 'wh', 'w', 'kw', 'l', 'pa', 'bar', 'rpm', 'nm', 'mp', 'year']

/**
 * How telling the figure of a specification is, 0 the most; undefined for one that is not (a shipping weight, a mains
 * voltage): by its name, and where no table knows that, by its unit. Where there are no tables, as in a browser, all
 * are alike.
 */
export function tellingOf(name: string, value: string, language: string): number | undefined {
	if (!hasTruthData()) return 0
	const concept = conceptOf(name, 'labels', { from: undefined, to: 'english' })?.concept
	if (concept !== undefined) {
		const place = TELLING.indexOf(concept)
		return place < 0 ? undefined : place
	}
	const place = TELLING_UNITS.indexOf(unitOf(value, language) ?? '')
	return place < 0 ? undefined : TELLING.length + place
}

/** The unit a single figure ends with, by its sign or by what the language calls it. */
function unitOf(value: string, language: string): string | undefined {
	const word = /\d\s?([\p{L}\p{M}²³/]+)$/u.exec(value.trim().toLowerCase())?.[1]
	if (word === undefined) return undefined
	if (Object.hasOwn(UNITS, word)) return word
	const own = [...(specWordsOf(language)?.units ?? [])].find(([, sign]) => sign.toLowerCase() === word)?.[0]
	return own ?? SIGNS[word] ?? unitNamed(word, language) ?? unitNamed(word, 'english')
}

/** Numbers whose plural differs in some language. */
const COUNTS = [1, 2, 3, 5, 11, 100, 15_000]

function unitNamed(word: string, language: string): string | undefined {
	const tag = findLanguage(language)?.tag ?? 'en'
	return Object.entries(NAMED).find(
		([unit, id]) => TELLING_UNITS.includes(id) && COUNTS.some((count) => namesIn(tag, unit, count).includes(word)),
	)?.[1]
}

const namesIn = (tag: string, unit: string, count: number): string[] =>
	(['long', 'short'] as const).map((unitDisplay) =>
		new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay })
			.formatToParts(count)
			.filter(({ type }) => type === 'unit')
			.map(({ value }) => value.toLowerCase().trim())
			.join(' '),
	)
