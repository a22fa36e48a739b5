import { findLanguage, findLanguageByTag } from '../locale/languages'
import { madeOfData } from '../truth/truth-data'
import { specWordsOf } from './spec-words'

/** The sides of a thing, by the names they have in `spec-data`. */
const SIDES = ['Length', 'Width', 'Height', 'Depth'] as const
type Side = (typeof SIDES)[number]

const TIMES = String.raw`\s?[x×*/]\s?`
/** All letters behind the figures: “30 x 20 x 10 cm (H x W x D)”, “30 x 20 cm LxW”. */
const BEHIND_ALL = new RegExp(String.raw`\s?(?:[(（]\s?)?(?<!\p{L})(\p{L}(?:${TIMES}\p{L}){1,3})(?:\s?[)）])?$`, 'u')
/** A letter before each figure: “L200 x W150cm”, “H: 30 x W: 20 cm”. */
const BEFORE_EACH = /(?<![\p{L}\d])(\p{L})\s?:?\s?(?=\d)/gu
/** A letter behind each figure: “15D x 17W x 31H cm”. */
const BEHIND_EACH = /(?<=\d\s?["”″]?)\s?(\p{L})(?=\s*(?:[x×*]|(?:["”″]|cm|mm|m|in|ft|cent|mill|inch)|$))/gu
const FIGURES = /\d[\d.,]*/gu

/**
 * Measures without the letters that say which side each is of, and the sides; none where there is not a letter for
 * each figure.
 */
export function withoutSides(measures: string, from: string): { bare: string; sides: Side[] } {
	const letters = lettersOf(from)
	const figures = measures.match(FIGURES) ?? []
	const sidesOf = (found: readonly string[]) => found.flatMap((letter) => letters.get(letter.toLowerCase()) ?? [])
	const isWhole = (sides: readonly Side[]) => sides.length > 1 && sides.length === figures.length && new Set(sides).size === sides.length
	const [behind = '', all = ''] = BEHIND_ALL.exec(measures) ?? []
	const named = sidesOf(all.match(/\p{L}/gu)?.filter((letter) => !/[x×]/iu.test(letter)) ?? [])
	if (isWhole(named)) return { bare: measures.slice(0, -behind.length), sides: named }
	for (const pattern of [BEFORE_EACH, BEHIND_EACH]) {
		const sides = sidesOf([...measures.matchAll(pattern)].map(([, letter = '']) => letter))
		if (isWhole(sides)) return { bare: measures.replace(pattern, ''), sides }
	}
	return { bare: measures, sides: [] }
}

/** Which sides measures are of, as a language calls them: “(hauteur × largeur)”. */
export function sidesInLanguage(sides: readonly Side[], language: string): string {
	const tag = (findLanguage(language) ?? findLanguageByTag(language))?.tag ?? 'en'
	const words = specWordsOf(language)?.labels.words
	return `(${sides.map((side) => inLine(words?.get(side) ?? side, tag)).join(' × ')})`
}

/** A name within a line; German keeps its capitals. */
const inLine = (name: string, tag: string): string => (tag.startsWith('de') ? name : name.toLocaleLowerCase(tag))

/** The letters sides begin with in a language, and those of English; none for a letter two of them begin with. */
function lettersOf(language: string): ReadonlyMap<string, Side> {
	return madeOfData(`sides ${language}`, () => {
		const letters = new Map<string, Side>()
		for (const one of new Set([language, 'english'])) {
			const words = specWordsOf(one)?.labels.words
			const initials = SIDES.map((side) => (words?.get(side) ?? '').charAt(0).toLowerCase())
			for (const [at, letter] of initials.entries()) {
				const side = SIDES[at]
				const isOnly = letter !== '' && initials.indexOf(letter) === initials.lastIndexOf(letter)
				if (side && isOnly && !letters.has(letter)) letters.set(letter, side)
			}
		}
		return letters
	})
}
