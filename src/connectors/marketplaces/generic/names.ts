/** No name of a product is longer; more is not compared. */
const MAX_NAME = 300

/** Most names are plain letters, which a simpler expression reads several times faster. */
const BEYOND_ASCII = /[\u0080-\uffff]/
const NO_ASCII_WORD = /[^a-z0-9]+/g

/** Letters and figures of a text in one case, words apart by single spaces. */
export function plainName(text: string): string {
	const said = text.slice(0, MAX_NAME)
	if (!BEYOND_ASCII.test(said)) return said.toLowerCase().replace(NO_ASCII_WORD, ' ').trim()
	return said
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
		.trim()
}

/**
 * How far two texts name the same thing: 1 when one holds the other, else the share of the shorter one's words the
 * other has too. Texts of scripts without spaces are compared as a whole.
 */
export function nameLikeness(one: string, other: string): number {
	return plainLikeness(plainName(one), plainName(other))
}

function plainLikeness(a: string, b: string): number {
	const [short, long] = a.length <= b.length ? [a, b] : [b, a]
	if (short.length < 2) return 0
	if (` ${long} `.includes(` ${short} `) || (short.length >= 6 && long.includes(short))) return 1
	const words = new Set(long.split(' '))
	const wanted = short.split(' ')
	return wanted.filter((word) => words.has(word)).length / Math.max(wanted.length, 2)
}

/**
 * Likeness of a shown text to a name it should say, both as `plainName` gives them: a word or two of a long name are
 * not that name.
 */
export function headingLikeness(a: string, b: string): number {
	const alike = plainLikeness(a, b)
	return a.length >= b.length || b.includes(`${a} `) === false ? alike : alike * Math.min(1, 0.35 + a.length / b.length)
}

/** From this likeness on two texts are taken to name the same product. */
export const SAME_NAME = 0.6
