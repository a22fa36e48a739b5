import { languageOfText } from '../locale/language-of-text'
import { DEFAULT_LANGUAGE } from '../locale/languages'
import { SELLER_ORIGIN } from '../product/edit-product'
import { type Fact, FOR_THE_RECORD, usable } from '../product/facts'
import { isDenied } from './denial'
import { type Figure, figuresOf, meaningOf } from './figures'
import { findWords, type Mention, type WordList, wordListOf } from './find-words'
import { normalizeText } from './normalize-text'
import { statementsOf } from './statements'
import { languageIdOf } from './truth-data'

/** A fact as the floor reads it; of figures that say the same, one. */
export type FactReading = { fact: Fact; text: string; spoken: readonly (Mention & { denied: boolean })[]; figures: readonly Figure[] }
/** The facts of a page, read for judging many texts; what is kept for the record is no evidence (K-3). */
export type Evidence = {
	facts: readonly FactReading[]
	/** What the seller states, and a price of the seller's own: what alone bears a price. */
	ofSeller: readonly FactReading[]
	/** What the listing says word for word, sentence by sentence, in normalizeText form. */
	sentences: ReadonlySet<string>
	/** All of it. */
	text: string
}

/** Rows that are about the listing, not the product. */
const OF_THE_LISTING =
	/^(?:asin|customer reviews?|best ?sellers? rank|amazon best|bestseller-rang|clasificación en los más|classement|posizione nella|ranking)/iu

const read = new WeakMap<readonly Fact[], Map<string, Evidence>>()

/** Facts → what statements in a language are judged by. Read once per list of facts and language. */
export function evidenceOf(facts: readonly Fact[], language: string): Evidence {
	const known = read.get(facts) ?? new Map<string, Evidence>()
	read.set(facts, known)
	const evidence = known.get(language) ?? readEvidence(facts, language)
	known.set(language, evidence)
	return evidence
}

/** Facts as read, by the languages of listing and statement: a fact stands in many lists, as steps make them. */
const readings = new WeakMap<Fact, Map<string, FactReading>>()

function readEvidence(facts: readonly Fact[], language: string): Evidence {
	const kept = usable(facts).filter((fact) => !FOR_THE_RECORD.has(fact.kind) && !OF_THE_LISTING.test(fact.name ?? ''))
	const told = languageOfFacts(facts)
	const ids = [...new Set([told ?? DEFAULT_LANGUAGE, language, DEFAULT_LANGUAGE])]
	const lists = [...ids, 'any'].map(wordListOf)
	const reading = (fact: Fact): FactReading => {
		const known = readings.get(fact) ?? new Map<string, FactReading>()
		readings.set(fact, known)
		const key = `${told} ${language}`
		const read = known.get(key) ?? readAnew(fact)
		known.set(key, read)
		return read
	}
	const readAnew = (fact: Fact): FactReading => {
		const text = normalizeText([inWords(fact), ...(fact.translated ? [inWords(fact.translated)] : [])].join('\n'))
		const spoken = findWords(text, lists).map((mention) => ({ ...mention, denied: isDenied(text, mention.index, mention.words, ids) }))
		const listed = fact.kind === 'variant' || fact.kind === 'spec' ? listCount(fact.text) : []
		const figures = new Map([...figuresOf(text, told ?? language), ...listed].map((figure) => [meaningOf(figure), figure]))
		return { fact, text, spoken, figures: [...figures.values()] }
	}
	const all = kept.map(reading)
	return {
		facts: all,
		ofSeller: [
			...all.filter(({ fact }) => fact.kind === 'seller'),
			...facts.filter(({ kind, origin }) => kind === 'price' && origin.rule === SELLER_ORIGIN.rule).map(reading),
		],
		sentences: new Set([...new Set(kept.flatMap(wordForWord))].map(normalizeText)),
		text: all.map(({ text }) => text).join('\n'),
	}
}

/** What of a fact may be said word for word, in the listing's language and in the page's. */
function wordForWord({ kind, text, translated }: Fact): string[] {
	if (kind === 'title') return []
	return [text, ...statementsOf(text), ...(translated ? [translated.text, ...statementsOf(translated.text)] : [])]
}

const inWords = ({ name, text }: { name?: string | undefined; text: string }) => (name ? `${name}: ${text}` : text)

/** How many values a fact lists may be said. */
function listCount(text: string): Figure[] {
	const items = text.split(/[,;/|、،]/u).filter((item) => /[\p{L}\p{N}]/u.test(item))
	return items.length > 1 ? [{ written: '', index: text.length, length: 0, values: [items.length], word: false }] : []
}

const languages = new WeakMap<readonly Fact[], string | undefined>()
/** The language a listing is in (value of the request), as far as its words tell. */
export function languageOfFacts(facts: readonly Fact[]): string | undefined {
	if (!languages.has(facts)) {
		const tag = languageOfText(facts.map(({ text }) => text).join(' '))
		languages.set(facts, tag === undefined ? undefined : languageIdOf(tag))
	}
	return languages.get(facts)
}

const factWords = new WeakMap<Fact, readonly Mention[]>()
/** What a fact speaks of by some word lists; read once. */
export function readFact(fact: Fact, lists: readonly WordList[]): readonly Mention[] {
	const known = factWords.get(fact) ?? findWords(normalizeText(fact.name ? `${fact.name}: ${fact.text}` : fact.text), lists)
	factWords.set(fact, known)
	return known
}
