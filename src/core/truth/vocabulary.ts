import { WORD, withRanges } from './letter-ranges'
import { normalizeText } from './normalize-text'
import { HEAD, headsOf } from './term-heads'

/**
 * Words for one thing, by group of writing: `x` languages that write spaces, `ar` Arabic and Darija (particles such as و and ال
 * may stand before a word), `he` Hebrew (likewise), `cjk` scripts without word boundaries (ja, zh, th) and Korean, which writes
 * endings on. Alternatives are separated by `|`, in lower case; `~` is any inflection, `_` an optional space or hyphen, a space
 * also matches a hyphen; a leading `~` lets the term stand inside a longer word. Otherwise regular-expression syntax.
 */
export type Terms = { x?: string; ar?: string; he?: string; cjk?: string }

/** Where a text speaks of something. */
export type Mention<T> = { of: T; index: number; words: string }

/** `pattern` is compiled when the term is first tried. */
type Term<T> = { of: T; literal: string; source: string; open: boolean; anywhere: boolean; pattern: RegExp | undefined }
type Group = keyof Terms
/** Terms by their first characters, one character a step. */
type Node<T> = { terms: Term<T>[] | undefined; next: Map<number, Node<T>> | undefined }
/** The terms of one kind of place; `met` are those that can begin with so many characters, as they were met. */
type Tree<T> = { root: Node<T>; met: Map<string, readonly Term<T>[]> }
/** Those of a word's start, and those that may stand anywhere. */
type Index<T> = { starting: Tree<T>; anywhere: Tree<T> }
/** So many beginnings are kept. */
const MOST_MET = 30_000

/** Signs that make a term more than its letters. */
const SYNTAX = /[\\()[\]{}?*+.^$|_~ ]/
/** A term whose beginning is nothing but letters, whatever follows. */
const PLAIN_HEAD = new RegExp(`^[^\\\\()[\\]{}?*+.^$|_~ ]{${HEAD}}(?![?*{])`)
const SCRIPT_OF_GROUP: readonly (readonly [Group, RegExp])[] = [
	['x', /[^\s\d]/u],
	['ar', /[\p{Script=Arabic}]/u],
	['he', /[\p{Script=Hebrew}]/u],
	['cjk', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u],
]
type Options<T> = { groupOf?: (of: T) => unknown; leastAfterParticle?: number }

const emptyNode = <T>(): Node<T> => ({ terms: undefined, next: undefined })
const emptyTree = <T>(): Tree<T> => ({ root: emptyNode(), met: new Map() })
const emptyIndex = <T>(): Index<T> => ({ starting: emptyTree(), anywhere: emptyTree() })
const WORD_CHARACTER = new RegExp(`[${WORD}]`)
const INSIDE_WORD = new RegExp(`(?<=[${WORD}])[${WORD}]`)
const WORD_START = new RegExp(`(?<![${WORD}])[${WORD}]`, 'g')
/** Particles Arabic (and, so, with, for, of, the …) and Hebrew write on to the following word. */
const PARTICLES = /(?<![\p{L}\p{N}])(?:[وف]?(?:[بلكد]|ديال)?(?:ال|لل)?|[והבלמשכ]{0,3})(?=[\p{Script=Arabic}\p{Script=Hebrew}]{2})/gu

/** Finds the things of a word list in a text, each where it stands; of overlapping mentions the longest counts. */
export class Vocabulary<T> {
	/** Terms of scripts that no text read so far is written in. */
	readonly #asleep: Record<Group, [T, string][]> = { x: [], ar: [], he: [], cjk: [] }
	readonly #indexes: Record<Group, Index<T>> = { x: emptyIndex(), ar: emptyIndex(), he: emptyIndex(), cjk: emptyIndex() }
	readonly #groupOf: (of: T) => unknown
	readonly #leastAfterParticle: number

	/** A longer mention hides the shorter ones inside it when both are of one group: "faux leather" does not speak of leather. */
	constructor(
		entries: Iterable<readonly [T, Terms]>,
		{ groupOf = () => undefined, leastAfterParticle = LEAST_AFTER_PARTICLE }: Options<T> = {},
	) {
		this.#groupOf = groupOf
		this.#leastAfterParticle = leastAfterParticle
		for (const [of, terms] of entries) {
			for (const [group, list] of Object.entries(terms) as [Group, string][]) {
				this.#asleep[group].push([of, list])
			}
		}
	}

