import { saysEnough } from './claim-features'

/** Signs that part clauses, and what stands in brackets or quotation marks. */
const SIGNS = /\s*(?:[,;:،؛、，；：()（）—–«»„“”"|/]|(?<=\s)-(?=\s)|[.!?。！？](?=\s|$))\s*/u
const UNSPACED = /[\u0e00-\u0e7f\u3040-\ud7ff]/u
/** A clause that is nearly the whole says nothing the whole does not. */
const NEARLY_WHOLE = 0.8
/** Stretches of so many words, each beginning half as far behind the one before; longer texts only. */
const WORDS = 8
const LEAST_WORDS = 12
/** The same in letters, where no spaces are written. */
const LETTERS = 16
const LEAST_LETTERS = 25

/**
 * The stretches of a text in normalizeText form that may claim something by themselves: its clauses, and overlapping runs of words, so
 * that a hint is seen beside whatever else the sentence says. None where the text is one short clause.
 */
export function partsOfText(text: string): string[] {
	const clauses = text.split(SIGNS).filter(saysEnough)
	const own = clauses.length > 1 || (clauses[0] ?? text).length < text.length * NEARLY_WHOLE ? clauses : []
	return [...new Set([...own, ...runsIn(text)])]
}

function runsIn(text: string): string[] {
	if (UNSPACED.test(text)) {
		if (text.length < LEAST_LETTERS) return []
		return startsOf(text.length, LETTERS).map((from) => text.slice(from, from + LETTERS))
	}
	const words = text.split(/\s+/u)
	if (words.length < LEAST_WORDS) return []
	return startsOf(words.length, WORDS)
		.map((from) => words.slice(from, from + WORDS).join(' '))
		.filter(saysEnough)
}

const startsOf = (length: number, step: number) =>
	Array.from({ length: Math.ceil((length - step / 2) / (step / 2)) }, (_, at) => (at * step) / 2)
