import { FUNCTION_WORDS, languagesOfWord } from './function-words'
import { SIMPLIFIED, TRADITIONAL } from './han-pairs'
import { findLanguage } from './languages'

/** Scripts a language's own words are written in, as regular-expression properties. */
const SCRIPTS: Readonly<Record<string, string>> = {
	Latn: '\\p{Script=Latin}',
	Arab: '\\p{Script=Arabic}',
	Cyrl: '\\p{Script=Cyrillic}',
	Hans: '\\p{Script=Han}',
	Hant: '\\p{Script=Han}',
	Jpan: '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー',
	Kore: '\\p{Script=Hangul}\\p{Script=Han}',
	Deva: '\\p{Script=Devanagari}',
	Hebr: '\\p{Script=Hebrew}',
	Thai: '\\p{Script=Thai}',
	Beng: '\\p{Script=Bengali}',
	Grek: '\\p{Script=Greek}',
	Taml: '\\p{Script=Tamil}',
	Telu: '\\p{Script=Telugu}',
	Gujr: '\\p{Script=Gujarati}',
	Guru: '\\p{Script=Gurmukhi}',
	Knda: '\\p{Script=Kannada}',
	Mlym: '\\p{Script=Malayalam}',
}

/**
 * A pattern for one letter of the script of a language (ISO 15924 code), or undefined for a script no language
 * here has.
 */
export function scriptPattern(script: string): RegExp | undefined {
	const members = SCRIPTS[script]
	return members === undefined ? undefined : new RegExp(`[${members}]`, 'gu')
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Fewer words of its own say too little to judge by. */
const MIN_WORDS = 8
const MIN_SCRIPT_SHARE = 0.6

let lastQuoted = { text: '', words: new Set<string>() }
/** The words of a listing, which is quoted for one sentence after another. */
function wordsQuoted(text: string): ReadonlySet<string> {
	if (text !== lastQuoted.text) lastQuoted = { text, words: new Set(words(text)) }
	return lastQuoted.words
}

/**
 * Whether a text can be taken for the language asked for (value of the request). Catches the failures seen in practice:
 * another script, English in place of a Latin-script language, Standard Arabic in place of Darija, the other Chinese.
 * Words that also stand in `quoted` (names and values of the listing) are not held against it. Too little text counts
 * as right.
 */
export function isWrittenIn(text: string, languageId: string, quoted = ''): boolean {
	const language = findLanguage(languageId)
	const script = language && scriptPattern(language.script)
	if (!language || !script) return true
	const borrowed = wordsQuoted(quoted)
	const own = words(text).filter((word) => !borrowed.has(word))
	const letters = count(own.join(''), /\p{L}/gu)
	if (letters < 2 * MIN_WORDS) return true
	if (count(own.join(''), script) < MIN_SCRIPT_SHARE * letters) return false
	if (language.script === 'Hans' || language.script === 'Hant') {
		const [mine, other] = language.script === 'Hans' ? [SIMPLIFIED, TRADITIONAL] : [TRADITIONAL, SIMPLIFIED]
		return count(text, mine) + 2 >= count(text, other)
	}
	if (language.script === 'Jpan') return count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0
	return own.length < MIN_WORDS || speaksLike(words(text), language.id)
}

/**
 * By function words: no other language of the list may clearly outdo the one asked for, words they share left
 * aside.
 */
function speaksLike(all: readonly string[], languageId: string): boolean {
	let own = 0
	// By language: words it shares with the one asked for, and words the one asked for does not have.
	const shared = new Map<string, number>()
	const theirs = new Map<string, number>()
	const add = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1)
	// Each word counts once: a "de" said four times is one word of five languages.
	for (const word of new Set(all)) {
		const ids = languagesOfWord(word)
		const isOwn = ids.includes(languageId)
		if (isOwn) own += 1
		for (const id of ids) if (id !== languageId) add(isOwn ? shared : theirs, id)
	}
	if (!FUNCTION_WORDS[languageId]) return (theirs.get('english') ?? 0) < Math.max(4, all.length * 0.12)
	return [...theirs].every(([id, count]) => count < 3 || count < 2 * (own - (shared.get(id) ?? 0)))
}
