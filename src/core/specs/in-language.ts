import { findLanguage, findLanguageByTag } from '../locale/languages'
import { typeset } from '../text/typeset'
import { figureInLanguage } from './figure-in-language'
import { placeInLanguage } from './place-in-language'
import { isListOfRows, pairsIn } from './row-lines'
import { conceptOf, specWordsOf } from './spec-words'

/**
 * A specification's name in a language, as a shop writes it: `labelInLanguage('Item weight', 'french')` → “Poids”.
 * `from`: the language the name is in, where it is known (value of the request or tag). Undefined where no table knows
 * the name: its own words stay.
 */
export function labelInLanguage(label: string, language: string, from?: string): string | undefined {
	const target = specWordsOf(language)
	if (!target) return undefined
	const whole = label.trim()
	for (const name of new Set([whole, whole.replace(/(?<!\s)\s*[(（][^()（）]*[)）]\s*[:：]?$/u, ''), ...whole.split(/(?<!\s)\s*\/\s*/u)])) {
		const found = conceptOf(name, 'labels', { from, to: language })
		if (found?.language === target.language) return capitalized(name.replace(/(?<!\s)\s*[:：]$/u, ''), language)
		const word = found && target.labels.words.get(found.concept)
		if (word !== undefined) return capitalized(word, language)
	}
	return undefined
}

/** What parts a value's words: signs between them; a comma, dot or slash within a figure is none. */
const SIGNS = '(?:[;；、،|+&]|,(?!\\d)|(?<!\\d)\\/|\\/(?!\\d))\\s*'

/**
 * A specification's value in a language: known words (colours, materials, yes and no, …) and what joins them, figures
 * with their units in the language's format; names, codes and sizes as they are. Undefined where any of it is known to
 * no table, so that a value is never half in one language; `from` as in `labelInLanguage`.
 */
export function valueInLanguage(value: string, language: string, from?: string): string | undefined {
	const target = specWordsOf(language)
	if (!target) return undefined
	const said = value.replace(/\p{Cf}/gu, '').trim()
	if (from !== undefined && specWordsOf(from)?.language === target.language) return ownValue(said, language)
	const pairs = isListOfRows(said) ? pairsIn(said) : []
	if (pairs.length > 1) return pairsInLanguage(pairs, language, from)
	const whole = pieceInLanguage(said, language, from)
	if (whole !== undefined) return capitalized(whole, language)
	const pieces = said.split(partingIn(from ?? 'english'))
	if (pieces.length < 3) return undefined
	let joined = ''
	for (const [at, piece] of pieces.entries()) {
		const next = at % 2 === 1 ? joinIn(piece, language) : pieceInLanguage(piece.trim(), language, from)
		if (next === undefined || (next === '' && at < pieces.length - 1)) return undefined
		joined += next
	}
	return capitalized(joined.replace(/(?<![\s,;،、])[\s,;،、]+$/u, ''), language)
}

/**
 * A value in the language its listing is in, with what sellers leave in English (“Gray + Black”) in its own words where
 * tables know all of it.
 */
function ownValue(said: string, language: string): string {
	const known = (piece: string) => conceptOf(piece, 'values', { from: language, to: language })
	const pieces = said.split(partingIn(language)).filter((_, at) => at % 2 === 0)
	const isForeign = pieces.some((piece) => known(piece)?.language === 'english') && pieces.every((piece) => known(piece))
	return specWordsOf(language)?.language !== 'english' && isForeign ? (valueInLanguage(said, language, 'english') ?? said) : said
}

/** “Diameter: 98 mm, Height: 42 mm”: each name and value; undefined where a table lacks one. */
function pairsInLanguage(pairs: readonly [name: string, value: string][], language: string, from: string | undefined): string | undefined {
	const said = pairs.map(([name, value]) => [labelInLanguage(name, language, from), valueInLanguage(value, language, from)] as const)
	if (!said.every(([name, value]) => name && value)) return undefined
	const tag = findLanguage(language)?.tag
	return said.map(([name, value]) => typeset(`${name}: ${value}`, tag)).join(joinIn(', ', language))
}

