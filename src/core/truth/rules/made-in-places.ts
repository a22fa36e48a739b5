import { findLanguage, findLanguageByTag } from '../../locale/languages'
import { countriesNamed, tagOfLanguage, UNSPACED } from '../countries-named'
import { isMonth } from '../dates'
import { BEFORE_PLACES, MAKING, MAKING_UNSPACED, PLACES_UNCASED } from '../lexicons/making'
import { matchesOf } from '../matches'
import { isJapanesePlace } from '../names-of-places'
import { normalizeText } from '../normalize-text'
import { foldedStems, rangedPattern } from '../pattern-sources'
import type { FactReading } from '../reading'
import { countryBegun } from './origins'
import { type Finding, NOTHING, type Rule, type RuleContext } from './rule'

const NO_LETTER = '(?![\\p{L}\\p{M}])'
const patterns = new Map<string, RegExp>()
/** Words of making of a page's language, and those where no spaces are written. */
function makingOf(tag: string): RegExp {
	const known = patterns.get(tag)
	if (known) return known
	const own = Object.entries(MAKING).flatMap(([tags, words]) => (tags.split(' ').includes(tag) ? [words] : []))
	const spaced = foldedStems((own.length > 0 ? own : [MAKING.en ?? '']).join('|')).replaceAll('!', NO_LETTER)
	const made = rangedPattern(`(?<![\\p{L}\\p{M}])(?:و?ال|و|ב|ה|מ)?(?:${spaced})|${MAKING_UNSPACED.replaceAll('!', '')}`, 'gu')
	patterns.set(tag, made)
	return made
}
const UNCASED = Object.entries(PLACES_UNCASED).map(([latin, written]) => ({
	latin: new RegExp(`^(?:${latin})`, 'u'),
	written: rangedPattern(`(?:${foldedStems(written)})`, 'gu'),
}))
const HAS_CASE = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u

/** A name behind a little word that leads to a place. */
const AFTER_LITTLE = rangedPattern(
	`(?<![\\p{L}\\p{M}])(?:${BEFORE_PLACES})(?: (?:the|our|der|den|het|la|le|l'|el|os?|as?|un|una|une|County|Grafschaft|rejon\\p{L}*|miasta|města|kota|thành phố|tỉnh|город\\p{L}*|міст\\p{L}*)){0,2} ?(?<![\\p{L}\\p{M}])(\\p{Lu}[\\p{L}\\p{M}'’-]{2,})`,
	'gu',
)
const CLAUSE_ENDS = /[;:—–!?…。、，！？；؛،।]|[,.](?!\d)|\s-\s/u

/** The thing is not made there: it is made for, or as, what is there. */
const FOR_OR_LIKE = rangedPattern(
	'(?<![\\p{L}\\p{M}])(?:for|like|as|pour|comme|façon|para|como|estilo|per|come|stile|per|für|wie|voor|zoals|för|som|til|for|dla|jak|pro|jako|pre|ako|za|kao|kot|для|как|як|за|като|για|σαν|όπως|için|gibi|üçün|kimi|untuk|seperti|para sa|tulad|cho|như|kwa ajili|kama|pentru|ca|számára|mint|varten|kuin|jaoks|nagu|skirta|kaip|lai|kā|مثل|بحال|كيف|لاجل|براي|مانند|جيس\\p{L}+|كے ليے|के लिए|जैस\\p{L}+|জন্য|মতো|כמו|עבור|בשביל)(?![\\p{L}\\p{M}])|のよう|のため|风格|風格|一样|처럼|위한|위해|สำหรับ|เหมือน|แบบ',
	'u',
)
/** So many words, or letters where no spaces are written, lie between the making and the place at most. */
const REACH = 4
const REACH_UNSPACED = 14

/** Where a place stands in a clause; a country's code, or how facts in Latin letters begin to write it. */
type Place = { words: string; index: number; code?: string; latin?: RegExp }

/** A place is told as where the thing was made, which no fact names: "sewn in Donegal", "from a Nashville workshop". */
export const madeInPlaces: Rule = ({ raw, text }, context) => {
	const words = makingOf(tagOfLanguage(context.language))
	if (matchesOf(words, text).length === 0) return NOTHING
	const findings: Finding[] = []
	for (const clause of raw.split(CLAUSE_ENDS)) {
		const small = normalizeText(clause)
		const making = matchesOf(words, small)
		if (making.length === 0) continue
		for (const place of placesIn(clause, small, context.language)) {
			const told = making.some(({ 0: made, index }) => isTold(small, { from: index, to: index + made.length }, place))
			if (told && !isNamed(place, context)) {
				findings.push({ category: 'missing-evidence', reason: `No fact says that it is made in “${asWritten(clause, place.words)}”` })
			}
		}
	}
	return findings.length > 0 ? { findings, evidence: [] } : NOTHING
}

