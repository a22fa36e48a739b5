import { wordsOf } from './graphemes'

const MAX_SLUG = 60
const LATIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ə: 'e' }

/**
 * Text → the last part of a page's address: letters and digits joined by hyphens, at most 60. Latin loses its accents;
 * scripts whose vowels are marks, which an address cannot hold without breaking the words, yield to the text's Latin
 * words; `fallback` if nothing is left.
 */
export function slugOf(text: string, fallback: string, tag?: string): string {
	const plain = text
		.toLowerCase()
		.replace(/[ßæœøłđðþıə]/gu, (letter) => LATIN[letter] ?? letter)
		.replace(/\p{Script=Latin}\p{M}*/gu, (letter) => letter.normalize('NFKD').replace(/\p{M}/gu, ''))
		.normalize('NFC')
	const marked = /(?!\p{Script=Latin})\p{L}\p{M}/u.test(plain)
	const words = wordsOf(plain.replace(/[’'"]/gu, ''), tag)
		.filter((part) => part.word)
		.flatMap((part) => part.text.split(/[^\p{L}\p{N}]+/u))
		.filter((word) => word && !(marked && /(?!\p{Script=Latin})\p{L}/u.test(word)))
	let slug = ''
	for (const word of words) {
		const longer = slug ? `${slug}-${word}` : word
		if (longer.length > MAX_SLUG) break
		slug = longer
	}
	return slug || words[0]?.slice(0, MAX_SLUG) || fallback
}