	/** All mentions in a text of normalizeText form, in order. */
	find(text: string): Mention<T>[] {
		const starts = wordStarts(text)
		const found: Mention<T>[] = []
		for (const [group, script] of SCRIPT_OF_GROUP) if (script.test(text)) this.#findIn(this.#awake(group), text, starts, found)
		return this.#longest(found.sort((a, b) => a.index - b.index))
	}

	#findIn({ starting, anywhere }: Index<T>, text: string, starts: ReadonlyMap<number, boolean>, found: Mention<T>[]): void {
		for (const at of starts.keys()) this.#tryAt(starting, text, at, starts, found, true)
		if (anywhere.root.next) for (let at = 0; at < text.length; at++) this.#tryAt(anywhere, text, at, starts, found, false)
	}

	#tryAt(tree: Tree<T>, text: string, at: number, starts: ReadonlyMap<number, boolean>, found: Mention<T>[], isStart: boolean): void {
		for (const term of termsAt(tree, text, at, isStart)) this.#try(term, text, at, starts, found)
	}

	/** Terms are made ready when a text in their script is first read. */
	#awake(group: Group): Index<T> {
		const asleep = this.#asleep[group]
		this.#asleep[group] = []
		for (const [of, list] of asleep) for (const term of alternativesOf(list)) this.#add(of, term, group)
		return this.#indexes[group]
	}

	#try(term: Term<T>, text: string, at: number, starts: ReadonlyMap<number, boolean>, found: Mention<T>[]): void {
		const words = matchAt(term, text, at)
		// A short word after a particle is mostly the end of a longer one: كابل is a cable and no "like ابل".
		if (words && words.length < this.#leastAfterParticle && starts.get(at) === false) return
		if (words) found.push({ of: term.of, index: at, words })
	}

	#longest(found: Mention<T>[]): Mention<T>[] {
		if (found.length < 2) return found
		const inside = (a: Mention<T>, b: Mention<T>) =>
			b.words.length > a.words.length &&
			b.index <= a.index &&
			b.index + b.words.length >= a.index + a.words.length &&
			this.#groupOf(a.of) === this.#groupOf(b.of)
		return found.filter((mention) => !found.some((other) => inside(mention, other)))
	}

	#add(of: T, written: string, group: Group): void {
		const joined =
			group === 'cjk' && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(written)
		const anywhere = joined || written.startsWith('~')
		const open = joined || written.endsWith('~')
		const source = foldArabicIn(written.normalize('NFKC').replace(/^~/, '').replace(/~$/, ''))
		const plain = !SYNTAX.test(source)
		const term: Term<T> = { of, literal: plain ? source : '', source, open, anywhere, pattern: undefined }
		const { root } = this.#indexes[group][anywhere ? 'anywhere' : 'starting']
		for (const key of plain || PLAIN_HEAD.test(source) ? [source.slice(0, HEAD)] : headsOf(spelledOut(source))) {
			const node = nodeOf(root, key)
			if (node.terms) node.terms.push(term)
			else node.terms = [term]
		}
	}
}

const NO_TERMS: readonly never[] = []

/** The terms that can begin at a place. Beginnings of words come again and again; what stands anywhere mostly ends at its first character. */
function termsAt<T>({ root, met }: Tree<T>, text: string, at: number, isStart: boolean): readonly Term<T>[] {
	if (!isStart) return root.terms || root.next?.has(text.charCodeAt(at)) ? termsFrom(root, text, at) : NO_TERMS
	const head = text.slice(at, at + HEAD)
	const known = met.get(head)
	if (known) return known
	const terms = termsFrom(root, text, at)
	if (met.size >= MOST_MET) met.clear()
	met.set(head, terms)
	return terms
}

