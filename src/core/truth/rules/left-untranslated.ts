import { FUNCTION_WORDS } from '../../locale/function-words'
import { findLanguage, LANGUAGES } from '../../locale/languages'
import { ENGLISH_IN_CAPITALS, ENGLISH_ONLY_WORDS, INTERNATIONAL } from '../lexicons/international-words'
import { matchesOf } from '../matches'
import type { FactReading } from '../reading'
import { BORROWS, foreignWordsIn } from './foreign-words'
import type { RuleContext } from './rule'

/** English words that are no words of another language: a sign of a phrase left as it was. */
export const ENGLISH_ONLY: ReadonlySet<string> = new Set('the with and your from this that'.split(' '))
/** Little English words that show it beside a word of the listing, but for the languages that have them too. */
const ENGLISH_SIGNS = 'by for with and from your that this which their into the'.split(' ')
const ALSO_IN: Readonly<Record<string, ReadonlySet<string>>> = {
	polish: new Set(['by']),
	danish: new Set(['for', 'and']),
	norwegian: new Set(['for', 'and']),
	swedish: new Set(['and']),
	filipino: new Set(['by', 'for']),
}
/** Languages so alike that two words in a row are often the same in both. */
const ALIKE = new Set('es pt it fr ca ro'.split(' '))
/** Endings only German words have. */
const GERMAN_WORD = /^\p{Ll}{3,}(?:waschbar|bar|lich|isch|haft|frei|fest|sicher|schonend)(?:e[nrsm]?)?$/u
const GERMANIC = new Set('german dutch swedish danish norwegian afrikaans icelandic luxembourgish'.split(' '))
const LEAST_LETTERS = 9
const LEAST_GERMAN = 7

/** The facts of another language, their words and their runs of two to four words. */
type Foreign = { tag: string; facts: readonly FactReading[]; words: ReadonlySet<string>; runs: ReadonlySet<string> }

/** Phrases many languages borrow as they are: kinds of music, what people do for a living. */
export const LOANS =
	/(?<!\p{L})(?:(?:crop|tank) tops?|slim fit|smart watch(?:es)?|touch (?:screen|bar)|power banks?|new wave|concept arts?|patch cables?|cover art|box sets?|making[ -]of|greatest hits|best of|power banks?|sleep mode|noise cancell?ing|rock (?:and|'?n'?|&) roll|rhythm (?:and|&) blues|drum (?:and|&) bass|hip hop|heavy metal|hard rock|(?:business|data|system)s? analysts?|data (?:scientist|consult(?:ant|ing))s?|big data|(?:project|product) managers?|plug (?:and|&) play|bed (?:and|&) breakfast|fish (?:and|&) chips|do it yourself|made in (?=\p{Lu})|science fiction|street ?wear|stand-up|on the road|work-life-balance)\p{Ll}{0,4}(?!\p{L})/giu

/** Words in a row that stand so in a fact of another language, or a foreign little word between words of the listing. */
export function leftIn(written: string, id: string, tag: string, context: RuleContext): string | undefined {
	const raw = written.replace(LOANS, '·')
	const words = raw.split(/\s+/u).map(bare)
	const lower = words.map(isLower)
	if (id !== 'english') {
		const at = words.findIndex((word, index) => ENGLISH_ONLY.has(word) && lower[index - 1] && lower[index + 1])
		if (at > 0) return words.slice(at - 1, at + 2).join(' ')
	}
	const own = littleWords(id)
	const strange = foreignWordsIn(raw, own, tag, groups(context), context)
	if (strange) return strange
	for (const foreign of foreignFacts(context, tag)) {
		const found =
			(foreign.tag === 'en' && BORROWS[tag] !== 'en' ? capitalsIn(raw, foreign.facts) : undefined) ??
			signIn(words, lower, id, own, foreign) ??
			runIn(words, lower, tag, own, foreign) ??
			germanIn(words, id, foreign, context)
		if (found) return found
	}
	return undefined
}

/** The same in a text of another script than Latin: common words of the listing there, in Latin letters. */
export const latinLeftIn = (raw: string, id: string, tag: string, context: RuleContext): string | undefined =>
	capitalsIn(raw, context.facts) ?? foreignWordsIn(raw, littleWords(id), tag, groups(context), context)

const little = new Map<string, ReadonlySet<string>>()
function littleWords(id: string): ReadonlySet<string> {
	const known = little.get(id) ?? new Set(FUNCTION_WORDS[id] ?? [])
	little.set(id, known)
	return known
}

const IS_LOWER = /^\p{Ll}[\p{L}'’-]*$/u
const isLower = (word: string) => IS_LOWER.test(word)
const bare = (word: string) => (/^[a-z]+$/.test(word) ? word : word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))

