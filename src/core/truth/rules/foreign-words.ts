import { ENGLISH_ONLY_WORDS, INTERNATIONAL } from '../lexicons/international-words'
import { matchesOf } from '../matches'
import type { FactReading } from '../reading'
import type { RuleContext } from './rule'

/** Letters beyond a–z a language is written with; é stands in borrowed words everywhere. */
const LETTERS: Readonly<Record<string, string>> = {
	en: 'ïñ',
	fr: 'àâæçèêëîïôœùûü',
	es: 'áíóúüñ',
	de: 'äöüßà',
	it: 'àèìíîòóùú',
	pt: 'áâãàçêíóôõúü',
	nl: 'ëïóöüèêáíúç',
	pl: 'ąćęłńóśźż',
	tr: 'çğıöşüâîû',
	sv: 'åäöà',
	da: 'æøå',
	nb: 'æøåòô',
	no: 'æøåòô',
	fi: 'äöåšž',
	hu: 'áíóöőúüű',
	cs: 'áčďěíňóřšťúůýž',
	ro: 'ăâîșşțţ',
	id: '',
	ms: '',
	ca: 'àçèíïòóúü',
}

/** Spellings of one language that a sister of it never has: what tells their words apart. */
const ITALIAN = /zz|gli|cch|bb|dd|ff|gg|pp|tt|vv|[bcdfgmpt]{2}[oaie]$|zion[ei]$|[àìò]$/u
const SISTERS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
	pt: { es: /[ãõçâêôà]|lh|nh|agem$|ss/u, it: /[ãõçâêôáíóú]|lh|nh|agem$|[aeo]s$/u, fr: /[ãõáíóú]|lh|nh|agem$|[^e]o$/u },
	es: { pt: /ñ|ción$|ciones$|aje$|ll|miento/u, it: /ñ|[áíóú]|ción$|ciones$|aje$|[aeo]s$/u, fr: /ñ|[áíóú]|[^e]o$|os$|ción|aje$/u },
	it: { es: ITALIAN, pt: ITALIAN, fr: /zz|gli|zion[ei]$|[bcdfgmpt]{2}[oai]$/u },
	fr: { es: /[èêîûœëàçô]|eau|[ae]ux$|tion$|é$/u, it: /[êîûœëçô]|eau|[ae]ux$|tion$|é$|[^n]s$/u, pt: /[èîûœë]|eau|[ae]ux$|tion$|é$/u },
}

/** Endings English words have and borrowed ones seldom. */
const ENGLISH_SHAPE = /(?:ed|ly|ness|ful|less|ght|ough)$|^wh/u
/** The same in a text of one of these languages only. */
const ENGLISH_SHAPE_IN: Readonly<Record<string, RegExp>> = { es: /tion$|ure$/u, pt: /tion$|ure$/u, it: /tion$/u, de: /tion$|ing$/u }
/** German nouns put together, or with an ending no other language has. */
const GERMAN_NOUN = /^\p{Lu}\p{Ll}*(?:[äöüß]|(?:ung|heit|keit|schaft)(?:en)?$)|^\p{Lu}\p{Ll}{8,}$/u
const LEAST = 5
const LEAST_ODD = 4

type Foreign = {
	tag: string
	common: ReadonlySet<string>
	nouns: ReadonlySet<string>
	all: ReadonlySet<string>
	compounds: ReadonlySet<string>
}
const known = new WeakMap<readonly FactReading[], Foreign[]>()

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}]+/gu) ?? []
const isSaying = ({ fact }: FactReading) => fact.kind !== 'title' && fact.kind !== 'brand' && fact.kind !== 'category'

