import { MAX_FACT_CHARACTERS } from './facts'
import type { Product } from './product'

/** What Windows-1252 shows for the bytes 0x80–0x9F, which Latin-1 leaves empty. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const REST = `[\\u0080-\\u00bf${UPPER}]`
/** UTF-8 read as Windows-1252: two bytes of a Latin letter or sign, or three of a typographic sign. */
const MISREAD = new RegExp(`(?<before>^|.)(?:[ÂÃ]${REST}|â${REST}{2})+`, 'gsu')
/** A capital Ã or Â at the end of a word, before a sign that may follow it as itself: „MAÇÔ, «LÃ». */
const SIGNS = /^[ÂÃ]\P{L}$/u

const decoder = new TextDecoder('utf-8', { fatal: true })

/** A stretch of misread characters as what they were meant to be, or undefined when they are no UTF-8. */
function decoded(stretch: string): string | undefined {
	const bytes = [...stretch].map((character) => {
		const upper = UPPER.indexOf(character)
		return upper >= 0 ? 0x80 + upper : character.charCodeAt(0)
	})
	try {
		return decoder.decode(Uint8Array.from(bytes))
	} catch {
		return undefined
	}
}

/**
 * Brackets in which a shop leads to other pages of its own: “(View shipping rates and policies)”, “(See Top 100 in
 * Kitchen)”.
 */
const LEADS_ELSEWHERE = new RegExp(
	String.raw`[([]\s?(?:(?:view shipping rates|see top 100|voir les 100|siehe top 100|ver el top 100|ver o top 100` +
		String.raw`|visualizza i top 100|bekijk de top 100)\b[^)\]]*|(?:learn more|see more|en savoir plus|mehr erfahren` +
		String.raw`|más información|saiba mais|scopri di più|meer informatie)\s?[›»….]*)[)\]]`,
	'giu',
)

/** Letters and digits drawn as signs of mathematics, “𝐁𝐨𝐥𝐝”, which no reader aloud and no search reads as words. */
const DRAWN = /[\u{1d400}-\u{1d7ff}]+/gu
/** A value as a form keeps it, “Dry_Clean_Only”; an address or a name with a figure is none. */
const UNDERSCORED = /(?<![^\s,;:])\p{Lu}\p{L}*(?:_\p{L}+)+(?![^\s,;:.])/gu
/** A tag typed into a text. */
const TYPED_TAG = /[<(]\s?\/?\s?(?:br|p|li|ul|strong|span|div)\s?\/?\s?>/giu

/**
 * A listing’s words as they were meant: what was misread on its way or drawn with other signs is mended; typed tags and
 * what leads to the shop’s other pages are left out.
 */
export function mendWords(text: string): string {
	const plain = text
		.replace(UNDERSCORED, (words) => words.replaceAll('_', ' '))
		.replace(DRAWN, (letters) => letters.normalize('NFKC'))
		.replace(TYPED_TAG, ' ')
	const mended = plain.replace(MISREAD, (whole: string, before: string, at: number) => {
		const stretch = whole.slice(before.length)
		const isWithinWord = /^\p{Ll}/u.test(plain.slice(at + whole.length))
		if (SIGNS.test(stretch) && /\p{Lu}/u.test(before) && !isWithinWord) return whole
		const meant = decoded(stretch)
		return meant === undefined ? whole : before + meant
	})
	const left = mended.replace(LEADS_ELSEWHERE, '').replace(/ {2,}/gu, ' ').trim()
	return left === '' ? mended : left
}

/** Longest texts of a product, in characters; what names no length of its own is a fact at the longest. */
const LONGEST: Readonly<Record<string, number>> = { title: 500, brand: 200, description: 10_000 }
const LONGEST_NAME = 300
/** Most values of one list, and most names of one table. */
const MOST_ENTRIES = 2_000

/**
 * The product with all its words mended and none longer than a page has use for; addresses, pictures and where things
 * were read stay as they were.
 */
export function mendProduct(product: Product): Product {
	const { source, asin, availability, gallery, descriptionImages, missing } = product
	const mended = Object.entries(product).map(([field, value]) => [field, mendAll(value, LONGEST[field] ?? MAX_FACT_CHARACTERS)])
	return { ...(Object.fromEntries(mended) as Product), source, asin, availability, gallery, descriptionImages, missing }
}

function mendAll(value: unknown, longest: number): unknown {
	if (typeof value === 'string') return shortened(mendWords(shortened(value, longest)), longest)
	if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map((entry) => mendAll(entry, longest))
	if (typeof value !== 'object' || value === null) return value
	const entries = Object.entries(value).slice(0, MOST_ENTRIES)
	return Object.fromEntries(
		entries.map(([key, held]) =>
			key === 'origin' ? [key, held] : [mendAll(key, LONGEST_NAME), mendAll(held, key === 'name' ? LONGEST_NAME : longest)],
		),
	)
}

/** At most so many characters, cut before a word where there is one in the last tenth, and never within a character. */
function shortened(text: string, longest: number): string {
	if (text.length <= longest) return text
	const cut = text.slice(0, longest)
	const space = cut.lastIndexOf(' ')
	if (space > longest * 0.9) return cut.slice(0, space)
	return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}
