import { wordsOf } from '../../text/graphemes'

/** Words in a row that are compared: fewer are the language's own turns, more miss a changed word. */
const SHINGLE_WORDS = 4

/** Every run of four words of a text, in small letters; of a shorter text the whole. */
export function shinglesOf(text: string, tag?: string): ReadonlySet<string> {
	const words = wordsOf(text.toLowerCase(), tag)
		.filter(({ word }) => word)
		.map((part) => part.text)
	if (words.length === 0) return new Set()
	const runs = Math.max(1, words.length - SHINGLE_WORDS + 1)
	return new Set(Array.from({ length: runs }, (_, start) => words.slice(start, start + SHINGLE_WORDS).join(' ')))
}

/**
 * How much of `text` stands in `other` too: 0 nothing, 1 all of it. Symmetry is not wanted: a short text within a long
 * one is a copy.
 */
export function shareIn(text: ReadonlySet<string>, other: ReadonlySet<string>): number {
	if (text.size === 0) return 0
	let shared = 0
	for (const shingle of text) if (other.has(shingle)) shared++
	return shared / text.size
}
