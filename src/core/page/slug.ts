const MAX_LENGTH = 60

/**
 * A title → the last part of an address: letters and digits of any script, words joined by hyphens, cut between words.
 */
export function slugOf(title: string): string {
	const words =
		title
			.normalize('NFC')
			.toLowerCase()
			.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
	let slug = ''
	for (const word of words) {
		if (slug && slug.length + word.length >= MAX_LENGTH) break
		slug = slug ? `${slug}-${word}` : word.slice(0, MAX_LENGTH)
	}
	return slug || 'product'
}
