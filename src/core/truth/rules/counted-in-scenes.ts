import { findLanguageByTag } from '../../locale/languages'
import { LETTERS, withRanges } from '../letter-ranges'
import { COUNTED_IN_SCENES, type CountedInScenes, SAID_OF_PRODUCT, UP_TO, UP_TO_BEHIND } from '../lexicons/counted-in-scenes'
import { FRUIT, PILED_UP } from '../lexicons/further-counted'
import { matchesOf } from '../matches'
import { foldedStems } from '../pattern-sources'
import type { Quantity } from '../quantities'
import type { FactReading, Reading } from '../reading'
import type { RuleContext } from './rule'
import { clausesAt, OF_PRODUCT } from './scenes'
import { isTimeOfScene } from './times-in-scenes'

type Words = {
	piled: RegExp
	served: RegExp
	drink: RegExp
	food: RegExp
	isUnspaced: boolean
	spent: RegExp
	bedtime: RegExp
	counts: boolean
}
const known = new Map<string, Words | undefined>()

function wordsOf(language: string): Words | undefined {
	if (known.has(language)) return known.get(language)
	const listed = COUNTED_IN_SCENES[language]
	const words = listed && compile(listed, language)
	known.set(language, words)
	return words
}

const UNSPACED = /[\u0e00-\u0e7f\u3040-\ud7ff]/u
const NO_LETTER = withRanges('(?![\\p{L}\\p{M}])')
const folded = (stems: string) => withRanges(foldedStems(stems))
/** Of words of all languages those a language may have: of scripts that write no spaces, or of the others. */
const sorted = (stems: string, isUnspaced: boolean) =>
	folded(stems)
		.split(/\|(?![^()]*\))/u)
		.filter((stem) => UNSPACED.test(stem) === isUnspaced)
		.join('|')
/** An article or a little word may be written on to a word in Arabic and Hebrew. */
const BEGINS = withRanges('(?<![\\p{L}\\p{M}])(?:[وفبكل]{0,2}(?:ال|ل)?|[והבלכמש]{0,2})')
/** Languages that say a noun before its number, or may. */
const NOUN_FIRST = new Set('swahili zulu thai japanese korean indonesian malay simplified_chinese traditional_chinese'.split(' '))

function compile({ served, spent, bedtime }: CountedInScenes, language: string): Words {
	const [drinks = '', named = ''] = served.split(';').map(folded)
	const isUnspaced = UNSPACED.test(named)
	const foods = `${named}|${sorted(FRUIT, isUnspaced)}`
	const [counted, at, bed] = [`${drinks}|${foods}`, folded(spent), folded(bedtime)]
	return {
		piled: new RegExp(isUnspaced ? sorted(PILED_UP, true) : `${NO_FOR}(?:${sorted(PILED_UP, false)})[${LETTERS}]{0,6}${NO_LETTER}`, 'gu'),
		served: new RegExp(isUnspaced ? counted : `${NO_FOR}(?:${counted})[${LETTERS}]{0,5}${NO_LETTER}`, 'gu'),
		drink: new RegExp(isUnspaced ? drinks : `${NO_FOR}(?:${drinks})`, 'u'),
		food: new RegExp(isUnspaced ? named : `${NO_FOR}(?:${named})`, 'u'),
		isUnspaced,
		spent: new RegExp(isUnspaced ? at : `${BEGINS}(?:${at})`, 'u'),
		bedtime: new RegExp(isUnspaced ? bed : `${BEGINS}(?:${bed})`, 'u'),
		counts: NOUN_FIRST.has(language.replace(' ', '_')),
	}
}
const WORD = `[${LETTERS}'-]+ `
/** What stands between a vessel or a heap and what is in it; no "for", which would tell what a thing is meant for. */
const OF = "(?:of|de|di|da|du|des|del|della|dei|von|van|av|af|ya|vya|cha|wa|ng|من|د|ديال|של|का|की|के|كا|كي|كے|નો|ની|ના|ਦਾ|ਦੀ|ਦੇ|d')[ ']?"
const NO_FOR = withRanges('(?<![\\p{L}\\p{M}])(?:[وب]{0,2}(?:ال)?|[והב]{0,2})')
/** "Two cups of strong tea", "dwie filiżanki herbaty", "200 grams of flour": what may stand between a figure and what is served. */
const GAP = new RegExp(`^[ -]?(?:(?:${WORD}){0,2}${OF}(?:${WORD})?|(?:${WORD})?)$`, 'u')
const GAP_UNSPACED = /^[^、，。,.!?！？]{0,7}$/u
/** "Two coffee filters" are goods. */
const OF_GOODS =
	/^ (?:cups?|mugs?|filters?|pots?|bags?|beans?|capsules?|pods?|spoons?|makers?|programs?|programmes?|modes?|settings?)(?!\p{L})/u
