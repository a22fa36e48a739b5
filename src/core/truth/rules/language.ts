import { FUNCTION_WORDS } from '../../locale/function-words'
import { SIMPLIFIED, TRADITIONAL } from '../../locale/han-pairs'
import { findLanguage } from '../../locale/languages'
import { isWrittenIn, scriptPattern } from '../../locale/recognize-language'
import { SHARED_WORDS } from '../language-of-facts'
import { matchesOf } from '../matches'
import type { FactReading } from '../reading'
import { ENGLISH_ONLY, LOANS, latinLeftIn, leftIn } from './left-untranslated'
import { NOTHING, type Outcome, type Rule } from './rule'

/** Characters of the neighbours' scripts: kana on a Korean page, Hangul or characters only Chinese has on a Japanese one. */
const NEIGHBOURS: Readonly<Record<string, RegExp>> = {
	Kore: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
	Jpan: /[\p{Script=Hangul}这们发时为对过还动后进产种样电长问开关业见现实让应质该经纯领纹热轻线网钢铝钛铜软贴细紧宽阔适选择级优护肤头张给书车间风飞马鱼鸟觉记认识语说话请谢买卖员设计单边湿专药农运连远转输轮轴层总丝绿红蓝银铁锅壶饭馆务师节约无续么吗戏驱谁边岁飘乐压]/gu,
}
/** Shorter runs of words of another script are names and units. */
const RUN = /(?<![\p{L}\d])(?:\p{Ll}[\p{Script=Latin}'-]{2,}[ ,]+)+\p{Ll}[\p{Script=Latin}'-]{2,}(?![\p{L}\d])/gu
const NOT_LATIN = /[\p{L}--\p{Script=Latin}]/v
const LATIN_WORDS = /\p{Script=Latin}[\p{Script=Latin}\d'-]*/gu
const LEAST_LETTERS = 10
const OWN_SHARE = 0.4
/** Fewer words say too little to tell languages of one script apart. */
const LONG = 20
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const object = (category: 'untranslated' | 'wrong-script', reason: string): Outcome => ({ findings: [{ category, reason }], evidence: [] })
const A_LETTER = /\p{L}/u
const ANY_LETTER = /\p{L}/gu
const LATIN_LETTER = /\p{Script=Latin}/gu
const LATIN_LETTER_IN = /\p{Script=Latin}{4}/u
/** Quotation marks around a word are none of it. */
const wordsOf = (raw: string) =>
	raw
		.split(/[^\p{L}\p{M}\d'’-]+/u)
		.map((word) => word.replace(/^['’-]+|['’-]+$/gu, ''))
		.filter((word) => A_LETTER.test(word))

/** A text must be in the page's language and script; names of the listing may stay as they are. */
export const language: Rule = ({ raw: written }, context) => {
	const raw = withoutBrand(withoutTitle(written, context.facts), context.facts)
	const language = findLanguage(context.language)
	const script = language && patternOf(language.script)
	if (!language || !script) return NOTHING
	const not = `Not written in ${language.label}`
	if (language.script === 'Latn') {
		const strange = NOT_LATIN.test(raw)
			? wordsOf(raw).filter((word) => count(word, script) < count(word, ANY_LETTER) && !namesOf(context.facts).has(word.toLowerCase()))
			: []
		if (strange.join('').length >= 2) return object('wrong-script', `“${strange.join(' ')}” is in another script`)
		const left = leftIn(raw, language.id, language.tag, context)
		if (left) return object('untranslated', `“${left}” is left untranslated`)
		if (isAnother(raw, language.id)) return object('untranslated', not)
		return wordsOf(raw).length < LONG || isWrittenIn(withoutShared(raw, language.id), language.id) ? NOTHING : object('untranslated', not)
	}
	const letters = count(raw, ANY_LETTER)
	const own = count(raw, script)
	const unknown = wordsOf(raw).filter(
		(word) => count(word, script) === 0 && !/^\d/.test(word) && (!context.vocabulary.has(word.toLowerCase()) || /^\p{Ll}{3,}$/u.test(word)),
	)
	if (letters >= LEAST_LETTERS && own < OWN_SHARE * letters && unknown.length >= 2)
		return object(own < 0.1 * letters ? 'wrong-script' : 'untranslated', not)
	const third = wordsOf(raw).find(
		(word) =>
			count(word, script) === 0 &&
			count(word, LATIN_LETTER) === 0 &&
			count(word, ANY_LETTER) >= 2 &&
			!context.facts.some(({ fact }) => fact.kind === 'brand' && wordsOf(fact.text).includes(word)),
	)
	if (third) return object('wrong-script', `“${third}” is in another script`)
	const single = unknown.length === 0 ? undefined : singleIn(raw, context.vocabulary)
	if (single) return object('untranslated', `“${single}” is left untranslated`)
	const neighbour = NEIGHBOURS[language.script]
	if (neighbour && count(raw, neighbour) >= 2) return object('wrong-script', not)
	const run = raw.replace(LOANS, '·').match(RUN)?.[0]
	if (run) return object('untranslated', `“${run.trim()}” is left untranslated`)
	const latin = LATIN_LETTER_IN.test(raw) ? latinLeftIn(raw, language.id, language.tag, context) : undefined
	if (latin) return object('untranslated', `“${latin}” is left untranslated`)
	if (language.script === 'Hans' && count(raw, TRADITIONAL) > count(raw, SIMPLIFIED))
		return object('wrong-script', 'Written in traditional characters')
	if (language.script === 'Hant' && count(raw, SIMPLIFIED) > count(raw, TRADITIONAL))
		return object('wrong-script', 'Written in simplified characters')
	return isWrittenIn(raw.replace(LATIN_WORDS, ' '), language.id) ? NOTHING : object('untranslated', not)
}

const patterns = new Map<string, RegExp | undefined>()
function patternOf(script: string): RegExp | undefined {
	if (!patterns.has(script)) patterns.set(script, scriptPattern(script))
	return patterns.get(script)
}

const names = new WeakMap<readonly FactReading[], ReadonlySet<string>>()
const isName = ({ fact }: FactReading) => fact.kind === 'brand' || (fact.kind === 'title' && fact.text.split(/\s+/u).length <= SHORT_TITLE)
/** The words of the brand and of a short title, which may stay in their own script. */
function namesOf(facts: readonly FactReading[]): ReadonlySet<string> {
	const known = names.get(facts) ?? new Set(facts.filter(isName).flatMap(({ fact }) => wordsOf(fact.text.toLowerCase())))
	names.set(facts, known)
	return known
}
const SHORT_TITLE = 5

const brands = new WeakMap<readonly FactReading[], RegExp | undefined>()
/** The brand is a name, written in one word or in several. */
function withoutBrand(raw: string, facts: readonly FactReading[]): string {
	if (!brands.has(facts)) {
		const letters = [...(facts.find(({ fact }) => fact.kind === 'brand')?.fact.text.replace(/[\s-]/gu, '') ?? '')]
		const least = WRITTEN_SHORT.test(letters.join('')) ? LEAST_SHORT : LEAST_BRAND
		const isLong = letters.length >= least && letters.every((letter) => /[\p{L}\d]/u.test(letter))
		brands.set(facts, isLong ? new RegExp(`(?<!\\p{L})${letters.join('[ -]?')}(?!\\p{L})`, 'giu') : undefined)
	}
	const pattern = brands.get(facts)
	return pattern ? raw.replace(pattern, ' ') : raw
}
const LEAST_BRAND = 6
/** Scripts in which a few characters are a whole name. */
const WRITTEN_SHORT = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u
const LEAST_SHORT = 3

/** A short title is a name, whatever it says. */
function withoutTitle(raw: string, facts: readonly FactReading[]): string {
	const title = facts.find((one) => one.fact.kind === 'title' && isName(one))?.fact.text
	// A title of two sentences is parted where the text is.
	return [title, ...(title?.split(/(?<=[.:!?])\s/u) ?? [])].reduce<string>(
		(text, part) => (part && part.length < text.length && (part === title || part.includes(' ')) ? text.replace(part, ' ') : text),
		raw,
	)
}

/** One word of the listing in small Latin letters in a text of another script; units and what everybody borrows are none. */
function singleIn(raw: string, vocabulary: ReadonlySet<string>): string | undefined {
	return Array.from(matchesOf(SMALL_LATIN, raw), ([word]) => word).find((word) => vocabulary.has(word) && !BORROWED_SMALL.has(word))
}
const SMALL_LATIN = /(?<![\p{Script=Latin}\d.@/-])\p{Ll}{5,}(?![\p{Script=Latin}\d.@/-])/gu
const BORROWED_SMALL = new Set(
	'cable cables single singles album albums concept patch cover bonus track tracks remaster studio trailer fantasy thriller micro bluetooth android windows online email macos spandex lycra nylon smart laptop iphone watts volts watt volt inches inch cm² pedalboard pedalboards vintage streaming podcast quartz display touch pedal pedals canvas casual blazer tablet tablets smartphone smartphones smartwatch gaming stereo jeans denim'.split(
		' ',
	),
)

const SMALL_WORDS = /(?<![\p{L}\d-])\p{Ll}[\p{L}'’]*/gu
/** By little words: three of another language that the text's own has not, and hardly one of its own that the other has not. */
function isAnother(raw: string, id: string): boolean {
	const words = raw.match(SMALL_WORDS) ?? []
	const own = littleWordsOf(id)
	if (own.size === 0) return words.filter((word) => ENGLISH_ONLY.has(word)).length > 1
	const strange = new Map<string, string[]>()
	for (const word of words) {
		if (own.has(word)) continue
		for (const language of LANGUAGES_OF_WORD.get(word) ?? []) strange.set(language, [...(strange.get(language) ?? []), word])
	}
	for (const [language, found] of strange) {
		if (found.length < 3 || new Set(found).size < 3) continue
		const theirs = littleWordsOf(language)
		if (found.length > 2 * words.filter((word) => own.has(word) && !theirs.has(word)).length) return true
	}
	return false
}

/** Little words a language has in common with others say nothing against it. */
const withoutShared = (raw: string, id: string) =>
	raw.replace(ANY_WORD, (word) =>
		SHARED_WORDS[id]?.includes(word.toLowerCase()) && !FUNCTION_WORDS[id]?.includes(word.toLowerCase()) ? ' ' : word,
	)
const ANY_WORD = /[\p{L}\p{M}]+/gu

/** Whose little word a word is. */
const LANGUAGES_OF_WORD = new Map<string, string[]>()
for (const [language, list] of Object.entries(FUNCTION_WORDS)) {
	for (const word of new Set([...list, ...(SHARED_WORDS[language] ?? [])]))
		LANGUAGES_OF_WORD.set(word, [...(LANGUAGES_OF_WORD.get(word) ?? []), language])
}

const little = new Map<string, ReadonlySet<string>>()
function littleWordsOf(id: string): ReadonlySet<string> {
	const words = little.get(id) ?? new Set([...(FUNCTION_WORDS[id] ?? []), ...(FUNCTION_WORDS[id] ? (SHARED_WORDS[id] ?? []) : [])])
	little.set(id, words)
	return words
}
