import { findLanguage } from '../locale/languages'
import { isJoined } from './letters'
import { madeOfData, rowsOf } from './truth-data'
import { NAMED, SIGNS, UNITS } from './units'

/** A number of a text and what it may mean: 1.200 is a thousand and two hundred, or one and a fifth. */
export type Figure = { written: string; index: number; length: number; values: readonly number[]; unit?: string | undefined; word: boolean }

const NUMBER = /\d+(?:[., ']\d{3}(?!\d))*(?:[.,]\d+)?/gu
const FRACTIONS: Readonly<Record<string, number>> = { '1/2': 0.5, '1/4': 0.25, '3/4': 0.75, '1/3': 1 / 3, '2/3': 2 / 3, '1/8': 0.125 }
/** One number that stands for all kinds of talk. */
const LEAST_WORD = 2
/** The letter first and then what stands before it: most places of a text are no such letter. */
const SIDES = /[dwhl](?<=\d ?["”]? ?[dwhl])(?= ?(?:[x×*]|(?:cm|mm|in|ft)\b|cent|mill|inch))/gu
const COUNTS = [1, 2, 3, 5, 21, 0.5]

/** What a figure says, wherever it stands: two with the same meaning bear the same, and are borne by the same. */
export const meaningOf = ({ values, unit = '', word }: Figure): string => `${values.join(' ')} ${unit} ${word}`

type Names = { units: ReadonlyMap<string, string>; numbers: ReadonlyMap<string, number> }

/** What units and numbers are called in a language: by `Intl`, and by its data file. */
function namesOf(language: string): Names {
	return madeOfData(`figures ${language}`, () => {
		const units = new Map(Object.keys(UNITS).map((unit) => [unit, unit]))
		for (const [sign, unit] of Object.entries(SIGNS)) units.set(sign, unit)
		const tag = findLanguage(language)?.tag ?? 'en'
		for (const [unit, id] of Object.entries(NAMED))
			for (const one of tag === 'en' ? ['en-GB', 'en'] : [tag])
				for (const name of namesByIntl(one, unit)) if (name.length > 1 && !units.has(name)) units.set(name, id)
		for (const [id, name] of pairsOf(rowsOf(language).get('@units'))) if (!units.has(name)) units.set(name, id)
		for (const of of ['any', language]) for (const name of (rowsOf(of).get('@money') ?? '').split('|')) if (name) units.set(name, 'money')
		const numbers = new Map(pairsOf(rowsOf(language).get('@numbers')).map(([value, name]) => [name, Number(value)]))
		return { units, numbers }
	})
}

/** `2=two|pair;3=three` → value and word. */
const pairsOf = (row = ''): [string, string][] =>
	row.split(';').flatMap((entry) => {
		const at = entry.indexOf('=')
		return at < 0
			? []
			: entry
					.slice(at + 1)
					.split('|')
					.map((name): [string, string] => [entry.slice(0, at), name])
	})

function namesByIntl(tag: string, unit: string): Set<string> {
	const names = new Set<string>()
	for (const unitDisplay of ['long', 'short', 'narrow'] as const) {
		const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay })
		for (const count of COUNTS)
			for (const { type, value } of format.formatToParts(count)) if (type === 'unit') names.add(value.toLowerCase().replace(/[. ]/gu, ''))
	}
	return names
}

/** The figures of a text of normalizeText form, in order; linear in the text. */
export function figuresOf(written: string, language: string): Figure[] {
	// "15D x 17W x 31H cm": the letters say which side, and are no days, watts or hours.
	const text = written.replace(SIDES, (sign) => ' '.repeat(sign.length))
	const names = namesOf(language)
	const found: Figure[] = []
	for (const { 0: written, index } of text.matchAll(NUMBER)) {
		const fraction = FRACTIONS[text.slice(index, index + 3)]
		const values = fraction !== undefined ? [fraction] : valuesOf(written)
		found.push({ written, index, values, ...unitBeside(text, index, index + written.length, names), word: false })
	}
	for (const [index, written, value] of wordsIn(text, names))
		found.push({ written, index, values: [value], ...unitBeside(text, index, index + written.length, names), word: true })
	return withUnitsOfRanges(
		found.sort((a, b) => a.index - b.index),
		text,
	)
}

function valuesOf(written: string): number[] {
	const plain = written.replace(/[ ']/gu, '')
	const decimal = Number(plain.replace(',', '.'))
	const grouped = Number(plain.replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.'))
	return [...new Set([decimal, grouped].filter(Number.isFinite))]
}

/** Number words, the longest at each place; of joined scripts none, where they are parts of other words. */
function* wordsIn(text: string, { numbers }: Names): Generator<[number, string, number]> {
	const words = [...text.matchAll(/[\p{L}\p{M}'-]+/gu)]
	for (let at = 0; at < words.length; at++) {
		for (let length = Math.min(3, words.length - at); length > 0; length--) {
			const [first, last] = [words[at], words[at + length - 1]]
			if (!first || !last) continue
			const written = text.slice(first.index, last.index + last[0].length)
			const value = numbers.get(written.replaceAll('-', ' '))
			if (value === undefined || value < LEAST_WORD) continue
			yield [first.index, written, value]
			at += length - 1
			break
		}
	}
}

const AFTER = /^(?:\s|-)?(°\s?[cf]|''|[%°"″”'′\p{Sc}]|[\p{L}\p{M}²³μ]+(?:\/[a-z])?)/u
const BEFORE = /(\p{L}[\p{L}\p{M}]{0,22})\s$/u

/** The unit beside a number, and how long number and unit are together. */
function unitBeside(text: string, start: number, end: number, names: Names): Pick<Figure, 'unit' | 'length'> {
	const head = text.slice(Math.max(0, start - LONGEST_UNIT), start)
	const sign = SIGN_BEFORE.exec(head)?.[1]
	if (sign && isMoney(sign, names)) return { unit: 'money', length: end - start }
	const rest = text.slice(end, end + LONGEST_UNIT)
	// "42 a 54 cm": what joins two figures is no unit.
	const joins = JOINS.exec(rest)?.[1]
	const after = joins && (joins === 'a' || !names.units.has(joins)) ? undefined : AFTER.exec(rest)
	const unit = after?.[1] && unitNamed(after[1].replace(' ', ''), names)
	if (unit) return { unit, length: end - start + after[0].length }
	// "30 de lei", "300 ribu rupiah"
	const second = SECOND.exec(rest)
	if (second?.[1] && isMoney(second[1], names)) return { unit: 'money', length: end - start + second[0].length }
	// "saa 24", "dakika 5", "shilingi 3000 tu"
	const before = BEFORE.exec(head)?.[1]
	const named = before && before.length > 2 ? names.units.get(before) : undefined
	return { unit: after && named !== 'money' ? undefined : named, length: end - start }
}
/** "$30", "Rs. 300", "kr 300"; not of the figure before it: "20 € 30 cm". */
const SIGN_BEFORE = /(?<!\d\s?)(?<![\p{L}\p{M}])(\p{Sc}|\p{L}{1,3})\.?\s?$/u
const SECOND = /^\s[\p{L}\p{M}]{1,8}\s([\p{L}\p{M}]+|\p{Sc})/u
const isMoney = (word: string, { units }: Names) => /^\p{Sc}$/u.test(word) || units.get(word) === 'money'
const JOINS = /^\s(\p{L}{1,4})\s\d/u
const LONGEST_UNIT = 24
const LEAST_STEM = 4

function unitNamed(word: string, { units }: Names): string | undefined {
	const exact = /^\p{Sc}$/u.test(word) ? 'money' : units.get(word)
	if (exact) return exact
	if (isJoined(word.charCodeAt(0)))
		for (let length = Math.min(6, word.length); length > 0; length--) {
			const unit = units.get(word.slice(0, length))
			if (unit) return unit
		}
	for (let length = word.length - 1; length >= LEAST_STEM; length--) {
		const unit = units.get(word.slice(0, length))
		if (unit) return unit
	}
	return undefined
}

/** "10 to 20 cm", "30 x 40 cm": the unit behind the last is that of those before it. */
function withUnitsOfRanges(figures: Figure[], text: string): Figure[] {
	for (let at = figures.length - 2; at >= 0; at--) {
		const [one, next] = [figures[at], figures[at + 1]]
		if (!one || !next?.unit || one.unit) continue
		const between = text.slice(one.index + one.written.length, next.index)
		if (/^\s?(?:[-–~x×*/,、]|\p{L}{1,5}|\s)\s?$/u.test(between)) figures[at] = { ...one, unit: next.unit }
	}
	return figures
}

/** Converted between units a figure may be rounded: 12 in are 30.5 cm, and in whole figures 30 or 31. */
const CONVERSION = 0.012
const WIDEST = 0.05
/** Round figures are said of what is so near. */
const ROUND = 0.03
/**
 * Whether a fact's figure says what a text's does: the same value, in the same unit or rightly converted and rounded.
 */
export function bears(fact: Figure, claim: Figure): boolean {
	const of = fact.unit ? UNITS[fact.unit] : undefined
	const said = claim.unit ? UNITS[claim.unit] : undefined
	const pairs = fact.values.flatMap((value) => claim.values.map((claimed) => [value, claimed] as const))
	if (!of || !said)
		return pairs.some(([value, claimed]) => Math.abs(value - claimed) <= (claimed >= 50 && claimed % 10 === 0 ? ROUND * claimed : 1e-6))
	return pairs.some(([value, claimed]) => {
		if (of[0] === 'fahrenheit' && said[0] === 'degree') return Math.abs((value - 32) / 1.8 - claimed) <= 1
		if (said[0] === 'fahrenheit' && of[0] === 'degree') return Math.abs(value * 1.8 + 32 - claimed) <= 1.5
		if (of[0] !== said[0]) return false
		const converted = (value * of[1]) / said[1]
		const rounding = claimed % 10 === 0 ? ROUND * claimed : Math.min(WIDEST * claimed, 0.5 * 10 ** -decimalsOf(claimed))
		return Math.abs(converted - claimed) <= Math.max(of[1] === said[1] ? 1e-9 : CONVERSION * claimed, rounding)
	})
}

const decimalsOf = (value: number) => (String(value).split('.')[1] ?? '').length
