import { findLanguage, findLanguageByTag } from '../locale/languages'
import type { Fact } from '../product/facts'
import { capitalize } from '../text/graphemes'
import { contradictedRows } from './contradictions'
import { datesInLanguage } from './date-in-language'
import { labelInLanguage, valueInLanguage } from './in-language'
import { choicesInLanguage } from './options-in-language'
import { conceptOf, keyOf } from './spec-words'
import { tellingOf } from './telling'
import { tidyValue } from './tidy-value'
import { beginsWith, writtenRows } from './written-rows'

/** A figure that is nought, and a value without a letter or a digit: the listing's form was not filled in. */
const EMPTY = /^(?:[^\p{L}\d]*|[^\p{L}\d]*0+(?:[.,]0+)?\s?\p{L}+|n\/?a|null|unknown|does not apply)$/iu
/** The parcel and the shelf, of which a buyer has no use, and the number of a shop that is not this one. */
const TRADE = new Set(['Package dimensions', 'Shipping weight', 'EAN', 'Item number'])
/** The sides of a thing, which its dimensions state. */
const SIDES = new Set(['Length', 'Width', 'Height', 'Depth'])
/** What a row of several measures states: sides, and behind a semicolon what it weighs. */
const MEASURES = new Set(['Product dimensions', 'Weight', 'Net weight'])
/** How many there are, of which one says nothing. */
const COUNTS = new Set(['Quantity', 'Number of items', 'Number of pieces'])
const ONE = /^0*1(?:[.,]0+)?(?:\s\p{L}+)?$/u
/** A number that names a thing to whoever sells it: the same under another name says nothing more. */
const CODE = /^(?=.*\d)[\p{L}\d._/-]{5,}$/u
/** So many rows in the page's language are a table; one beside them that no table knows is out of place there. */
const TABLE = 4
/** A value that begins with a small word, as rows do not. */
const SMALL = /^\p{Ll}{3,}(?:[\s,;-]|$)/u
/** A longer value is no figure but a text. */
const LONGEST_FIGURE = 80

/**
 * The facts with what the tables know of them, for pages no model has understood: what the texts state as a name and a
 * value as specifications, names and values of specifications and choices in the page's language; rows that say
 * nothing, again what another says, or otherwise than the listing does elsewhere, left out. What no table knows
 * keeps the listing's words; of rows it is left out beside enough others, unless it states a figure.
 */
export function speakFacts(facts: readonly Fact[], language: string, from: string | undefined): Fact[] {
	const isOwn = from === undefined || findLanguageByTag(from)?.id === findLanguage(language)?.id
	const all = withoutRepeatedRows(withAuthor([...facts, ...writtenRows(facts, from, isOwn)], language, from), language, from)
	const contradicted = contradictedRows(all, from)
	const spoken = all.map((fact): Fact => {
		const reason = fact.leftOut ? fact : contradicted.get(fact.id)
		if (reason) return { ...fact, ...reason }
		if ((fact.kind !== 'spec' && fact.kind !== 'variant') || !fact.name || fact.translated) return fact
		return { ...fact, ...(fact.kind === 'variant' ? spokenChoices(fact, language, from) : spokenRow(fact, language, from)) }
	})
	const isForeign = (fact: Fact) =>
		fact.kind === 'spec' && !fact.leftOut && !isOwn && fact.translated?.name === undefined && nameIn(fact, language, from) === undefined
	const isTable = spoken.filter((fact) => fact.kind === 'spec' && !fact.leftOut && !isForeign(fact)).length >= TABLE
	const isStated = ({ text }: Fact) => /\d/u.test(text) && text.length <= LONGEST_FIGURE
	return spoken.map((fact) => (isTable && isForeign(fact) && !isStated(fact) ? { ...fact, leftOut: 'junk' } : fact))
}

