/** Words that say something: of four letters or more, by their beginning; pairs of characters in Han; codes. */
const LONG_WORDS = /[\p{L}\p{M}]{4,}|\p{Script=Han}{2}|\p{Script=Katakana}{2}/gu
const CODES = /(?<![\p{L}\d])(?:\p{Lu}{2,3}|\p{L}*\d[\p{L}\d]*\d)(?![\p{L}\d])/gu
const STEM = 6
/** A sentence so much of which was said is said again. */
const SHARE = 0.7
const FEWEST = 2

/** What a text says, for telling whether another says it again. */
export const saidIn = (text: string): ReadonlySet<string> =>
	new Set([...(text.toLowerCase().match(LONG_WORDS) ?? []).map((word) => word.slice(0, STEM)), ...(text.match(CODES) ?? [])])

/** True for a text that says nothing beyond what one of others says. */
export function repeats(text: string, said: readonly ReadonlySet<string>[]): boolean {
	const own = [...saidIn(text)]
	return own.length >= FEWEST && said.some((other) => own.filter((word) => other.has(word)).length >= SHARE * own.length)
}
