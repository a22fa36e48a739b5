import type { Figure } from './figure'
import { matchesOf } from './matches'

/** Roots of the numbers that Germanic languages and Italian write in one word. */
const ROOTS: readonly (readonly [string, number])[] = [
	['tausend', 1000],
	['duizend', 1000],
	['tusind', 1000],
	['tusen', 1000],
	['mila', 1000],
	['hundert', 100],
	['honderd', 100],
	['hundrede', 100],
	['hundra', 100],
	['hundre', 100],
	['cento', 100],
	['ezer', 1000],
	['száz', 100],
]
const ROOT = new RegExp(ROOTS.map(([root]) => root).join('|'))
const ONE_WORD = new RegExp(
	`(?<![\\p{L}\\p{N}])\\p{L}*(?:${ROOTS.map(([root]) => root).join('|')})\\p{L}+(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])\\p{L}{3,}(?:ezer|száz|mila|cento|hundert|honderd|hundrede|hundra|hundre|tausend|duizend|tusind|tusen)(?![\\p{L}\\p{N}])`,
	'gu',
)

/** Numbers of several hundreds or thousands in one word: "dreihundertneunundzwanzig", "duemila". `known` are the words below a hundred. */
export function compoundNumbersIn(text: string, known: ReadonlyMap<string, number>): Figure[] {
	if (!ROOT.test(text)) return []
	return Array.from(matchesOf(ONE_WORD, text), ({ 0: written, index }) => ({ written, index, value: meaningOf(written, known) })).flatMap(
		({ written, index, value }) =>
			value === undefined || known.has(written) ? [] : [{ written, index, length: written.length, values: [value] }],
	)
}

function meaningOf(word: string, known: ReadonlyMap<string, number>): number | undefined {
	if (word === '') return 0
	const simple = known.get(word)
	if (simple !== undefined) return simple
	for (const [root, factor] of ROOTS) {
		const at = word.indexOf(root)
		if (at < 0) continue
		const before = at === 0 ? 1 : meaningOf(word.slice(0, at), known)
		const after = meaningOf(word.slice(at + root.length).replace(/^(?:und|en(?!n)|og)(?=\p{L})/u, ''), known)
		if (before !== undefined && after !== undefined && after < factor) return before * factor + after
	}
	return undefined
}