/** The common words of the facts, by their language: those they write small inside a sentence, and German nouns. */
function commonWords(groups: readonly { tag: string; facts: readonly FactReading[] }[], all: readonly FactReading[]): Foreign[] {
	const before = known.get(all)
	if (before) return before
	const names = new Set(all.filter((one) => !isSaying(one)).flatMap(({ text }) => wordsIn(text)))
	const brands = new Set([
		...all.filter(({ fact }) => fact.kind === 'brand').flatMap(({ fact }) => wordsIn(fact.text)),
		...all
			.filter(({ fact }) => fact.kind === 'title')
			.flatMap(({ fact }) => fact.text.split(/[.,:;–—|(]/u).filter((part) => wordsIn(part).length === 1)),
	])
	const found = groups.map(({ tag, facts }) => {
		const words = facts.filter(isSaying).flatMap(({ fact }) => wordsIn(`${fact.name ?? ''} ${fact.text}`))
		const common = new Set(words.filter((word) => /^\p{Ll}+$/u.test(word) && word.length >= LEAST_ODD))
		const nouns = new Set(tag === 'de' ? words.filter((word) => GERMAN_NOUN.test(word)).map((word) => word.toLowerCase()) : [])
		const english = tag === 'en' ? words.map((word) => word.toLowerCase()).filter((word) => ENGLISH_ONLY_WORDS.has(word)) : []
		const every = facts.filter(({ fact }) => fact.kind !== 'brand').flatMap(({ fact }) => wordsIn(`${fact.name ?? ''} ${fact.text}`))
		const compounds = new Set(
			tag === 'de' ? every.filter((word) => GERMAN_NOUN.test(word) && word.length >= LEAST_COMPOUND && !brands.has(word)) : [],
		)
		if (tag === 'de') for (const noun of nounsOf(facts)) if (!names.has(noun.toLowerCase())) compounds.add(noun)
		return {
			tag,
			common,
			all: new Set(every.map((word) => word.toLowerCase())),
			compounds,
			nouns: new Set([...nouns, ...english].filter((word) => !names.has(word) || ENGLISH_ONLY_WORDS.has(word))),
		}
	})
	known.set(all, found)
	return found
}

/**
 * Words of the listing's language left standing in a text of another: one whose spelling the text's language does not know, or two that are
 * common words of the facts and of no other language. `groups`: the facts by their language.
 */
export function foreignWordsIn(
	raw: string,
	own: ReadonlySet<string>,
	tag: string,
	groups: readonly { tag: string; facts: readonly FactReading[] }[],
	context: RuleContext,
): string | undefined {
	const target = tag.split('-')[0] ?? tag
	const words = [...new Set(wordsIn(withoutMixed(raw, context.vocabulary)))].filter(
		(word) => word.length >= LEAST_ODD && !own.has(word.toLowerCase()) && !WRITTEN_ALIKE[target]?.has(word.toLowerCase()),
	)
	for (const foreign of commonWords(groups, context.facts)) {
		if (foreign.tag === target || BORROWS[target] === foreign.tag) continue
		const found = words.filter(
			(word) => isLeft(word, foreign) && (foreign.tag === 'de' || target === 'de' || !isNameIn(word, raw, context.facts)),
		)
		const odd =
			found.find((word) => isOdd(word, foreign.tag, target)) ?? (foreign.tag === 'en' ? undefined : oddIn(raw, own, foreign, target))
		if (odd) return odd
		if (!isSister(foreign.tag, target)) {
			const plain = found.filter((word) => word.length >= LEAST)
			if (plain.length >= 2) return plain.join('”, “')
		}
	}
	return undefined
}

/** English words of goods a language writes as English does: Vietnamese shops say "cotton". By the language's tag. */
const WRITTEN_ALIKE: Readonly<Record<string, ReadonlySet<string>>> = {
	vi: new Set('cotton size charger'.split(' ')),
	id: new Set('cotton songs charger'.split(' ')),
	ms: new Set('cotton songs charger'.split(' ')),
	nl: new Set('lamp songs tool toolbox pulp speed hardcover paperback'.split(' ')),
	af: new Set('lamp pulp'.split(' ')),
	de: new Set('hammer songs edition pulp toolbox hardcover paperback'.split(' ')),
	da: new Set('hammer songs edition pulp toolbox hardcover paperback'.split(' ')),
	nb: new Set('hammer pulp hardcover paperback'.split(' ')),
	sv: new Set('pulp toolbox'.split(' ')),
	et: new Set('lamp'.split(' ')),
	zu: new Set('supply size charger lamp'.split(' ')),
	it: new Set('hardcover paperback'.split(' ')),
}

/** Filipino is spoken and written with English words: one or two of them are no remains. */
export const BORROWS: Readonly<Record<string, string>> = { fil: 'en' }

/** A word inside the text with a capital that the listing writes so too: part of a name ("PlayStation 5 Digital Edition"). */
const isNameIn = (word: string, raw: string, facts: readonly FactReading[]) =>
	(/\p{Ll}\p{Lu}/u.test(word) || (/^\p{Lu}/u.test(word) && !raw.trimStart().startsWith(word))) &&
	facts.some(({ fact }) => fact.text.includes(word))

/** A word joined by hyphens of which a part is not the listing's is made of what two languages have: "Slow-Cooking-Methoden". */
const withoutMixed = (raw: string, vocabulary: ReadonlySet<string>) =>
	raw.replace(JOINED, (word) => (word.split('-').every((part) => vocabulary.has(part.toLowerCase())) ? word : ' '))
const JOINED = /[\p{L}\d]+(?:-[\p{L}\d]+)+/gu

const LEAST_COMPOUND = 9
/** A word of any of the facts that is written small and spelled as the text's language spells none, or a long German noun inside a sentence. */
function oddIn(raw: string, own: ReadonlySet<string>, { tag, all, compounds }: Foreign, target: string): string | undefined {
	for (const { 0: word } of matchesOf(SMALL_WORD, raw)) {
		if (!own.has(word) && all.has(word) && !INTERNATIONAL.has(word) && isOdd(word, tag, target)) return word
	}
	return Array.from(matchesOf(INSIDE_SENTENCE, raw), ([word]) => word).find(
		(word) => compounds.has(word) && !INTERNATIONAL.has(word.toLowerCase()),
	)
}
const SMALL_WORD = /(?<![\p{L}\d])\p{Ll}{3,}(?![\p{L}\d])/gu
const INSIDE_SENTENCE = /(?<=[\p{Ll}\p{Lo}],? )[\p{Lu}]\p{Ll}{3,}(?!\p{L})/gu

/** German nouns behind an article or an adjective: no names, however short. */
const nounsOf = (facts: readonly FactReading[]) =>
	facts.filter(isSaying).flatMap(({ fact }) => Array.from(fact.text.matchAll(AFTER_ARTICLE), ([noun]) => noun))
const AFTER_ARTICLE =
	/(?<=(?:^|[\s(])(?:der|die|das|dem|den|des|eine?[mnrs]?|keine?[mnrs]?|im|am|zum|zur|beim|vom|ihre?[mnrs]?|\p{Ll}{4,}(?:er|es|em|en|e)) )[\p{Lu}]\p{Ll}{3,}(?!\p{L})/gu

function isLeft(word: string, { common, nouns }: Foreign): boolean {
	const lower = word.toLowerCase()
	return (common.has(lower) || nouns.has(lower)) && !INTERNATIONAL.has(lower)
}

const ROMANCE = new Set(['es', 'pt', 'it', 'fr', 'ca', 'ro'])
const SCANDINAVIAN = new Set(['da', 'nb', 'no', 'sv'])
const isSister = (a: string, b: string) =>
	(ROMANCE.has(a) && ROMANCE.has(b)) || (SCANDINAVIAN.has(a) && SCANDINAVIAN.has(b)) || [a, b].sort().join() === 'id,ms'

/** A spelling the language of the text does not know. */
function isOdd(word: string, from: string, to: string): boolean {
	const lower = word.toLowerCase()
	const sister = SISTERS[from]?.[to]
	if (sister) return lower.length >= LEAST && sister.test(lower)
	if (from === 'en')
		return (
			lower.length >= LEAST &&
			(ENGLISH_SHAPE.test(lower) || ENGLISH_SHAPE_IN[to]?.test(word) || ENGLISH_ONLY_WORDS.has(lower)) &&
			!WRITTEN_ALIKE[to]?.has(lower)
		)
	const letters = LETTERS[to]
	return letters !== undefined && [...lower].some((letter) => letter > 'z' && letter !== 'é' && !letters.includes(letter))
}
