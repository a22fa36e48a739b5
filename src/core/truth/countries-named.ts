import { findLanguage } from '../locale/languages'
import { normalizeText } from './normalize-text'

/** Where in a text a country is named, and its ISO 3166 code. */
export type NamedCountry = { code: string; words: string; index: number }

/** Names of countries that are common words as well: cloth, a bird, a woman, an office. */
const NOT_TAKEN = new Set(['JE', 'TR:en', 'GE:en', 'TD:en', 'IM', 'AQ', 'BV', 'ZZ', 'TD', 'ML', 'NU', 'AX', 'PE:ar-MA'])
/** Names people use beside those of CLDR, which are long, by language, in normalizeText form. */
const ALSO_CALLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	en: { US: 'usa america american', GB: 'uk britain british england english' },
	ar: { SA: 'سعوديه', US: 'امريكا', GB: 'بريطانيا انجلترا', AE: 'امارات', KR: 'كوريا' },
	fa: { SA: 'عربستان', US: 'امريكا', GB: 'انگليس' },
	ur: { SA: 'عرب', US: 'امريكه' },
	he: { SA: 'סעודיה', GB: 'אנגליה' },
	ja: { US: 'アメリカ', GB: '英国' },
}
const LETTERS = 26
const A = 65
/** A country is told from what is said of it, and from the same word in a case, by its beginning. */
const LEAST_STEM = 4
const LONGEST_STEM = 6

/** A name of several words: how it begins, and its pattern, which is made when a text holds that. */
type Whole = { head: string; written: () => RegExp; code: string }
type Names = { stems: ReadonlyMap<string, string>; whole: readonly Whole[] }
const known = new Map<string, Names>()

/** The names of all countries in a language (Unicode CLDR, by `Intl`): single words by their stems, others whole. */
function namesIn(tag: string): Names {
	const before = known.get(tag)
	if (before) return before
	const stems = new Map<string, string>()
	const whole: Whole[] = []
	const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' })
	for (let first = 0; first < LETTERS; first++) {
		for (let second = 0; second < LETTERS; second++) {
			const code = String.fromCharCode(A + first, A + second)
			const name = normalizeText(names.of(code) ?? '').replace(/^(?:ال|el |la |le |les |los |las |die |de |het )(?=\p{L}{4})/u, '')
			if (name === '' || NOT_TAKEN.has(code) || NOT_TAKEN.has(`${code}:${tag}`)) continue
			if (/^[\p{L}\p{M}]+$/u.test(name) && !UNSPACED.test(name)) stems.set(stemOf(name), code)
			else whole.push(wholeOf(name, code))
		}
	}
	for (const [code, others] of Object.entries(ALSO_CALLED[tag.split('-')[0] ?? ''] ?? {})) {
		for (const other of others.split(' ')) stems.set(other, code)
	}
	const made = { stems, whole }
	known.set(tag, made)
	return made
}
/** Scripts that write no spaces between words. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u
/** Arabic and Hebrew words say other things a letter later; elsewhere a stem bears the endings of cases, and of the people's adjective. */
const stemOf = (name: string) => (SEMITIC.test(name) ? name : name.slice(0, Math.max(LEAST_STEM, Math.min(LONGEST_STEM, name.length - 1))))
const SEMITIC = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
/** A name of several words, each of which may stand in a case; where no spaces are written, the name as it is. */
function wholeOf(name: string, code: string): Whole {
	const words = UNSPACED.test(name) ? [name] : name.split(/[ -]/u).filter((word) => /\p{L}/u.test(word))
	const isInCase = (word: string) => word.length > LEAST_STEM && !SEMITIC.test(word) && !UNSPACED.test(word)
	const stems = words.map((word) => (isInCase(word) ? `${escaped(word.slice(0, -2))}[\\p{L}\\p{M}]*` : escaped(word)))
	const [first = name] = words
	let made: RegExp | undefined
	const written = () => {
		made ??= UNSPACED.test(name)
			? new RegExp(escaped(name), 'u')
			: new RegExp(`(?<![\\p{L}\\p{M}])${stems.join('[ -]')}(?![\\p{L}\\p{M}])`, 'u')
		return made
	}
	return { head: isInCase(first) ? first.slice(0, -2) : first, written, code }
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Letters Arabic and Hebrew write on to a word: and, in, from, the. */
const PREFIX = /^(?:[وفبلك]?(?:ال)|[وفبلك]|[ולמבהש]{1,2})(?=[\p{Script=Arabic}\p{Script=Hebrew}]{3})/u
const WORD = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)?/gu

/** The countries a text in normalizeText form names in a language, its peoples' adjectives too where they begin alike. */
export function countriesNamed(text: string, tag: string): NamedCountry[] {
	const { stems, whole } = namesIn(tag)
	const found: NamedCountry[] = whole.flatMap(({ head, written, code }) => {
		const match = text.includes(head) ? written().exec(text) : null
		return match ? [{ code, words: match[0], index: match.index }] : []
	})
	for (const { 0: word, index } of text.matchAll(WORD)) {
		const code = codeOf(word, stems) ?? codeOf(word.replace(PREFIX, ''), stems)
		if (code) found.push({ code, words: word, index })
	}
	return found
}

function codeOf(word: string, stems: ReadonlyMap<string, string>): string | undefined {
	const own = stems.get(word)
	if (own !== undefined || SEMITIC.test(word)) return own
	for (let length = Math.min(LONGEST_STEM, word.length); length >= LEAST_STEM; length--) {
		const code = stems.get(word.slice(0, length))
		if (code) return code
	}
	return undefined
}

/** BCP 47 tag of a language by its value. */
export const tagOfLanguage = (language: string): string => findLanguage(language)?.tag ?? 'en'
