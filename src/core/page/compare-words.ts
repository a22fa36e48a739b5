import { wordsOf } from '../copy/text/graphemes'

/** A run of words and whether it stands in both texts, only in the later or only in the earlier one. */
export type MarkedWords = { text: string; mark: 'same' | 'added' | 'removed' }

/** Longer texts are told as replaced whole: a table of all pairs would take too long. */
const MAX_PAIRS = 400_000

/**
 * Which words of two plain texts are the same, in reading order; removed words stand before those that came instead.
 */
export function compareWords(before: string, after: string): MarkedWords[] {
	const [old, now] = [before, after].map((text) => wordsOf(text).map((word) => word.text)) as [string[], string[]]
	if (old.length * now.length > MAX_PAIRS) return joined([mark(before, 'removed'), mark(after, 'added')])
	const marked: MarkedWords[] = []
	let [at, to] = [0, 0]
	for (const [oldIndex, newIndex] of [...commonOf(old, now), [old.length, now.length] as const]) {
		marked.push(
			...old.slice(at, oldIndex).map((text) => mark(text, 'removed')),
			...now.slice(to, newIndex).map((text) => mark(text, 'added')),
		)
		const same = now[newIndex]
		if (same !== undefined) marked.push(mark(same, 'same'))
		at = oldIndex + 1
		to = newIndex + 1
	}
	return gathered(joined(marked))
}

const mark = (text: string, kind: MarkedWords['mark']): MarkedWords => ({ text, mark: kind })

function joined(marked: readonly MarkedWords[]): MarkedWords[] {
	const runs: MarkedWords[] = []
	for (const part of marked) {
		const last = runs.at(-1)
		if (last?.mark === part.mark) runs[runs.length - 1] = mark(last.text + part.text, part.mark)
		else if (part.text) runs.push(part)
	}
	return runs
}

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

/** Pairs of places at which two lists hold the same, in order and as many as possible (longest common subsequence). */
export function commonOf<T>(before: readonly T[], after: readonly T[]): (readonly [before: number, after: number])[] {
	const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
	const longest = (from: number, to: number) => lengths[from]?.[to] ?? 0
	for (let from = before.length - 1; from >= 0; from--) {
		const row = lengths[from]
		if (!row) continue
		for (let to = after.length - 1; to >= 0; to--) {
			row[to] = before[from] === after[to] ? longest(from + 1, to + 1) + 1 : Math.max(longest(from + 1, to), longest(from, to + 1))
		}
	}
	const pairs: [number, number][] = []
	let [from, to] = [0, 0]
	while (from < before.length && to < after.length) {
		if (before[from] === after[to]) pairs.push([from++, to++])
		else if (longest(from + 1, to) >= longest(from, to + 1)) from++
		else to++
	}
	return pairs
}
