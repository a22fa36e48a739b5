import type { Figure } from './figure'
import { COUNTED, MEASURES, type Unit } from './lexicons/units'
import { matchesOf } from './matches'

/** Things counted by a number written on to them: "šestnáctipalcová", "kymmenosainen", "százdarabos", "Sechserpack". */
const GLUED =
	/(?<!\p{L})(\p{L}{2,16}?)(?:(palcov\p{L}*|tuumai\p{L}+|hüvelykes\p{L}*)|(mal(?!e)|krát|s[zs]or|szer|ször)|(?:dílná|dílný|dílné|dílnou|dielna|dielny|dielne|darabos\p{L}*|részes\p{L}*|osai\p{L}+|teilig\p{L}*|er[ -]?pack\p{L}*|er[ -]?set\p{L}*|delars?|delers|delig\p{L}*|częściow\p{L}*|elementow\p{L}*|osalis\p{L}*|osaline|pack(?:ning)?))(?!\p{L})/gu
const ANY_ENDING =
	/palcov|mal|krát|szor|szer|ször|tuumai|hüvelyk|díln|dieln|darabos|részes|osai|teilig|pack|er[ -]?set|delar|deler|delig|częściow|elementow|osali/
const byId = (id: string) => [...MEASURES, ...COUNTED].find((unit) => unit.id === id)
const INCH = byId('in')
const PIECES = byId('count pieces')
const TIMES = byId('times')
const MOST_ENDING = 2

/** Numbers written on to what they count. `known` are plain number words by what they mean. */
export function gluedNumbersIn(text: string, known: ReadonlyMap<string, number>): Figure[] {
	if (!ANY_ENDING.test(text)) return []
	return matchesOf(GLUED, text).flatMap(({ 1: number = '', 2: inches, 3: times, index }) => {
		const value = meaningOf(number, known)
		const unit: Unit | undefined = inches ? INCH : times ? TIMES : PIECES
		return value === undefined || value < 2
			? []
			: [{ written: number, index, length: number.length, values: [value], ...(unit ? { unit } : {}) }]
	})
}

/** The word itself, with another ending ("kymmen-" of "kymmenen"), or with a linking vowel ("šestnácti-"). */
function meaningOf(number: string, known: ReadonlyMap<string, number>): number | undefined {
	for (const stem of [number, number.slice(0, -1)]) {
		const exact = known.get(stem)
		if (exact !== undefined) return exact
		if (stem.length < 4) continue
		for (const [word, value] of known) if (word.startsWith(stem) && word.length <= stem.length + MOST_ENDING) return value
	}
	return undefined
}