function pieceInLanguage(piece: string, language: string, from: string | undefined): string | undefined {
	if (piece === '') return ''
	const found = conceptOf(piece, 'values', { from, to: language })
	const word = found && specWordsOf(language)?.values.words.get(found.concept)
	return (
		word ??
		placeInLanguage(piece, language, from) ??
		sharesInLanguage(piece, language, from) ??
		countInLanguage(piece, language, from) ??
		figureInLanguage(piece, language, from) ??
		codeIn(piece)
	)
}

/** What is counted in values: “82 pieces”. */
const COUNTED = new Set(['Pages', 'Pieces'])

function countInLanguage(piece: string, language: string, from: string | undefined): string | undefined {
	const [, count, name] = /^(\d{1,5})\s?(\p{L}[\p{L}.'’]*)$/u.exec(piece) ?? []
	const concept = name && conceptOf(name, 'values', { from, to: language })?.concept
	if (!count || !concept || !COUNTED.has(concept)) return undefined
	const gap = /^(?:Jpan|Hans|Hant)$/u.test(findLanguage(language)?.script ?? '') ? '' : ' '
	return `${count}${gap}${specWordsOf(language)?.values.words.get(concept)}`
}

/** “90% Rayon 10% Spandex”: each share with its material. */
function sharesInLanguage(piece: string, language: string, from: string | undefined): string | undefined {
	const shares = [...piece.matchAll(/(\d{1,3})\s?%\s?([^\d%]+)/gu)]
	if (shares.length === 0 || shares.map(([all]) => all).join('') !== piece) return undefined
	const said = shares.map(([, share, material = '']) => {
		const word = pieceInLanguage(material.trim(), language, from)
		return word && `${new Intl.NumberFormat(tagOf(language), { style: 'percent' }).format(Number(share) / 100)} ${word}`
	})
	return said.every((one) => one) ? said.join(joinIn(', ', language)) : undefined
}

/** Sizes, standards and model codes are the same everywhere: “XL”, “DDR3”, “USB-C”, “IP67”. */
const CODE = /^(?:\p{Lu}{1,4}|(?=[^\s]*\d)[\p{Lu}\d][\p{Lu}\p{Ll}\d./-]*|\p{Lu}{2,4}-\p{Lu})$/u
const codeIn = (piece: string): string | undefined => (CODE.test(piece) || !/\p{L}/u.test(piece) ? piece : undefined)

/** What parts values in a language: the signs, and its word for “and”. */
function partingIn(from: string): RegExp {
	const words = new Set([from, 'english'].map((language) => andIn(language).trim()).filter((word) => /\p{L}/u.test(word)))
	// From the first of several spaces only: from each of them, many would take quadratic time.
	return new RegExp(`((?<!\\s)(?:\\s*${SIGNS}|\\s+(?:${[...words].join('|')})\\s+))`, 'u')
}

function joinIn(sign: string | undefined, language: string): string {
	const bare = (sign ?? '').trim()
	const { tag, script } = { tag: tagOf(language), script: findLanguage(language)?.script }
	if (/[\p{L}&]/u.test(bare)) return andIn(tag)
	if (/^[,،、]$/u.test(bare)) return script === 'Arab' ? '، ' : /^(?:Jpan|Hans|Hant)$/u.test(script ?? '') ? '、' : ', '
	if (/^[;；]$/u.test(bare)) return script === 'Arab' ? '؛ ' : tag.startsWith('fr') ? '\u202f; ' : '; '
	return bare === '/' ? ' / ' : ` ${bare} `
}

/** What stands between two things that are listed, with its spaces. */
function andIn(language: string): string {
	const parts = new Intl.ListFormat(tagOf(language), { type: 'conjunction' }).formatToParts(['a', 'b'])
	return parts.find(({ type }) => type === 'literal')?.value ?? ' '
}

const tagOf = (language: string): string => (findLanguage(language) ?? findLanguageByTag(language))?.tag ?? 'en'

function capitalized(text: string, language: string): string {
	const [first = ''] = text
	return /^\p{Ll}{1,4}\p{Lu}/u.test(text) ? text : first.toLocaleUpperCase(tagOf(language)) + text.slice(first.length)
}
