import { findLanguageByTag } from '../../locale/languages'
import { ORDINALS } from '../lexicons/ordinals'
import { matchesOf } from '../matches'
import type { Quantity } from '../quantities'
import { sourceOf } from '../stems'
import type { Finding, Rule } from './rule'

type Said = { value: number; words: string; index: number }
type Reader = { near: RegExp; values: readonly RegExp[]; nouns: RegExp }

const FIRST = 2
const UNSPACED = /[\u0e00-\u0e7f\u3040-\ud7ff]/u
/** Letters that Arabic and Hebrew write before a word. */
const BEFORE = '(?:[وفبلك]{0,2}(?:ال|ل)?|[והבלמכש]{0,3})'
const readers = new Map<string, Reader | undefined>()

function readerOf(language: string): Reader | undefined {
	const key = language.endsWith('chinese') ? 'chinese' : language
	if (readers.has(key)) return readers.get(key)
	const listed = ORDINALS[key]
	const reader = listed && compile(listed)
	readers.set(key, reader)
	return reader
}

function compile({ stems, nouns, behind }: (typeof ORDINALS)[string]): Reader {
	const each = stems.split(/\|(?![^()]*\))/u).map((stem) => sourceOf(stem))
	const folded = sourceOf(nouns)
	const unspaced = UNSPACED.test(nouns)
	const [start, end] = unspaced ? ['', ''] : [`(?<![\\p{L}\\p{M}])${BEFORE}`, "[\\p{L}\\p{M}']*"]
	const ordinal = `${start}(?:${each.join('|')})${end}`
	const noun = `${start}(?:${folded})${end}`
	const gap = unspaced ? '' : '(?: \\p{L}{1,6})? '
	return {
		near: new RegExp(behind ? `${ordinal}${gap}${noun}|${noun}${gap}${ordinal}` : `${ordinal}${gap}${noun}`, 'gu'),
		values: each.map((stem) => new RegExp(`${start}(?:${stem})`, 'u')),
		nouns: new RegExp(`${start}(?:${folded})`, 'u'),
	}
}

function saidIn(text: string, reader: Reader): Said[] {
	return matchesOf(reader.near, text).flatMap(({ 0: words, index }) => {
		const at = reader.values.findIndex((value) => value.test(words))
		return at < 0 ? [] : [{ value: at + FIRST, words, index }]
	})
}

/** Which generation, edition or volume it is must be a fact's to say: "the fifth generation". */
export const ordinals: Rule = ({ text, quantities }, { facts, language, tag }) => {
	const reader = readerOf(language)
	const said = (reader ? saidIn(text, reader) : []).map((one) => {
		const tens = quantities.find((quantity) => isJoinedTo(quantity, one, text))
		return tens ? { ...one, value: one.value + (tens.values[0] ?? 0) } : one
	})
	if (said.length === 0) return { findings: [], evidence: [] }
	const ofFacts = [tag === undefined ? undefined : findLanguageByTag(tag)?.id, language, 'english'].flatMap(
		(id) => (id && readerOf(id)) || [],
	)
	const isStated = ({ value }: Said) =>
		facts.find(
			({ text: fact, quantities }) =>
				quantities.some(({ numbers, values }) => numbers !== undefined && values.includes(value)) ||
				ofFacts.some((one) => saidIn(fact, one).some((stated) => stated.value === value) || inFigures(fact, value, one.nouns)),
		)
	const found = said.map((one) => ({ one, fact: isStated(one) }))
	return {
		findings: found.flatMap(({ one, fact }): Finding[] =>
			fact ? [] : [{ category: 'numbers', reason: `No fact states “${one.words.trim().replace(/[“”]/g, '')}”` }],
		),
		evidence: found.flatMap(({ fact }) => (fact ? [fact.fact] : [])),
	}
}

/** "Seventy-fourth edition", "седемдесет и четвърто издание": the tens stand before. */
const isJoinedTo = ({ written, index, values: [tens = 0], unit }: Quantity, { value, index: at }: Said, text: string) =>
	unit === undefined && tens >= LEAST_TENS && tens % 10 === 0 && value < 10 && AND.test(text.slice(index + written.length, at + 1))
const LEAST_TENS = 20
/** What may stand between, and the first letter of the ordinal. */
const AND = /^[ -](?:(?:и|i|a|și|and|et|und|y|e|en|och|og|ja) )?\p{L}$/u

/** Whether a figure is the tens of an ordinal before what it numbers. */
export function isTensOfOrdinal(claim: Quantity, text: string, language: string): boolean {
	const reader = claim.unit === undefined ? readerOf(language) : undefined
	return reader !== undefined && saidIn(text, reader).some((one) => isJoinedTo(claim, one, text))
}

/** "74. Auflage", "Edition: 3rd", "第5世代", "iOS 10.0": the figure stands right by what it numbers. */
function inFigures(text: string, value: number, nouns: RegExp): boolean {
	const figure = `(?<!\\d|\\d[.,])${value}(?!\\d|[.,][1-9])`
	const behind = new RegExp(`${figure}(?:[.,]0)?(?:st|nd|rd|th|e|er|re|ème|a|ª|º|o|-?\\p{L}{1,2})?\\.?[ -]?(?:\\p{L}+[ -])?$`, 'u')
	const before = new RegExp(`^[\\p{L}\\p{M}]*[ :.#-]{0,3}${figure}`, 'u')
	return matchesOf(new RegExp(nouns.source, 'gu'), text).some(
		({ 0: noun, index }) => behind.test(text.slice(0, index)) || before.test(text.slice(index + noun.length)),
	)
}