const BEFORE_FIGURE = /^[の가을를이는がをは]?[:,]? ?$/u

/** What is served behind a figure, or right before it where one says it so. */
function servedAt(text: string, { index, written }: Quantity, { served, isUnspaced }: Words, isBefore: boolean): string | undefined {
	const behind = text.slice(index + written.length, index + written.length + FAR)
	const gap = isUnspaced ? GAP_UNSPACED : GAP
	const follows = matchesOf(served, behind).find(
		(said) => gap.test(behind.slice(0, said.index)) && !OF_GOODS.test(behind.slice(said.index + said[0].length)),
	)
	if (follows || !isBefore) return follows?.[0]
	const before = text.slice(Math.max(0, index - REACH), index)
	return matchesOf(served, before).find((said) => BEFORE_FIGURE.test(before.slice(said.index + said[0].length)))?.[0]
}
const FAR = 48

const SAID = new RegExp(folded(SAID_OF_PRODUCT), 'u')
const UP_TO_IT = new RegExp(folded(UP_TO), 'u')
const AS_MUCH = new RegExp(folded(UP_TO_BEHIND), 'u')
/** What parts sentences; a colon may stand between a promise and what it is of. */
const SENTENCE = /[;!?…。！？؛।]|\.(?!\d)/gu

/** Whether the sentence says a count of the product: it comes with so many, or takes up to so many. */
const isSaidOfProduct = (text: string, claim: Quantity) =>
	SAID.test(around(text, claim)) ||
	UP_TO_IT.test(text.slice(Math.max(0, claim.index - REACH), claim.index)) ||
	AS_MUCH.test(text.slice(claim.index + claim.written.length))

/** The sentence up to a place, and the rest of its clause. */
function around(text: string, { index, written }: Quantity): string {
	const from = Array.from(text.matchAll(SENTENCE), ({ index: at }) => at).findLast((at) => at < index) ?? -1
	const rest = /^[^,;:!?…。、，！？؛،।]*/u.exec(text.slice(index + written.length))?.[0] ?? ''
	return `${text.slice(from + 1, index)}${written}${rest}`
}

const ofListings = new WeakMap<readonly FactReading[], { drink: boolean; food: boolean }>()
/** Whether the listing is itself of something drunk or eaten, or made for it: its title names one, in its own language or in English, or it counts cups. */
function madeFor(facts: readonly FactReading[], tag: string | undefined): { drink: boolean; food: boolean } {
	const before = ofListings.get(facts)
	if (before) return before
	const languages = ['english', (tag === undefined ? undefined : findLanguageByTag(tag)?.id) ?? 'english'].flatMap(
		(id) => wordsOf(id) ?? [],
	)
	const isNamed = (of: 'drink' | 'food') =>
		facts.some(({ fact, text }) => fact.kind === 'title' && languages.some((words) => words[of].test(text)))
	const made = { drink: facts.some(countsCups) || isNamed('drink'), food: isNamed('food') }
	ofListings.set(facts, made)
	return made
}
const countsCups = ({ quantities }: FactReading) =>
	quantities.some(({ unit, implied, countsIn }) => unit?.id === 'count cups' && !implied && !countsIn)

const ANY = /^count (?:things|options|pieces|kinds|people|colours|layers|ports)$/u
const MOST = 60

/**
 * Whether a figure counts what is eaten, drunk, ridden or read in a scene: nothing the facts count, and not said of the product.
 * "Two cups of tea and the evening is saved", "zwei Kilo Kürbis für die Suppe", "eight hours at a screen", "ten pages before sleep".
 */
