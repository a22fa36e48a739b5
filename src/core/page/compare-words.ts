import { diffArrays } from 'diff'
import { wordsOf } from '../text/graphemes'

/** A run of words and whether it stands in both texts, only in the later or only in the earlier one. */
export type MarkedWords = { text: string; mark: 'same' | 'added' | 'removed' }

/**
 * Which words of two plain texts are the same, in reading order; removed words stand before those that came instead.
 */
export function compareWords(before: string, after: string): MarkedWords[] {
	const [old, now] = [before, after].map((text) => wordsOf(text).map((word) => word.text)) as [string[], string[]]
	return gathered(diffArrays(old, now).map(({ value, added, removed }) => ({ text: value.join(''), mark: markOf(added, removed) })))
}

const markOf = (added: boolean, removed: boolean): MarkedWords['mark'] => (added ? 'added' : removed ? 'removed' : 'same')

const mark = (text: string, kind: MarkedWords['mark']): MarkedWords => ({ text, mark: kind })

/** Changes with nothing but spaces and signs between them read as one: what was said, then what is said instead. */
function gathered(runs: readonly MarkedWords[]): MarkedWords[] {
	const result: MarkedWords[] = []
	let [removed, added] = ['', '']
	for (const [index, { text, mark: kind }] of runs.entries()) {
		const between = kind === 'same' && removed + added !== '' && index < runs.length - 1 && !/[\p{L}\p{N}]/u.test(text)
		if (kind === 'removed' || between) removed += text
		if (kind === 'added' || between) added += text
		if (kind !== 'same' || between) continue
		result.push(mark(removed, 'removed'), mark(added, 'added'), mark(text, kind))
		removed = ''
		added = ''
	}
	return [...result, mark(removed, 'removed'), mark(added, 'added')].filter(({ text }) => text !== '')
}
