import type { Figure } from './figure'
import { FRACTIONS, HOW_MANY_PARTS, OF_UNIT } from './lexicons/fractions'
import type { Unit } from './lexicons/units'
import { matchesOf } from './matches'
import { unitAfter } from './units'
import { Vocabulary } from './vocabulary'

const fractions = new Vocabulary<number>(
	FRACTIONS.map(([value, words]) => [value, { x: words }]),
	{ leastAfterParticle: 3 },
)
const OF = new RegExp(`^ (?:${OF_UNIT}) |^ d'(?:une? )?`, 'u')
const SEVERAL = HOW_MANY_PARTS.map(([count, words]) => [count, new RegExp(`(?<!\\p{L})(?:${words}) $`, 'u')] as const)
/** Turkish says the whole first: "milimetrenin onda biri". */
const WHOLE_FIRST = /(?<!\p{L})(\p{L}{3,}?)n?[ıiuü]n (?:(on|yüz|dört|üç|beş)[dt][ae] (bir|iki|üç)|çeyre[kğ])/gu
const NUMBERED: Readonly<Record<string, number>> = { bir: 1, iki: 2, üç: 3, dört: 4, beş: 5, on: 10, yüz: 100 }
const MEASURED = /^(?:length|time|volume|mass|temperature|angle)$/

/** Parts of a unit of measure in words: "a quarter of a litre", "deux dixièmes de millimètre". Text in normalizeText form. */
export function partsOfUnitsIn(text: string): Figure[] {
	const part = (index: number, length: number, value: number, unit: Unit | undefined): Figure[] =>
		unit && MEASURED.test(unit.measures) ? [{ written: text.slice(index, index + length), index, length, values: [value], unit }] : []
	return [
		...fractions.find(text).flatMap(({ of: value, index, words }) => {
			const end = index + words.length
			// "Less than a quarter": the article belongs to the part.
			const from = index - (ARTICLE.exec(text.slice(0, index))?.[0].length ?? 0)
			const of = OF.exec(text.slice(end, end + LONGEST_OF))?.[0].length ?? 0
			const unit = of > 0 ? unitAfter(` ${text.slice(end + of)}`, 0) : unitAfter(text, end)
			return part(from, end - from, unit ? rounded(value * howMany(text, index)) : value, unit)
		}),
		...matchesOf(WHOLE_FIRST, text).flatMap(({ 0: written, 1: whole = '', 2: parts, 3: many = '', index }) =>
			part(index, written.length, parts ? (NUMBERED[many] ?? 1) / (NUMBERED[parts] ?? 1) : A_QUARTER, unitAfter(` ${whole}`, 0)),
		),
	]
}

const LONGEST_OF = 14
const ARTICLE =
	/(?<!\p{L})(?:an?|one|une?|eine[nmrs]?|ein|un[oa]?|uma?|een|ett|en|et|egy|o|jedna|jednu|jedną|jednej|ένα|ενός|bir|एक|ايك) $/u
const A_QUARTER = 0.25
const rounded = (value: number) => Math.round(value * 1e6) / 1e6
const howMany = (text: string, index: number) => SEVERAL.find(([, before]) => before.test(text.slice(0, index)))?.[0] ?? 1