function termsFrom<T>(root: Node<T>, text: string, at: number): readonly Term<T>[] {
	let terms: Term<T>[] | undefined
	let node: Node<T> | undefined = root
	for (let next = at; node; next++) {
		if (node.terms) terms = terms ? [...terms, ...node.terms] : node.terms
		node = next < text.length ? node.next?.get(text.charCodeAt(next)) : undefined
	}
	return terms ?? NO_TERMS
}

function nodeOf<T>(root: Node<T>, key: string): Node<T> {
	let node = root
	for (let at = 0; at < key.length; at++) {
		node.next ??= new Map()
		const code = key.charCodeAt(at)
		const known: Node<T> = node.next.get(code) ?? emptyNode()
		node.next.set(code, known)
		node = known
	}
	return node
}

function matchAt<T>(term: Term<T>, text: string, at: number): string | undefined {
	if (term.literal) {
		if (!text.startsWith(term.literal, at)) return undefined
		const end = at + term.literal.length
		if (term.open) return text.slice(at, wordEnd(text, end))
		return end < text.length && INSIDE_WORD.test(text.slice(end - 1, end + 1)) ? undefined : term.literal
	}
	term.pattern ??= patternOf(term.source, term.open)
	term.pattern.lastIndex = at
	return term.pattern.exec(text)?.[0]
}

/** Of a term with an open end the whole word is meant; scripts without spaces have none. */
function wordEnd(text: string, from: number): number {
	let end = from
	if (!INSIDE_WORD.test(text.slice(from - 1, from + 1))) return end
	while (end < text.length && WORD_CHARACTER.test(text[end] ?? '')) end++
	return end
}

/** A term with its signs spelled out as regular-expression syntax. */
export const spelledOut = (source: string) =>
	source
		.replaceAll('~', '[\\p{L}\\p{M}]*')
		.replaceAll('_', '[ -]?')
		.replace(/\[[^\]]*\]| /g, (piece) => (piece === ' ' ? '[ -]' : piece))

function patternOf(source: string, open: boolean): RegExp {
	return new RegExp(`(?:${withRanges(spelledOut(source))})${open ? '' : `(?![${WORD}])`}`, 'y')
}

/** Splits at the `|` that stand outside of brackets. */
function alternativesOf(list: string): string[] {
	const parts: string[] = []
	let depth = 0
	let start = 0
	for (let at = 0; at < list.length; at++) {
		const character = list[at]
		if (character === '\\') at++
		else if (character === '[') at = Math.max(at, list.indexOf(']', at))
		else if (character === '(') depth++
		else if (character === ')') depth--
		else if (character === '|' && depth === 0) {
			parts.push(list.slice(start, at))
			start = at + 1
		}
	}
	return [...parts, list.slice(start)].filter((part) => part !== '')
}

/** Arabic letters of a term as the text is folded. */
const foldArabicIn = (source: string) =>
	/[\u0600-\u06ff]/.test(source) ? source.replace(/\p{Script=Arabic}+/gu, (word) => normalizeText(word)) : source

/** Shorter terms must begin their word, or follow the article. */
const LEAST_AFTER_PARTICLE = 4

/** The text read last is read by several vocabularies in a row. */
let last: { text: string; starts: ReadonlyMap<number, boolean> } | undefined
function wordStarts(text: string): ReadonlyMap<number, boolean> {
	if (last?.text !== text) last = { text, starts: startsIn(text) }
	return last.starts
}

/** Persian and Urdu write no particles on to a word; these little words are theirs alone. */
const NO_PARTICLES = /[ٹڈڑںہھے]|(?<![\p{L}\p{M}])(?:است|از|براي|اين|را|که|كه|مي|هاي|شما|دارد|تا|هر)(?![\p{L}\p{M}])/u

/** Where a term may begin; false where only a particle without the article stands before it. */
function startsIn(text: string): ReadonlyMap<number, boolean> {
	const starts = new Map<number, boolean>()
	for (const { index } of text.matchAll(WORD_START)) starts.set(index, true)
	if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) && !NO_PARTICLES.test(text)) {
		for (const { index, 0: particles } of text.matchAll(PARTICLES)) {
			for (let length = 1; length <= particles.length; length++) {
				if (!starts.has(index + length)) starts.set(index + length, /(?:ال|لل)$/u.test(particles.slice(0, length)))
			}
		}
	}
	return starts
}
