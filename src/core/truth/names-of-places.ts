import { findLanguage } from '../locale/languages'

const LETTERS = 26
const known = new Map<string, ReadonlySet<string>>()
/** So many letters of a name tell it in every case it is put in. */
const STEM = 5

/** The beginnings of the names of all countries in a language, with those in English. */
function countriesIn(language: string): ReadonlySet<string> {
	const before = known.get(language)
	if (before) return before
	const stems = new Set<string>()
	for (const tag of new Set(['en', findLanguage(language)?.tag ?? 'en'])) {
		const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' })
		for (let first = 0; first < LETTERS; first++) {
			for (let second = 0; second < LETTERS; second++) {
				const name = names.of(String.fromCharCode(A + first, A + second))
				for (const word of small(name ?? '').match(/\p{L}{4,}/gu) ?? []) stems.add(word.slice(0, STEM))
			}
		}
		for (const region of CONTINENTS) stems.add(small(names.of(region) ?? '').slice(0, STEM))
	}
	known.set(language, stems)
	return stems
}
/** In small letters, without the dot that is left of a Turkish İ. */
const small = (name: string) => name.toLowerCase().replaceAll('\u0307', '')
const A = 65
/** UN M.49: Africa, North and South America, Asia, Europe, Oceania. */
const CONTINENTS = ['002', '003', '005', '142', '150', '009']

/** Whether a word is the name of a country or continent, in whatever case, or is said of one ("Euroopa", "Portugalis", "italienisch"). */
export const isOfPlace = (word: string, language: string): boolean =>
	word.length >= STEM && countriesIn(language).has(small(word).slice(0, STEM))
