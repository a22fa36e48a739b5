import type { Figure } from './figure'
import { COMPOUNDS } from './lexicons/numerals-in-compounds'
import { COUNTED, MEASURES, type Unit } from './lexicons/units'
import { matchesOf } from './matches'
import { normalizeText } from './normalize-text'
import { Remembered } from './remembered'

type Ending = { text: string; whole: boolean; unit: Unit }
type Beginning = { value: number; endings: readonly Ending[] }
type Glued = { number: string; value: number; unit: Unit }

const LEAST_LETTERS = 5
const LONGEST_NUMBER = 20
const HEAD = 2
const WORD = new RegExp(`[\\p{L}\\p{M}']{${LEAST_LETTERS},}`, 'gu')

let made: { beginnings: ReadonlyMap<string, readonly Beginning[]>; heads: ReadonlySet<string> } | undefined
/** The numbers such words begin with, each with what may follow, and the first letters of them all. */
function beginnings() {
	if (made) return made
	const units = new Map([...MEASURES, ...COUNTED].map((unit) => [unit.id, unit]))
	const all = new Map<string, Beginning[]>()
	for (const family of COMPOUNDS) {
		const endings = entriesOf(family.endings).flatMap(([id, ending]): Ending[] => {
			const unit = units.get(id)
			const whole = ending.endsWith('!')
			return unit ? [{ text: whole ? ending.slice(0, -1) : ending, whole, unit }] : []
		})
		for (const [value, number] of entriesOf(family.numbers))
			all.set(number, [...(all.get(number) ?? []), { value: Number(value), endings }])
	}
	made = { beginnings: all, heads: new Set([...all.keys()].map((number) => number.slice(0, HEAD))) }
	return made
}

/** `key=word|word` set apart by semicolons, as pairs. */
const entriesOf = (list: string) =>
	list.split(';').flatMap((entry) => {
		const [key = '', words = ''] = entry.split('=')
		return words.split('|').map((word) => [key, normalizeText(word)] as const)
	})

const remembered = new Remembered<Glued | undefined>(4000)

/** Numbers in one word with what they measure or count: "dreistündig", "šestnáctipalcová", "двухслойный", "százdarabos". */
export function gluedNumbersIn(text: string): Figure[] {
	const { heads } = beginnings()
	return matchesOf(WORD, text).flatMap(({ 0: word, index }) => {
		const glued = heads.has(word.slice(0, HEAD)) ? remembered.get(word, () => gluedIn(word)) : undefined
		return glued ? [{ written: glued.number, index, length: glued.number.length, values: [glued.value], unit: glued.unit }] : []
	})
}

function gluedIn(word: string): Glued | undefined {
	for (let length = Math.min(word.length - 2, LONGEST_NUMBER); length >= HEAD; length--) {
		const number = word.slice(0, length)
		for (const { value, endings } of beginnings().beginnings.get(number) ?? []) {
			const rest = word.slice(length)
			const ending = endings.find(({ text, whole }) => (whole ? rest === text : rest.startsWith(text)))
			if (ending) return { number, value, unit: ending.unit }
		}
	}
	return undefined
}
