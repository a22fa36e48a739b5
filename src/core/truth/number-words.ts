import { compoundNumbersIn } from './compound-numbers'
import type { Figure } from './figure'
import { gluedNumbersIn } from './glued-numbers'
import { hanFiguresIn, powerAfter } from './han-numerals'
import { FIXED_AMOUNTS } from './lexicons/fixed-amounts'
import { DUALS, MULTIPLES, NUMBER_WORDS } from './lexicons/number-words'
import { NUMERALS_FROM_THIRTY } from './lexicons/numerals-from-thirty'
import { NUMERALS_IN_CASES } from './lexicons/numerals-in-cases'
import { NUMERALS_IN_GROUPS } from './lexicons/numerals-in-groups'
import { NUMERALS_OF_LANGUAGES } from './lexicons/numerals-of-languages'
import { NUMERALS_SPELLED } from './lexicons/numerals-spelled'
import { NUMERALS_TO_THIRTY } from './lexicons/numerals-to-thirty'
import { COUNTED, MEASURES } from './lexicons/units'
import { matchesOf } from './matches'
import { AND_HALF, COUNTS_IN, HALF_BEHIND_UNIT, HALVES, HINDI_NUMERALS, JOINED_NUMERALS, NUMERALS, ONES_BEHIND } from './numerals'
import { onesIn } from './ones'
import { partsOfUnitsIn } from './parts-of-units'
import { unitAfter, unitBefore } from './units'
import { Vocabulary } from './vocabulary'

type Word = { value: number; implied: boolean; unit?: string }

const words = new Vocabulary<Word>(
	[
		...[
			...NUMBER_WORDS,
			...NUMERALS,
			...NUMERALS_OF_LANGUAGES,
			...NUMERALS_IN_CASES,
			...NUMERALS_IN_GROUPS,
			...NUMERALS_TO_THIRTY,
			...NUMERALS_FROM_THIRTY,
			...HINDI_NUMERALS,
			...JOINED_NUMERALS,
			...NUMERALS_SPELLED,
			// Hebrew may join its teens with a hyphen.
		].map(([value, list]) => [{ value, implied: false }, { x: list.replaceAll(' עשר', '[ -]עשר') }] as const),
		...MULTIPLES.map(([value, list]) => [{ value, implied: true }, { x: list }] as const),
		...FIXED_AMOUNTS.map(([value, unit, list, cjk]) => [{ value, implied: false, unit }, cjk ? { x: list, cjk } : { x: list }] as const),
		...DUALS.map(([unit, list]) => [{ value: 2, implied: false, unit }, { x: list }] as const),
	],
	{ leastAfterParticle: 3 },
)
const units = new Map([...MEASURES, ...COUNTED].map((unit) => [unit.id, unit]))
/** Smaller counts than this of things unknown ("in two steps") claim nothing by themselves. */
const LEAST_COUNT = 4
/** A number word that says so much is a figure, whatever follows. */
const GREAT = 1e5
const POWERS = new Set([100, 1000])

/** A number, in digits or words, on its way to being put together with its neighbours. */
type Part = Figure & { value: number; word: boolean }

const AND = 'et|e|y|und|and|en|i|og|och|va|و|ו|ve|și|şi|na|и|at'
const CONNECTS = new RegExp(`^(?:[ -]| ?(?:${AND})[ -]?|-(?:${AND})-| و?| de )$`, 'u')

/** The sign before decimals, said: "six point one". */
const POINT =
	/^ (?:point|dot|virgule|coma|komma|virgola|vírgula|virgül|comma|فاصله|عشاري[هہ]|اعشاريه|ممیز|दशमलव|przecinek|целых|цілих|pilkku|egész|čárka|koma|phẩy|จุด|נקודה) $/u