/** The facts with a row for a book's author, whom a listing may name above its title alone. */
function withAuthor(facts: readonly Fact[], language: string, from: string | undefined): Fact[] {
	const brand = facts.find(({ kind }) => kind === 'brand')
	const concepts = new Set(
		facts.flatMap(({ kind, name }) => (kind === 'spec' && name ? [conceptOf(name, 'labels', { from, to: 'english' })?.concept] : [])),
	)
	const isBook = concepts.has('ISBN-13') || concepts.has('ISBN-10')
	if (!brand || !isBook || concepts.has('Author') || labelInLanguage('Author', language, 'english') === undefined) return [...facts]
	const last = Math.max(...facts.map(({ id }) => Number(id.slice(1))))
	return [...facts, { id: `f${last + 1}`, kind: 'spec', name: 'Author', text: brand.text, origin: brand.origin }]
}

/** The facts with rows that say nothing, or what another row says, left out. */
function withoutRepeatedRows(facts: readonly Fact[], language: string, from: string | undefined): Fact[] {
	const said = new Set<string>()
	const title = keyOf(facts.find(({ kind }) => kind === 'title')?.text ?? '')
	const dimensions = facts.filter((fact) => fact.kind === 'spec' && conceptIn(fact) === 'Product dimensions').map(({ text }) => keyOf(text))
	const isMeasured = (text: string, by: (all: string) => boolean) => dimensions.some((all) => all !== keyOf(text) && by(all))
	const measures = facts.filter((fact) => fact.kind === 'spec' && !fact.leftOut && MEASURES.has(conceptIn(fact) ?? ''))
	const alone = new Set(measures.filter(({ text }) => piecesOf(text).length === 1).map(({ text }) => figuresKey(text)))
	const untold = ({ text }: Fact) => piecesOf(text).filter((piece) => !alone.has(figuresKey(piece)))
	/** Rows of several measures of which other rows say some, not all. */
	const together = measures.filter((fact) => piecesOf(fact.text).length > 1 && untold(fact).length > 0)
	function conceptIn({ name }: Fact) {
		return conceptOf(name ?? '', 'labels', { from, to: language })?.concept
	}
	const goingOn = facts.filter((fact) => fact.kind === 'spec' && !fact.leftOut && valueInLanguage(fact.text, language, from) !== undefined)
	const isBegun = (concept: string | undefined, text: string) =>
		concept !== undefined && !MEASURES.has(concept) && goingOn.some((fact) => beginsWith(fact.text, text) && conceptIn(fact) === concept)
	/** A row of several measures without those that another row says. */
	const withoutTold = (fact: Fact): Fact => {
		const pieces = piecesOf(fact.text)
		const left = untold(fact)
		return together.includes(fact) && left.length < pieces.length && left[0] === pieces[0] ? { ...fact, text: left.join('; ') } : fact
	}
	return facts.map((given): Fact => {
		const fact = withoutTold(given)
		if (fact.leftOut) return fact
		if (fact.kind === 'box' && EMPTY.test(fact.text.trim())) return { ...fact, leftOut: 'junk' }
		if ((fact.kind !== 'spec' && fact.kind !== 'variant') || !fact.name) return fact
		const concept = conceptIn(fact)
		const isSide = SIDES.has(concept ?? '') && isMeasured(fact.text, (all) => figuresIn(all).includes(figuresIn(fact.text)[0] ?? '?'))
		const isPart =
			concept === 'Product dimensions' &&
			(isMeasured(given.text, (all) => all.startsWith(keyOf(given.text))) ||
				(piecesOf(given.text).length === 1
					? together.some(({ text }) => figuresKey(piecesOf(text)[0] ?? '') === figuresKey(fact.text))
					: untold(given).length === 0))
		const value = keyOf(valueInLanguage(fact.text, language, from) ?? fact.text)
		const row = `${concept ?? keyOf(fact.name)}\u0000${value}`
		const code = `\u0000${value}`
		const isJunk =
			EMPTY.test(fact.text.trim()) ||
			tidyValue(fact.text) === '' ||
			keyOf(fact.name) === title ||
			said.has(row) ||
			said.has(code) ||
			isSide ||
			isPart ||
			isBegun(concept, fact.text) ||
			(COUNTS.has(concept ?? '') && ONE.test(fact.text.trim())) ||
			TRADE.has(concept ?? '')
		if (fact.kind === 'spec' && isJunk) return { ...fact, leftOut: 'junk' }
		said.add(row)
		if (CODE.test(fact.text.trim())) said.add(code)
		return fact
	})
}

