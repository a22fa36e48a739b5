import { type Concept, concepts } from './concepts'
import { isJoined, isLetter } from './letters'
import { madeOfData, rowsOf } from './truth-data'

/**
 * A place of a normalised text that speaks of a concept; `weak`: by words that support a statement but claim nothing
 * themselves.
 */
export type Mention = { concept: Concept; words: string; index: number; weak: boolean }

type Term = { concept: Concept; parts: readonly string[]; open: boolean; weak: boolean }
/** Terms by their first letters, up to `HEAD` of them. */
export type WordList = ReadonlyMap<string, readonly Term[]>

const HEAD = 3
const LONGEST_ENDING = 30
/** Mentions of one text that overlap stand this near each other in order. */
const NEIGHBOURS = 12
/** Particles that Arabic and Hebrew write on to the following word. */
const PARTICLES = new RegExp(
	String.raw`(?<![\p{L}\p{N}])(?:(?=\p{Script=Arabic})[وف]?(?:[بلكد]|ديال)?(?:ال|لل)?(?=\p{Script=Arabic}{3})` +
		String.raw`|[והבלמשכ]{1,3}(?=\p{Script=Hebrew}{3}))`,
	'gu',
)
const PARTICLE_SCRIPTS = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** The words of a language's file (`any`: those of all languages) by which its concepts are found. */
export function wordListOf(language: string): WordList {
	return madeOfData(`words ${language}`, () => {
		const list = new Map<string, Term[]>()
		for (const [name, row] of rowsOf(language)) {
			const concept = concepts().get(name)
			if (!concept) continue
			for (const [column, words] of row.split('\t').entries())
				for (const word of words.split('|').filter(Boolean)) addTerm(list, concept, word, column > 0)
		}
		return list
	})
}

/** `~` stands for any ending of a word. */
function addTerm(list: Map<string, Term[]>, concept: Concept, written: string, weak: boolean): void {
	const parts = written.replace(/~$/u, '').split('~')
	const open = written.endsWith('~') || isJoined(written.charCodeAt(written.length - 1))
	const head = (parts[0] ?? '').slice(0, HEAD)
	const known = list.get(head)
	if (known) known.push({ concept, parts, open, weak })
	else list.set(head, [{ concept, parts, open, weak }])
}

/**
 * All mentions in a text of normalizeText form, in order; of two that overlap in one category the longer counts. Linear
 * in the text.
 */
export function findWords(written: string, lists: readonly WordList[]): Mention[] {
	const text = written.replaceAll('-', ' ')
	const found: Mention[] = []
	for (const at of startsIn(text)) {
		for (let length = 1; length <= HEAD; length++) {
			const head = text.slice(at, at + length)
			for (const list of lists) {
				for (const term of list.get(head) ?? []) {
					const end = endOf(term, text, at)
					if (end >= 0) found.push({ concept: term.concept, words: written.slice(at, end), index: at, weak: term.weak })
				}
			}
		}
	}
	return longestOf(found)
}

/** Where a term that begins at a place ends; -1 when it does not stand there. */
function endOf({ parts, open }: Term, text: string, from: number): number {
	let at = from
	for (const [number, part] of parts.entries()) {
		if (number > 0) at = wordEnd(text, at)
		if (!text.startsWith(part, at)) return -1
		at += part.length
	}
	if (open) return isJoined(text.charCodeAt(at - 1)) ? at : wordEnd(text, at)
	return isLetter(text.charCodeAt(at)) ? -1 : at
}

function wordEnd(text: string, from: number): number {
	let at = from
	while (at < text.length && at - from < LONGEST_ENDING && isLetter(text.charCodeAt(at))) at++
	return at
}

/** Begins a term too: "% off". */
const PERCENT = 37
/** Where a word may begin: everywhere in scripts without spaces, and behind the particles of Arabic and Hebrew. */
function startsIn(text: string): number[] {
	const starts: number[] = []
	for (let at = 0, before = 32; at < text.length; at++) {
		const code = text.charCodeAt(at)
		if (code === PERCENT || (isLetter(code) && (!isLetter(before) || isJoined(code) || isJoined(before)))) starts.push(at)
		before = code
	}
	if (!PARTICLE_SCRIPTS.test(text)) return starts
	const all = new Set(starts)
	for (const { 0: particles, index } of text.matchAll(PARTICLES))
		for (let length = 1; length <= particles.length; length++) if (particles[length - 1] !== 'ا') all.add(index + length)
	return [...all].sort((a, b) => a - b)
}

/** "Faux leather" does not speak of leather. */
function longestOf(found: Mention[]): Mention[] {
	if (found.length < 2) return found
	const hides = (a: Mention, b: Mention) =>
		a.words.length > b.words.length &&
		a.index <= b.index &&
		a.index + a.words.length >= b.index + b.words.length &&
		a.concept.category === b.concept.category
	return found.filter((one, at) => !found.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS).some((other) => hides(other, one)))
}