/** Numbers written as words, and those written in digits with the words that belong to them ("2 million", "two and a half"). */
export function figuresWithWords(text: string, digits: readonly Figure[]): Figure[] {
	const spoken = words
		.find(text)
		.filter(({ words: written }) => written !== 'to' || isDanish(text))
		.map(({ of, index, words: written }): Part => {
			const unit = of.unit === undefined ? undefined : units.get(of.unit)
			const base = {
				index,
				length: written.length,
				written,
				values: [of.value, ...(ALSO_MEANS[written] ?? [])],
				value: of.value,
				word: true,
			}
			return unit ? { ...base, unit } : of.implied ? { ...base, implied: true } : base
		})
	const compounds = compoundNumbersIn(text, knownWords()).map((one): Part => ({ ...one, value: one.values[0] ?? 0, word: true }))
	const parts = [...digits.map((figure): Part => ({ ...figure, value: figure.values.at(-1) ?? 0, word: false })), ...spoken, ...compounds]
		.sort((a, b) => a.index - b.index || b.length - a.length)
		.filter((part, at, all) => !all.slice(0, at).some((other) => other.index + other.length > part.index && other.word === part.word))
	const figures: Figure[] = []
	for (let at = 0; at < parts.length; ) {
		const { figure, next } = joined(text, parts, at)
		figures.push(figure)
		at = next
	}
	const han = hanFiguresIn(text)
	const ofUnits = partsOfUnitsIn(text)
	const withHalves = unitsAndHalvesIn(text, figures)
	const halves = halvesIn(text).filter(
		({ index }) => !figures.some((figure) => index >= figure.index && index < figure.index + figure.length),
	)
	return [
		// Of "สิบสาม" a part is a number, too.
		...figures.filter(
			(one) =>
				// "Two thirds of a kilo" is no two thirds of anything else.
				!(one.unit?.id === 'times' && ofUnits.some(({ index, length }) => index < one.index + one.length && index + length > one.index)) &&
				!han.some(({ index, length }) => one.index >= index && one.index + one.length <= index + length && one.length < length),
		),
		...han,
		...halves,
		...gluedNumbersIn(text),
		// "Half an inch" is no inch.
		...[
			// "Una hora i mitja" is no hour.
			...onesIn(text)
				.filter(({ index, length }) => ![...withHalves, ...figures].some((half) => half.unit && half.index === index + length + 1))
				.filter(({ index }) => !ofUnits.some((part) => index >= part.index && index <= part.index + part.length + LONGEST_OF))
				// The one of "twenty-one centimetres" is no one by itself.
				.filter(({ index }) => ![...figures, ...han].some((other) => index > other.index && index < other.index + other.length)),
			...ofUnits,
		].filter(
			({ index }) =>
				![...figures, ...halves].some(
					(other) => other.unit && other.unit.id !== 'times' && index >= other.index && index < other.index + other.length,
				),
		),
		...withHalves,
	].sort((a, b) => a.index - b.index)
}

/** "To" is two in Danish and Norwegian texts alone. */
const isDanish = (text: string) => DANISH.test(text) && !ENGLISH.test(text)
const DANISH =
	/[æøå]|(?<!\p{L})(?:og|med|til|er|af|av|som|det|ikke|eller|fra|har|to (?:hele|halve|timer|minutter|sekunder|kopper|gange|ganger|dager|dage|uker|uger|stk|stykker|lag|sider|deler|dele|kabler|poser))(?!\p{L})/u
const ENGLISH = /(?<!\p{L})(?:and|the|of|with|or|your|is|are|this|it|in|up)(?!\p{L})/u

