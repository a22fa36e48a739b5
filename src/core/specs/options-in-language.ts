import { findLanguage, findLanguageByTag } from '../locale/languages'
import { sentenceCase } from '../text/sentence-case'
import { valueInLanguage } from './in-language'
import { conceptOf, specWordsOf } from './spec-words'

/** Sizes of clothes as English listings write them, and as they are written everywhere. */
const SIZE = /^(?:(\d?x{1,4}|\d)[\s-]?)?(small|medium|large)$/iu
/** A size no single thing has two of: with one of these the list is of clothes. */
const CLOTHES = /^(?:\d?x{1,4}|\d)[\s-]?(?:small|large)$/iu
/** Shades, by a colour that has them in the tables: how a language makes one of another. */
const SHADES = [
	['Light', 'Light blue', 'Blue'],
	['Light', 'Light grey', 'Grey'],
	['Dark', 'Dark green', 'Green'],
	['Dark', 'Dark brown', 'Brown'],
	['Dark', 'Dark red', 'Red'],
] as const
/** Below this share of values the tables know, all of them keep the listing's words. */
const LEAST_KNOWN = 0.5

/** A variant’s choices in one line, and each by its own word; undefined like `optionsInLanguage`. */
export function choicesInLanguage(text: string, language: string, from: string | undefined) {
	const own = text.split(', ')
	const words = optionsInLanguage(own, language, from)
	return words && { text: words.join(', '), values: Object.fromEntries(own.map((value, at) => [value, words[at] ?? value])) }
}

/**
 * What there is to choose from in a language, in order; a name no table knows (“Peacock”) keeps its own words beside
 * those that are known. Undefined where the tables know too few.
 */
export function optionsInLanguage(values: readonly string[], language: string, from: string | undefined): string[] | undefined {
	const isOfClothes = specWordsOf(language)?.language !== 'english' && values.some((value) => CLOTHES.test(value.trim()))
	const said = values.map(
		(value) =>
			(isOfClothes ? sizeCode(value) : undefined) ?? valueInLanguage(value, language, from) ?? colorInLanguage(value, language, from),
	)
	if (said.filter((value) => value !== undefined).length < LEAST_KNOWN * values.length) return undefined
	const words = said.map((value, at) => value ?? quiet(values[at] ?? ''))
	// Two choices under one name could not be told apart.
	return new Set(words).size === new Set(values).size ? words : undefined
}

/** “SAND PINK” is said quietly; a single word in capitals may be a name. */
const quiet = (value: string): string => (/\s/u.test(value) ? sentenceCase(value, []) : value)

function sizeCode(value: string): string | undefined {
	const [, times = '', size = ''] = SIZE.exec(value.trim()) ?? []
	return size === '' ? undefined : times.toUpperCase() + size.charAt(0).toUpperCase()
}

/** “Light Yellow”, “Grey Blue”: a shade of a known colour, or two known colours in one. */
function colorInLanguage(value: string, language: string, from: string | undefined): string | undefined {
	if (specWordsOf(from ?? 'english')?.language !== 'english') return undefined
	const [first = '', second = '', ...more] = value.trim().split(/\s+/u)
	const color = more.length === 0 && second !== '' ? colorWord(second, language) : undefined
	if (color === undefined) return undefined
	const shade = SHADES.find(([name]) => name.toLowerCase() === first.toLowerCase())?.[0]
	if (shade) return capitalized(shaded(shade, color, language), language)
	const other = colorWord(first, language)
	if (other === undefined) return undefined
	return capitalized(`${color}-${other}`, language)
}

function colorWord(word: string, language: string): string | undefined {
	const concept = conceptOf(word, 'values', { from: 'english', to: language })?.concept
	return concept !== undefined && COLORS.has(concept) ? specWordsOf(language)?.values.words.get(concept) : undefined
}

/**
 * A colour made light or dark as the language's own words for such colours are made; undefined where they show no
 * rule.
 */
function shaded(shade: string, color: string, language: string): string | undefined {
	const words = specWordsOf(language)?.values.words
	for (const [name, whole, plain] of SHADES) {
		const [made, own] = [words?.get(whole) ?? '', words?.get(plain) ?? '']
		const at = made.toLowerCase().lastIndexOf(own.toLowerCase())
		if (name !== shade || own === '' || at < 0) continue
		return made.slice(0, at) + (at > 0 && /\p{L}$/u.test(made.slice(0, at)) ? color.toLowerCase() : color) + made.slice(at + own.length)
	}
	return undefined
}

const COLORS: ReadonlySet<string> = new Set(
	(
		'Black,White,Grey,Silver,Gold,Red,Burgundy,Blue,Turquoise,Green,Olive,Khaki,Yellow,Orange,Pink,Purple,' +
		'Brown,Beige,Cream,Copper,Bronze'
	).split(','),
)

const tagOf = (language: string): string => (findLanguage(language) ?? findLanguageByTag(language))?.tag ?? 'en'

function capitalized(text: string | undefined, language: string): string | undefined {
	return text && text.charAt(0).toLocaleUpperCase(tagOf(language)) + text.slice(1)
}
