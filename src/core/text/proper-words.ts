import { findLanguageByTag } from '../locale/languages'

const WORD = /[\p{L}\p{N}\p{M}]+/gu
/** Between two words of one sentence: nothing but a space, with a comma or a bracket at most. */
const WITHIN = /^[,(]?\s[(“"'’]?$/u

/**
 * Words the listing itself writes with capitals within a sentence ("iPhone", "Dynamic Island"), each as it writes it.
 * None for German, where every noun is written so.
 */
export function properWords(texts: readonly string[], tag?: string): string[] {
	if (tag && findLanguageByTag(tag)?.tag === 'de') return []
	const proper = new Map<string, string>()
	const common = new Set<string>()
	for (const text of texts) {
		let before: RegExpExecArray | undefined
		let beforeIsProper = false
		for (const match of text.matchAll(WORD)) {
			const word = match[0]
			const gap = before && text.slice(before.index + before[0].length, match.index)
			// A single capital is an article at the beginning of a sentence.
			const within: boolean =
				gap !== undefined && WITHIN.test(gap) && (/^(?:\p{Ll}|\p{Lu}$)|\p{N}/u.test(before?.[0] ?? '') || beforeIsProper)
			const mixed = /^\P{Ll}*\p{Ll}.*\p{Lu}/u.test(word)
			const initials: boolean = within && /^\p{Lu}{2,5}$/u.test(word) && /\p{Ll}/u.test(before?.[0] ?? '')
			beforeIsProper = mixed || initials || (within && /^\p{Lu}\p{Ll}/u.test(word))
			if (beforeIsProper) proper.set(word.toUpperCase(), word)
			else if (/^\p{Ll}/u.test(word)) common.add(word.toUpperCase())
			before = match
		}
	}
	return [...proper].filter(([key]) => !common.has(key)).map(([, word]) => word)
}
