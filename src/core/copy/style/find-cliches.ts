import { STOCK_PHRASES } from './stock-phrases'

/** Scripts written without spaces have no word borders to look for. */
const SPACELESS = new Set(['japanese'])
const compiled = new Map<string, RegExp>()

function patternFor(languageId: string): RegExp | undefined {
	const phrases = STOCK_PHRASES[languageId]
	if (!phrases) return undefined
	const known = compiled.get(languageId)
	if (known) return known
	const any = phrases.join('|')
	// Arabic puts "and", "so" and "by" onto the word.
	const prefix = languageId.includes('arabic') ? '(?:[وفب])?' : ''
	const pattern = SPACELESS.has(languageId)
		? new RegExp(any, 'gu')
		: new RegExp(`(?<![\\p{L}\\p{N}])${prefix}(?:${any})(?![\\p{L}\\p{N}])`, 'gu')
	compiled.set(languageId, pattern)
	return pattern
}

/** Vowel signs and the lengthening stroke, which writers of Arabic set or leave as they like. */
const ORNAMENT = /[\u064B-\u0652\u0640]/gu

/** The stock phrases in a text, as they stand there in small letters. None for a language there is no list of. */
export function findCliches(text: string, languageId: string): string[] {
	const pattern = patternFor(languageId)
	if (!pattern) return []
	const plain = text.normalize('NFC').toLowerCase().replace(ORNAMENT, '').replace(/\s+/gu, ' ')
	return [...new Set(plain.match(pattern) ?? [])]
}