const piecesOf = (text: string): string[] => text.split(/\s?[;；]\s?/u)
const figuresKey = (text: string): string =>
	figuresIn(text)
		.map((figure) => Number(figure.replace(',', '.')))
		.join(' ')
const figuresIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)?/gu) ?? []

function spokenChoices(fact: Fact, language: string, from: string | undefined): Pick<Fact, 'translated'> {
	const name = labelInLanguage(fact.name ?? '', language, from)
	const { text, values } = choicesInLanguage(fact.text, language, from) ?? { text: fact.text, values: {} }
	return isSame(fact, name, text) ? {} : { translated: { ...(name ? { name } : {}), text, values } }
}

function spokenRow(fact: Fact, language: string, from: string | undefined): Pick<Fact, 'translated'> {
	const pages = pagesOf(fact, language, from)
	if (pages) return { translated: pages }
	const name = nameIn(fact, language, from)
	const said = answerIn(fact, from) ?? tidyValue(fact.text)
	const tidy = SMALL.test(said) ? capitalize(said, from) : said
	const isForeign = from !== undefined && findLanguageByTag(from)?.id !== findLanguage(language)?.id
	// A value stays in the language of its name.
	const text =
		(isForeign && !name ? undefined : valueInLanguage(tidy, language, from)) ??
		(isForeign && name ? countIn(fact, tidy, from) : undefined) ??
		tidy
	const dated = isForeign ? datesInLanguage(text, language, from) : text
	return isSame(fact, name, dated) ? {} : { translated: { ...(name ? { name } : {}), text: dated } }
}

/** A row's name in a language; none for a name of a measure (“Range”) under which there is no figure. */
function nameIn({ name = '', text }: Fact, language: string, from: string | undefined): string | undefined {
	return tellingOf(name, text, language) !== undefined && !/\d/u.test(text) ? undefined : labelInLanguage(name, language, from)
}

/** “Paperback: 121 pages” tells how many pages there are. */
function pagesOf({ name, text }: Fact, language: string, from: string | undefined): Fact['translated'] {
	const binding = conceptOf(name ?? '', 'values', { from, to: 'english' })?.concept
	const [, count] = /^(\d+)\s\p{L}+$/u.exec(text.trim()) ?? []
	const label = binding === 'Paperback' || binding === 'Hardcover' ? labelInLanguage('Number of pages', language, 'english') : undefined
	return count && label ? { name: label, text: count } : undefined
}

/** Of a yes or a no that repeats what its row is called (“Headphone jack: No jack”), the word alone. */
function answerIn({ name = '', text }: Fact, from: string | undefined): string | undefined {
	const [answer = '', ...others] = text.trim().split(/\s+/u)
	const concept = conceptOf(answer, 'values', { from, to: 'english' })?.concept
	const isAnswer = others.length > 0 && (concept === 'Yes' || concept === 'No') && others.every((word) => keyOf(name).includes(keyOf(word)))
	return isAnswer ? answer : undefined
}

/** Of what is counted in words of another language, the number and what kind it is: “1 CR2032 batteries required”. */
function countIn({ name }: Fact, text: string, from: string | undefined): string | undefined {
	const concept = conceptOf(name ?? '', 'labels', { from, to: 'english' })?.concept
	return concept?.startsWith('Number of ') ? /^\d+(?: (?=\S*\d)[\p{Lu}\d]{2,10}(?!\p{L}))?/u.exec(text)?.[0] : undefined
}

const isSame = (fact: Fact, name: string | undefined, text: string): boolean =>
	text === fact.text && (name === undefined || name === fact.name)
