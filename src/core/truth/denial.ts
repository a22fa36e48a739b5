import { DENIES_AFTER, DENIES_BEFORE, DENIES_BEFORE_UNSPACED } from './lexicons/negation'

const CLAUSE_END = /[.,;:!?()|/،؛।]|[。、，；：！？]|\s-\s| (?:but|and|mais|aber|und|et|pero|ma|mas|y|e|и|но|ama|maar|en) /gu
/** How many words before a thing can deny it. */
const REACH = 4

/** The clause a stretch of text stands in, before and after it. */
export function clauseAround(text: string, index: number, length: number): { before: string; after: string } {
	let start = 0
	for (const end of text.slice(0, index).matchAll(CLAUSE_END)) start = end.index + end[0].length
	const rest = text.slice(index + length)
	const stop = rest.search(/[.,;:!?()|،؛।]|[。、，；：！？]/u)
	return { before: text.slice(start, index), after: stop < 0 ? rest : rest.slice(0, stop) }
}

/** Whether a text denies what it speaks of at a place: "not dishwasher safe", "batteries not included", "充電不要". */
export function isDenied(text: string, index: number, words: string): boolean {
	const { before, after } = clauseAround(text, index, words.length)
	const near = before
		.split(' ')
		.slice(-REACH - 1)
		.join(' ')
	return DENIES_BEFORE.test(near) || DENIES_BEFORE_UNSPACED.test(before.slice(-8)) || DENIES_AFTER.test(after)
}
