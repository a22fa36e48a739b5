const MAX_LENGTH = 60
/** Letters that Unicode does not take apart into a plain letter and a mark. */
const LATIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ə: 'e' }

/**
 * Text → the last part of a page's address: letters and digits of any script, words joined by hyphens and never cut
 * (unless the first alone is longer), at most 60 characters. Latin letters lose their accents. `fallback` when nothing
 * is left.
 */
export function slugOf(text: string, fallback = 'product'): string {
	const words =
		text
			.toLowerCase()
			.replace(/[ßæœøłđðþıə]/gu, (letter) => LATIN[letter] ?? letter)
			.replace(/\p{Script=Latin}\p{M}*/gu, (letter) => letter.normalize('NFKD').replace(/\p{M}/gu, ''))
			.normalize('NFC')
			.replace(/[’'"]/gu, '')
			.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
	let slug = ''
	for (const word of words) {
		const longer = slug ? `${slug}-${word}` : word
		if (longer.length > MAX_LENGTH) break
		slug = longer
	}
	return slug || words[0]?.slice(0, MAX_LENGTH) || fallback
}
