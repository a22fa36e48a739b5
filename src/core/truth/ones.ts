import type { Figure } from './figure'
import { AFTER_EACH, ARTICLES, BESIDE_BOUNDS, UNITS_ALONE, WHOLE_BEHIND } from './lexicons/ones'
import type { Unit } from './lexicons/units'
import { matchesOf } from './matches'
import { isStressedUnit, unitAfter, unitBefore } from './units'

/** Of days and longer times one passes in every scene; one is told of them beside a bound, or whole. */
const SHORT = /^(?:mm|cm|m|km|in|ft|yd|mi|ml|cl|dl|l|mg|g|hg|kg|jin|oz|s|min|h|tb|gb)$/
const LONG = /^(?:week|month|year)$/
const MEASURED = /^(?:length|time|volume|mass)$/
/** No sign of a unit: behind an article it may be anything. */
const SPELLED_OUT = /^ ?\p{L}{3}/u

/** One of a unit of measure, said without a figure: "in one hour", "over a kilo", "за час", "في دقيقة واحدة". Text in normalizeText form. */
export function onesIn(text: string): Figure[] {
	const found = [...besideBounds(text), ...withArticles(text), ...alone(text), ...behind(text)]
	// An article is no litre: Catalan "a l'abast".
	const isArticle = ({ index, length }: Figure) => /^ l['’]\p{L}/u.test(text.slice(index + length, index + length + 4))
	return found.filter((one, at) => !isArticle(one) && found.findIndex(({ index }) => index === one.index) === at)
}

const one = (written: string, index: number, unit: Unit | undefined, is: (unit: Unit) => boolean): Figure[] =>
	unit && is(unit) ? [{ written, index, length: written.length, values: [1], unit }] : []

const WRITES_ARTICLES = /[a-zα-ωа-я]/
const besideBounds = (text: string) =>
	WRITES_ARTICLES.test(text)
		? matchesOf(BESIDE_BOUNDS, text).flatMap(({ 0: written, index }) =>
				one(written, index, unitAfter(text, index + written.length), ({ id, measures }) => id !== 'lb' && MEASURED.test(measures)),
			)
		: []

function withArticles(text: string): Figure[] {
	return matchesOf(ARTICLES, text).flatMap(({ 0: written, index }) => {
		const end = index + written.length
		if (!SPELLED_OUT.test(text.slice(end, end + 5)) && !UNSPACED.test(written)) return []
		if (AFTER_EACH.test(text.slice(0, index)) || OR_SO.test(text.slice(end))) return []
		const unit = unitAfter(text, end)
		if (unit?.id === 's' && !ENDS_SECOND.test(text.slice(end))) return []
		return one(written, index, unit, ({ id }) => SHORT.test(id) || (LONG.test(id) && isWhole(text, end)))
	})
}
/** "Een minuut of vier", "an hour or two": some of them. */
const OR_SO = /^ \p{L}+ (?:of|or|oder|ou|o|eller|albo|или) \p{L}/u
/** No "second cup": the word that follows a second of time is a little one. */
const ENDS_SECOND =
	/^ ?[\p{L}\p{M}]+(?:$|[^\p{L}\p{M} ]| (?:[\p{L}\p{M}]{1,2}|and|the|you|for|les|los|das|der|die|und|det|och|para|pour|later|flat|after)(?![\p{L}\p{M}]))/u
const isWhole = (text: string, end: number) =>
	isStressedUnit(text, end) || text.slice(0, end).endsWith('tam bir') || WHOLE_AFTER.test(text.slice(end, end + 24))
const WHOLE_AFTER = /^ ?\p{L}+ (?:enti[eè]re?|entero|complet[oa]?|interi?o|inteir[oa]|întreg|întreagă|dolu)(?!\p{L})/u
const UNSPACED = /[\u0e00-\u0e7f\u3040-\ud7ff]/u

/** A unit that needs no article: "сохнет за час", "ponad kilogram", "يجف خلال ساعة". */
function alone(text: string): Figure[] {
	return matchesOf(UNITS_ALONE, text).flatMap(({ 0: before, index }) => {
		const at = index + before.length
		const [word = ''] = /^[\p{L}\p{M}]+/u.exec(text.slice(at)) ?? []
		return one(word, at, unitAfter(` ${text.slice(at)}`, 0), ({ id }) => SHORT.test(id))
	})
}

/** Where the one follows: "في دقيقة واحدة", "בדקה אחת", "dakika moja", "عام كامل". */
function behind(text: string): Figure[] {
	if (!ANY_BEHIND.test(text)) return []
	return matchesOf(BEHIND, text).flatMap(({ 0: written, 1: word = '', 2: said = '', 3: half, index }) => {
		const at = index + written.indexOf(word)
		const unit =
			[0, 1].map((prefixed) => unitAfter(` ${text.slice(at + prefixed)}`, 0)).find((found) => found !== undefined) ??
			unitBefore(text, at + word.length + 1)
		const fits = (unit: Unit) => MEASURED.test(unit.measures) && unit.id !== 'day' && (!WHOLE_BEHIND.test(said) || LONG.test(unit.id))
		return one(written, index, unit, fits).map((figure) => (half ? { ...figure, values: [1.5] } : figure))
	})
}
const ANY_BEHIND = /واحد|وحد|كامل|אח[תד]|שלמ|moja/u
const BEHIND =
	/(?<![\p{L}\p{M}])(?!kila )[وفبلכבל]{0,2}([\p{L}\p{M}]{3,}) (واحده?|وحده?|كامله?|كاملا|אחת|אחד|שלמה|moja)(?: (na nusu|ونصف?|וחצי))?(?![\p{L}\p{M}])/gu