const tags = new WeakMap<FactReading, string | undefined>()
const LEAST_HITS = 3
/** Language of one fact by its little words; shorter ones are in the language of the listing. */
function tagOf(fact: FactReading): string | undefined {
	if (tags.has(fact)) return tags.get(fact)
	const words = fact.text.match(/[\p{L}\p{M}'’]+/gu) ?? []
	const [best, next] = Object.keys(FUNCTION_WORDS)
		.map((id) => ({ id, hits: words.filter((word) => littleWords(id).has(word)).length }))
		.sort((a, b) => b.hits - a.hits)
	const tag = best && best.hits >= LEAST_HITS && best.hits >= 1.5 * (next?.hits ?? 0) ? findLanguage(best.id)?.tag.split('-')[0] : undefined
	tags.set(fact, tag)
	return tag
}

const byLanguage = new WeakMap<readonly FactReading[], readonly Foreign[]>()

/** The facts that are not in the language of the text, by their language. */
function foreignFacts({ facts, tag: listing }: RuleContext, tag: string): Foreign[] {
	return groups({ facts, tag: listing }).filter((one) => one.tag !== tag.split('-')[0])
}

function groups({ facts, tag }: Pick<RuleContext, 'facts' | 'tag'>): readonly Foreign[] {
	const all = byLanguage.get(facts) ?? groupsOf(facts, tag?.split('-')[0])
	byLanguage.set(facts, all)
	return all
}

const LONGEST_RUN = 4
function groupsOf(facts: readonly FactReading[], listing: string | undefined): Foreign[] {
	const known = facts.map((fact) => ({ fact, language: tagOf(fact) ?? listing ?? '' })).filter(({ language }) => language !== '')
	return [...Map.groupBy(known, ({ language }) => language)].map(([tag, list]) => {
		const words = new Set<string>()
		const runs = new Set<string>()
		for (const { fact } of list) {
			const own = fact.text.split(' ')
			for (const [at, word] of own.entries()) {
				words.add(word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
				for (let size = 2; size <= LONGEST_RUN; size++) if (at + size <= own.length) runs.add(own.slice(at, at + size).join(' '))
			}
		}
		return { tag, facts: list.map(({ fact }) => fact), words, runs }
	})
}

const idsByTag = new Map(LANGUAGES.map(({ id, tag }) => [tag.split('-')[0] ?? tag, id]))
const LEAST_WORD = 4

/** A little word of the other language beside a word of its facts: "foreword by filmmaker". */
function signIn(
	words: readonly string[],
	lower: readonly boolean[],
	id: string,
	own: ReadonlySet<string>,
	{ tag, words: theirs }: Foreign,
): string | undefined {
	const signs = signsOf(id, tag, own)
	const alike = ALIKE.has(tag) && ALIKE.has(findLanguage(id)?.tag.split('-')[0] ?? '')
	if (alike) return undefined
	const isTheirs = (at: number) => {
		const word = words[at]
		return (
			word !== undefined &&
			lower[at] === true &&
			word.length >= LEAST_WORD &&
			!own.has(word) &&
			!INTERNATIONAL.has(word) &&
			theirs.has(word)
		)
	}
	const at = words.findIndex((word, index) => signs.has(word) && (isTheirs(index - 1) || isTheirs(index + 1)))
	return at < 0 ? undefined : words.slice(Math.max(0, at - 1), at + 2).join(' ')
}

const signsBetween = new Map<string, ReadonlySet<string>>()
/** Little words of the one language that show it in a text of the other. */
function signsOf(id: string, tag: string, own: ReadonlySet<string>): ReadonlySet<string> {
	const known = signsBetween.get(`${id} ${tag}`)
	if (known) return known
	const listed = tag === 'en' ? ENGLISH_SIGNS : (FUNCTION_WORDS[idsByTag.get(tag) ?? ''] ?? []).filter((word) => word.length > 2)
	const signs = new Set(listed.filter((word) => !own.has(word) && !ALSO_IN[id]?.has(word)))
	signsBetween.set(`${id} ${tag}`, signs)
	return signs
}

/** Two words or more in a row that stand so in their facts. */
function runIn(
	words: readonly string[],
	lower: readonly boolean[],
	tag: string,
	own: ReadonlySet<string>,
	{ tag: theirs, runs }: Foreign,
): string | undefined {
	const says = words.map((word, at) => lower[at] === true && word.length > 2 && !own.has(word))
	const alike = ALIKE.has(tag.split('-')[0] ?? '') && ALIKE.has(theirs)
	const nearer = alike && (theirs === 'fr') !== (tag.split('-')[0] === 'fr')
	const borrowed = BORROWS[tag] === theirs
	for (const size of alike || borrowed ? (nearer ? [3, 4] : [4]) : [2, 3]) {
		for (let at = 0; at + size <= words.length; at++) {
			let saying = 0
			let isRun = true
			for (let next = at; next < at + size && isRun; next++) {
				isRun = lower[next] === true
				if (says[next]) saying++
			}
			if (!isRun || saying < 2) continue
			const phrase = words
				.slice(at, at + size)
				.join(' ')
				.toLowerCase()
			if (phrase.length >= LEAST_LETTERS && runs.has(phrase) && !phrase.split(' ').every((word) => INTERNATIONAL.has(word))) return phrase
		}
	}
	return undefined
}

/** Common English words in a row, each with a capital, as a fact has them: "Keep Warm". */
function capitalsIn(raw: string, facts: readonly FactReading[]): string | undefined {
	return Array.from(matchesOf(IN_CAPITALS, raw), ([phrase]) => phrase).find((phrase) => {
		const lower = phrase.toLowerCase()
		return (
			lower.split(' ').every((word) => ENGLISH_ONLY_WORDS.has(word) || ENGLISH_IN_CAPITALS.has(word)) &&
			facts.some(({ text, fact }) => fact.kind !== 'brand' && text.includes(lower))
		)
	})
}
const IN_CAPITALS = /(?<![\p{L}\d])\p{Lu}[a-z]+(?: \p{Lu}[a-z]+){1,3}(?![\p{L}\d])/gu

function germanIn(words: readonly string[], id: string, { tag }: Foreign, { vocabulary }: RuleContext): string | undefined {
	if (tag !== 'de' || GERMANIC.has(id)) return undefined
	return words.find((word) => word.length >= LEAST_GERMAN && GERMAN_WORD.test(word) && vocabulary.has(word))
}