/** Puts the parts of one number together: "trente et un", "خمسة وعشرون", "three hundred", "2 million". */
function joined(text: string, parts: readonly Part[], at: number): { figure: Figure; next: number } {
	const first = parts[at] as Part
	let { value } = first
	let end = first.index + first.length
	let next = at + 1
	for (let part = parts[next]; part && !first.unit && !first.implied && !part.unit; part = parts[next]) {
		const between = text.slice(end, part.index)
		// Small numbers of one language alone stand before others by chance: "up to twenty", "on fifty".
		if (part.word && first.written in COUNTS_IN && value < LEAST_BEFORE_ONE && !POWERS.has(part.value)) break
		const decimal =
			part.word && Number.isInteger(value) && POINT.test(between) ? value + part.value / 10 ** String(part.value).length : undefined
		const dozens =
			part.word && first.word && value < DOZEN && part.value === DOZEN && DOZENS.test(part.written) && text.slice(end, part.index) === ' '
				? value * DOZEN
				: undefined
		const sum =
			decimal ??
			dozens ??
			(part.word && CONNECTS.test(between) && isJoint(between, value) ? together(value, part.value, first.word) : undefined)
		if (sum === undefined) break
		value = sum
		end = part.index + part.length
		next++
	}
	const one =
		first.word && !first.unit && !first.implied && value >= LEAST_BEFORE_ONE && value % 10 === 0 ? ONE_BEHIND.exec(text.slice(end)) : null
	if (one) {
		value += 1
		end += one[0].length
	}
	if (first.word && value === DOZEN && DOZENS.test(first.written) && HALF_BEFORE.test(text.slice(0, first.index))) value /= 2
	const power = first.word || unitAfter(text, end) ? undefined : powerAfter(text, end)
	if (power) {
		value *= power.factor
		end += power.length
	}
	if (AND_HALF_BEFORE.test(text.slice(Math.max(0, first.index - 8), first.index))) value += 0.5
	const half = first.unit || first.implied ? undefined : AND_HALF.exec(text.slice(end, end + 20))
	if (half) {
		value += 0.5
		end += half[0].length
	}
	if (!first.word && value === first.value && end === first.index + first.length) return { figure: first, next }
	const written = text.slice(first.index, end)
	const values = value === first.value ? first.values : [value]
	const figure: Figure = { ...first, length: end - first.index, written, values }
	return { figure: first.word ? weighed(figure, text, value) : figure, next }
}

/** Spanish joins its ones to tens by "y" and to nothing else: "setecientos y dos amigos" are no 702. */
const isJoint = (between: string, value: number) => between !== ' y ' || (value % 100 >= LEAST_BEFORE_ONE && value % 10 === 0)

/** "Three quarters of a litre" are no litre: so far behind a part its unit may stand. */
const LONGEST_OF = 10
const DOZEN = 12
/** "Two dozen" */
const DOZENS =
	/^(?:dozen|douzaine|docena|dozzin|dúzia|dozijn|dutzend|dussin|dusin|tuzin|tucet|tuct|tucat|дюжин|дузин|ducat|düzine|lusin|دزين|درجن|दर्जन)/u

/** "Twenty-one", "vinte e uma", "hai mươi mốt": by itself the one is an article in most languages. */
const ONE_BEHIND = new RegExp(
	`^(?:(?:[ -]| ?(?:${AND})[ -]?|-(?:${AND})-)(?:${ONES_BEHIND})| ?و ?(?:واحده?|یک)| na moja)(?![\\p{L}\\p{M}])`,
	'u',
)
const LEAST_BEFORE_ONE = 20

/** "Half a dozen" */
const HALF_BEFORE =
	/(?:^|[^\p{L}])(?:half an?|halbe[sn]?|demi[- ]|une demi[- ]|medi[ao]|mezza|meia|een half|halvt|halve?|pół|pol|půl|fél|jumătate de) ?$/u

/** Before a unit a quarter, too; sixty in Danish. */
const ALSO_MEANS: Readonly<Record<string, readonly number[]>> = { ربع: [0.25], tres: [3, 60] }

/** Urdu and Hindi say the half first: "half with fourteen" are fourteen and a half. */
const AND_HALF_BEFORE = /(?:ساڑهے|ساڑھے|साढ़े|साढे)\s$/u

function together(value: number, next: number, isWord: boolean): number | undefined {
	// "One thousand four hundred"
	if (isWord && next === 100 && value > 1000 && value % 1000 > 1 && value % 1000 < 10) return value + (value % 1000) * 99
	if (next >= (isWord ? 100 : 1000) && (POWERS.has(next) || next >= GREAT)) return value < next ? value * next : undefined
	if (!isWord) return undefined
	// Units stand before tens, also behind hundreds: "مئة وثمانٍ وعشرون".
	if (value % 100 > 0 && value % 100 < 10 && next >= 20 && next < 100 && next % 10 === 0) return value + next
	// French counts on to nineteen from sixty and eighty: soixante-quinze, quatre-vingt-treize.
	if ((value % 100 === 60 || value % 100 === 80) && next > 10 && next < 20) return value + next
	const place = value >= 20 ? 10 ** (/0*$/.exec(String(value))?.[0].length ?? 0) : 1
	return next < place ? value + next : undefined
}