/** A name as the text writes it, for a person to read: with its capital. */
function asWritten(clause: string, words: string): string {
	const index = clause.toLowerCase().indexOf(words)
	return index < 0 ? words : clause.slice(index, index + words.length)
}

function placesIn(clause: string, small: string, language: string): Place[] {
	const isCapital = ({ words }: Place) => !HAS_CASE.test(words) || capitals.has(words.split(' ')[0] ?? '')
	const capitals = new Set((clause.match(/\p{Lu}[\p{L}\p{M}]*/gu) ?? []).map(normalizeText))
	const countries: Place[] = countriesNamed(small, tagOfLanguage(language)).filter(isCapital)
	const uncased: Place[] = UNCASED.flatMap(({ latin, written }) =>
		Array.from(matchesOf(written, small), ({ 0: words, index }) => ({ words, index, latin })),
	)
	// In German every noun bears a capital.
	if (language === 'german' || !HAS_CASE.test(clause) || isHeadline(clause)) return [...countries, ...uncased]
	const names = Array.from(matchesOf(AFTER_LITTLE, clause), ({ 1: name = '' }) => normalizeText(name)).map((words) => ({
		words,
		index: small.indexOf(words),
	}))
	return [
		...countries,
		...uncased,
		...names.filter((name) => !isMonth(name.words) && !countries.some((country) => isWithin(name, country))),
	]
}

const isWithin = ({ words, index }: Place, country: Place) =>
	index < country.index + country.words.length && index + words.length > country.index

const HEADLINE_SHARE = 0.7
function isHeadline(clause: string): boolean {
	const words = (clause.match(/[\p{L}\p{M}'’-]+/gu) ?? []).filter((word) => word.length > 3)
	return words.length > 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length > HEADLINE_SHARE * words.length
}

function isTold(text: string, making: { from: number; to: number }, { words, index }: Place): boolean {
	const end = index + words.length
	if (index < making.to && end > making.from) return false
	const between = index >= making.to ? text.slice(making.to, index) : text.slice(end, making.from)
	if (FOR_OR_LIKE.test(between)) return false
	return UNSPACED.test(words) ? between.length <= REACH_UNSPACED : (between.match(/[\p{L}\p{M}\d]+/gu) ?? []).length <= REACH
}

const codes = new WeakMap<readonly FactReading[], Map<string, ReadonlySet<string>>>()
function codesOf({ facts, tag, language }: RuleContext): ReadonlySet<string> {
	const ofFacts = codes.get(facts) ?? new Map<string, ReadonlySet<string>>()
	codes.set(facts, ofFacts)
	const made =
		ofFacts.get(language) ??
		new Set(
			[...new Set(['en', tag ?? 'en', tagOfLanguage(language)])].flatMap((of) =>
				facts.flatMap(({ text }) => countriesNamed(text, of).map(({ code }) => code)),
			),
		)
	ofFacts.set(language, made)
	return made
}

const STEM = 4
/** Whether the facts name a place, in whatever language or case. */
function isNamed(place: Place, context: RuleContext): boolean {
	const { facts, vocabulary, language, tag } = context
	const { words, code, latin } = place
	// A name in another script cannot be found in the facts.
	if (code === undefined && !latin && tag && findLanguageByTag(tag)?.script !== findLanguage(language)?.script) return true
	if (code !== undefined && codesOf(context).has(code)) return true
	const country = countryBegun(words)
	const all = [...vocabulary]
	if (country >= 0 && all.some((word) => countryBegun(word) === country)) return true
	if (isJapanesePlace(words, facts)) return true
	const stem = words.slice(0, Math.max(STEM, words.length - 3))
	// "Écosse" of "Scotland"
	const alsoWritten = latin ?? UNCASED.find((place) => place.latin.test(words))?.latin
	return all.some((word) => word.startsWith(stem) || alsoWritten?.test(word)) || facts.some(({ text }) => text.includes(words))
}
