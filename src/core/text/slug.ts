const MAX_LENGTH = 60
/** Letters that Unicode does not take apart into a plain letter and a mark. */
const LATIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ə: 'e' }
const WORDS = { any: /[\p{L}\p{M}\p{N}]+/gu, ascii: /[a-z0-9]+/g }

type SlugForm = {
	/** What it is when nothing is left of the text. */
	fallback?: string
	/** `ascii`: only a–z and 0–9, which names of files and of classes take everywhere. */
	letters?: keyof typeof WORDS
}

/**
 * Text → the last part of a page's address, or the name of a file: letters and digits of any script unless `letters`
 * says otherwise, words joined by hyphens and never cut (unless the first alone is longer), at most 60 characters.
 * Latin letters lose their accents.
 */
export function slugOf(text: string, { fallback = 'product', letters = 'any' }: SlugForm = {}): string {
	const words =
		text
			.toLowerCase()
			.replace(/[ßæœøłđðþıə]/gu, (letter) => LATIN[letter] ?? letter)
			.replace(/\p{Script=Latin}\p{M}*/gu, (letter) => letter.normalize('NFKD').replace(/\p{M}/gu, ''))
			.normalize('NFC')
			.replace(/[’'"]/gu, '')
			.match(WORDS[letters]) ?? []
	let slug = ''
	for (const word of words) {
		const longer = slug ? `${slug}-${word}` : word
		if (longer.length > MAX_LENGTH) break
		slug = longer
	}
	return slug || words[0]?.slice(0, MAX_LENGTH) || fallback
}