/** Whether a number in words is a claim by itself: before a unit, and when it is no small, round or everyday word. */
function weighed(figure: Figure, text: string, value: number): Figure {
	if (figure.unit || figure.implied) return figure
	const end = figure.index + figure.length
	const languages = COUNTS_IN[figure.written]
	// Swahili says the unit first.
	if (unitBefore(text, figure.index)) return languages ? { ...figure, countsIn: languages } : figure
	if (/^[ -]/.test(text.slice(end, end + 1)) && unitAfter(text, end)) return languages ? { ...figure, countsIn: languages } : figure
	const isRound = (value === 100 || value === 1000 || value === A_THOUSAND_AND_ONE) && !BEYOND.test(text.slice(0, figure.index))
	const counts = value >= GREAT || (value >= LEAST_COUNT && !isRound)
	if (counts && languages) return { ...figure, implied: true, countsIn: languages }
	return counts ? figure : { ...figure, implied: true }
}

/** "A thousand and one ideas" */
const A_THOUSAND_AND_ONE = 1001
/** "More than a thousand" is told of something, "a thousand thanks" of nothing. */
const BEYOND =
	/(?:^|[^\p{L}])(?:more than|over|plus de|más de|mais de|più di|oltre|mehr als|über|meer dan|ruim|mer än|över|mer enn|mere end|over|ponad|więcej niż|более|больше|свыше|понад|více než|přes|viac ako|peste|több mint|πάνω από|lebih dari|hơn|اكثر من|ازيد من|كتر من|بيش از|יותר מ-?|מעל) ?(?:a |one |eine[nm]? |ein |een |un |o |egy )?$/u

let known: ReadonlyMap<string, number> | undefined
/** Plain number words by what they mean. */
function knownWords(): ReadonlyMap<string, number> {
	known ??= new Map(
		[
			...NUMBER_WORDS,
			...NUMERALS,
			...NUMERALS_OF_LANGUAGES,
			...NUMERALS_TO_THIRTY,
			...NUMERALS_FROM_THIRTY,
			...JOINED_NUMERALS,
			...NUMERALS_SPELLED,
			[1, 'ein|eins|eine|einen|een|en|én|et|ett|uno|una|un|egy'] as const,
			// What the lists tell only beside certain words.
			[3, 'tré'] as const,
			[6, 'sei'] as const,
			[8, 'tto'] as const,
			[10, 'tien'] as const,
		].flatMap(([value, list]) => list.split('|').map((word) => [word, value] as const)),
	)
	return known
}

/** "Un litro e mezzo": the half belongs to what stands before it. */
const ADDED = /\p{L}{2,} (?:e|y|et|and an?|i|și|och|og)\s?$/u

/** "Litro y medio", "لتر ونصف": a unit and a half of it, with no number before. */
function unitsAndHalvesIn(text: string, figures: readonly Figure[]): Figure[] {
	if (!ANY_HALF.test(text)) return []
	return matchesOf(UNIT_AND_HALF, text).flatMap(({ 0: written, 1: word = '', index }) => {
		const unit = unitAfter(text, index)
		const counted = figures.some((one) => one.index < index && one.index + one.length >= index - 1) || /\d ?$/u.test(text.slice(0, index))
		if (counted || !unit || !/^(?:length|time|volume|mass)$/.test(unit.measures)) return []
		return [{ written, index, length: word.length, values: [1.5], unit }]
	})
}
const ANY_HALF = new RegExp(`${HALF_BEHIND_UNIT}|半`, 'u')
const UNIT_AND_HALF = new RegExp(`(?<![\\p{L}\\d])([\\p{L}\\p{M}]{2,})(?: (?:${HALF_BEHIND_UNIT})(?![\\p{L}\\p{M}])|半)`, 'gu')

/** "Half a litre": a half, where a unit of measure follows. */
function halvesIn(text: string): Figure[] {
	return Array.from(matchesOf(HALVES, text), ({ 0: written, index }) => ({ written, index, length: written.length })).flatMap((half) => {
		if (ADDED.test(text.slice(0, half.index))) return []
		const unit = unitAfter(text, half.index + half.length)
		return unit && /^(?:length|time|volume|mass)$/.test(unit.measures) ? [{ ...half, values: [0.5], unit }] : []
	})
}
