import { HeadIndex } from './head-index'
import { isInsideWord, isWordCharacter, WORD, withRanges } from './letter-ranges'
import { alternativesOf, foldArabicIn } from './pattern-sources'
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

/** `prefix` is how every match begins; `pattern` is compiled when the term is first tried. */
type Term<T> = { of: T; literal: string; prefix: string; source: string; open: boolean; anywhere: boolean; pattern: RegExp | undefined }
type Group = keyof Terms
/** Terms that stand at a word's start, and those that may stand anywhere. */
type Index<T> = { starting: HeadIndex<Term<T>>; anywhere: HeadIndex<Term<T>> }

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

const emptyIndex = <T>(): Index<T> => ({ starting: new HeadIndex(), anywhere: new HeadIndex() })
/** Particles Arabic (and, so, with, for, of, the …) and Hebrew write on to the following word. */
const PARTICLES =
	/(?<![\p{L}\p{N}])(?:(?=\p{Script=Arabic})[وف]?(?:[بلكد]|ديال)?(?:ال|لل)?(?=\p{Script=Arabic}{2})|[והבלמשכ]{1,3}(?=\p{Script=Hebrew}{2}))/gu

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
		let at = 0
		const tryTerm = (term: Term<T>) => this.#try(term, text, at, starts, found)
		for (at of starts.keys()) starting.visit(text, at, tryTerm)
		if (!anywhere.isEmpty) for (at = 0; at < text.length; at++) anywhere.visit(text, at, tryTerm)
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
		const term: Term<T> = {
			of,
			literal: plain ? source : '',
			prefix: plain ? '' : prefixOf(source),
			source,
			open,
			anywhere,
			pattern: undefined,
		}
		const index = this.#indexes[group][anywhere ? 'anywhere' : 'starting']
		for (const key of plain || PLAIN_HEAD.test(source) ? [source.slice(0, HEAD)] : headsOf(spelledOut(source))) index.add(key, term)
	}
}

/** The letters a term begins with, up to the first sign; what a sign behind it makes optional is none of them. */
function prefixOf(source: string): string {
	const [letters = ''] = LETTERS_FIRST.exec(source) ?? []
	return /[?*{]/.test(source.charAt(letters.length)) ? letters.slice(0, -1) : letters
}
const LETTERS_FIRST = /^[^\\()[\]{}?*+.^$|_~ ]*/

function matchAt<T>(term: Term<T>, text: string, at: number): string | undefined {
	if (term.literal) {
		if (!text.startsWith(term.literal, at)) return undefined
		const end = at + term.literal.length
		if (term.open) return text.slice(at, wordEnd(text, end))
		return isInsideWord(text, end) ? undefined : term.literal
	}
	if (!text.startsWith(term.prefix, at)) return undefined
	term.pattern ??= patternOf(term.source, term.open)
	term.pattern.lastIndex = at
	const found = term.pattern.exec(text)?.[0]
	return found !== undefined && term.open ? text.slice(at, wordEnd(text, at + found.length)) : found
}

/** Of a term with an open end the whole word is meant; scripts without spaces have none. */
function wordEnd(text: string, from: number): number {
	let end = from
	if (!isInsideWord(text, end)) return end
	while (end < text.length && isWordCharacter(text.charCodeAt(end))) end++
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

/** Shorter terms must begin their word, or follow the article. */
const LEAST_AFTER_PARTICLE = 4

/** The text read last is read by several vocabularies in a row. */
let last: { text: string; starts: ReadonlyMap<number, boolean> } | undefined
function wordStarts(text: string): ReadonlyMap<number, boolean> {
	if (last?.text !== text) last = { text, starts: startsIn(text) }
	return last.starts
}

/** Persian and Urdu write no particles on to a word; these little words are theirs alone. */
const NO_PARTICLES =
	/[ٹڈڑںہھے]|(?<![\p{L}\p{M}])(?:است|يك|از|براي|اين|را|در|با|بيشتر|كنيد|شود|شده|دارند|خودت|که|كه|مي|هاي|شما|دارد|تا|هر)(?![\p{L}\p{M}])/u

/** Where a term may begin; false where only a particle without the article stands before it. */
function startsIn(text: string): ReadonlyMap<number, boolean> {
	const starts = new Map<number, boolean>()
	for (let at = 0, inside = false; at < text.length; at++) {
		const isWord = isWordCharacter(text.charCodeAt(at))
		if (isWord && !inside) starts.set(at, true)
		inside = isWord
	}
	if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) && !NO_PARTICLES.test(text)) {
		for (const { index, 0: particles } of text.matchAll(PARTICLES)) {
			for (let length = 1; length <= particles.length; length++) {
				// Half an article is none: "التران" is the train, and no two litres.
				if (particles[length - 1] === 'ا') continue
				if (!starts.has(index + length)) starts.set(index + length, /(?:ال|لل)$/u.test(particles.slice(0, length)))
			}
		}
	}
	return starts
}