export function isCountedInScene(claim: Quantity, { text, raw }: Reading, { facts, language, tag }: RuleContext): boolean {
	const words = wordsOf(language)
	if (!words) return false
	const { unit, index, written, values } = claim
	const [value = 0] = values
	if (claim.bound || claim.role || isSaidOfProduct(text, claim)) return false
	const { own, before } = clausesAt(text, index)
	if (unit?.measures === 'time')
		return (
			value * unit.factor <= A_YEAR &&
			!OF_PRODUCT.test(own) &&
			(isSpent(claim, text, words) || isUntilThere(raw, written) || isTimeOfScene(claim, text))
		)
	if (unit?.id === 'count pages') return value <= MOST && words.bedtime.test(`${before} ${own}`) && isFewOf(value, facts)
	if (unit?.id === 'km' || unit?.id === 'mi')
		return !OF_PRODUCT.test(own) && !facts.some(isFar) && (ON_FOOT.test(own) || isSpent(claim, text, words) || isUntilThere(raw, written))
	const counts = unit === undefined || unit.measures.startsWith('count')
	if (unit === undefined && servedAt(text, claim, { ...words, served: words.piled }, words.counts))
		return !facts.some((fact) => matchesOf(words.piled, fact.text).length > 0)
	if (!(counts ? value <= MOST : /^(?:mass|volume)$/.test(unit.measures))) return false
	if (unit && isMeasured(unit, facts)) return false
	const served = servedAt(text, claim, words, words.counts || !counts)
	if (served === undefined) return false
	const made = madeFor(facts, tag)
	return !made.food && !(made.drink && words.drink.test(served))
}
const REACH = 24

/** What a time is spent at stands right behind it, or right before where a language says it so. */
const isSpent = ({ index, written }: Quantity, text: string, { spent, counts }: Words) =>
	spent.test(/^[^,;:!?…。、，！？؛،।]{0,32}/u.exec(text.slice(index + written.length))?.[0] ?? '') ||
	(counts && spent.test(text.slice(Math.max(0, index - SPENT_BEFORE), index)))
const SPENT_BEFORE = 12
/** In seconds. */
const A_YEAR = 31_557_600

/** What the facts count in the same unit, or hold any volume of, is for them to say; everything weighs something. */
const isMeasured = (unit: NonNullable<Quantity['unit']>, facts: readonly FactReading[]) =>
	!ANY.test(unit.id) &&
	unit.measures !== 'mass' &&
	facts.some(({ quantities }) => quantities.some((one) => one.unit?.measures === unit.measures && !one.implied && !one.countsIn))

/** Kilometres in a listing are its reach, and so they are in what is said of it. */
const isFar = ({ quantities }: FactReading) => quantities.some(({ unit }) => unit?.id === 'km' || unit?.id === 'mi')
const ON_FOOT =
	/home|on foot|walk|pavement|uphill|zu fuß|fußweg|heimweg|nach hause|à pied|marche|a pie\b|caminata|caminando|a piedi|cammin|a pé\b|caminhada|a peu\b|te voet|wandel|lopen|till fots|promenad|til fods|gåtur|til fots|kävel|pieszo|spacer|pěšky|pešo|peš\b|pješice|peške|пешком|пішки|пеша|пеш\b|gyalog|pe jos|με τα πόδια|yürü|سيرا|مشيا|مشي|علي رجل|ברגל|הליכה|پياده|پيدل|पैदल|হাঁট|jalan kaki|lakad|đi bộ|เดิน|kwa miguu|歩|步行|走路|걸어|걷/u

/** Of a book so few pages are an evening's. */
const isFewOf = (value: number, facts: readonly FactReading[]) =>
	facts.every(({ quantities }) => quantities.every((one) => one.unit?.id !== 'count pages' || (one.values[0] ?? 0) >= 2 * value))

/** "Four hours to Split": on the way to a place with a name. */
function isUntilThere(raw: string, written: string): boolean {
	const at = raw.toLowerCase().indexOf(written)
	return at >= 0 && TO_A_PLACE.test(raw.slice(at + written.length))
}
const TO_A_PLACE =
	/^ [\p{L}\p{M}.]+ (?:away |weit |entfernt )?(?:to|till|until|nach|bis(?: nach)?|jusqu'à|à|hasta|a|fino a|até|para|naar|tot|til|till|do|до|μέχρι|ως|για|până la|spre|fins a) \p{Lu}\p{Ll}{2,}/u
