import type { ClaimCategory } from '../copy/copy'
import { findLanguage, findLanguageByTag } from '../locale/languages'
import type { Fact } from '../product/facts'
import { isDenied, withoutFalseNo } from './denial'
import { languageOfFacts } from './language-of-facts'
import { FURTHER_LANGUAGES } from './lexicons/further-languages'
import { normalizeText } from './normalize-text'
import { type FactReading, furtherSpokenIn, ownSpokenIn, type Reading, readFact, readText } from './reading'
import { Remembered } from './remembered'
import { byLanguage } from './rules/by-language'
import { dates } from './rules/dates'
import { language } from './rules/language'
import { madeInPlaces } from './rules/made-in-places'
import { names } from './rules/names'
import { numbers } from './rules/numbers'
import { ordinals } from './rules/ordinals'
import { promises } from './rules/promises'
import { readsLike } from './rules/reads-like'
import type { Finding, Rule, RuleContext } from './rules/rule'
import { spokenOf } from './rules/spoken-of'
import { talk } from './rules/talk'
import { wronglyDenied } from './rules/wrongly-denied'
import { answeredQuestion, NO, statementsOf, withQuestionMarks } from './statements'

const RULES: readonly Rule[] = [spokenOf, promises, talk, readsLike, numbers, ordinals, dates, names, madeInPlaces, byLanguage, language]
/** Kinds whose words are no property of the product, and of which no copy may be written (K-3). */
const NO_PROPERTIES = new Set<Fact['kind']>(['price', 'listPrice', 'rating', 'availability'])
/** Rows of a listing that are about the listing. */
const OF_THE_LISTING =
	/^(?:asin|customer reviews?|best ?sellers? rank|amazon best|bestseller-rang|clasificación en los más vendidos|classement|posizione nella classifica|ranking)/iu

/** Rows that only point elsewhere. */
const POINTS_ELSEWHERE = /amazon|click here|find out more|learn more|help page|consult[ea]|siehe|klicken|cliquez|haga clic/iu

const isProperty = (fact: Fact) =>
	!NO_PROPERTIES.has(fact.kind) &&
	!OF_THE_LISTING.test(fact.name ?? '') &&
	!(fact.kind === 'spec' && fact.text.length > 50 && POINTS_ELSEWHERE.test(fact.text) && !/not (?:eligible|available)/iu.test(fact.text))

export type Judgement = { findings: readonly Finding[]; evidence: readonly string[] }

/** The facts of one page, read for judging many texts. */
export type Evidence = {
	facts: readonly FactReading[]
	seller: readonly FactReading[]
	vocabulary: ReadonlySet<string>
	sentences: ReadonlySet<string>
	tag: string | undefined
	/** Judgements made before, by statement, language and what it cites. */
	judged: Remembered<Judgement>
}

const read = new WeakMap<readonly Fact[], Evidence>()
/** Copies of one list of facts (a page is sent to and fro) are read once too. */
const readCopies = new Remembered<Evidence>(4)

/** Facts → what statements are judged by. Read once per list of facts. */
export function evidenceOf(facts: readonly Fact[]): Evidence {
	const known = read.get(facts)
	if (known) return known
	const evidence = readCopies.get(JSON.stringify(facts), () => readEvidence(facts))
	read.set(facts, evidence)
	return evidence
}

const isFurther = (language: string | undefined) => language !== undefined && FURTHER_LANGUAGES.has(language)
const withFurther = <T extends Reading>(reading: T): T => ({ ...reading, spoken: [...reading.spoken, ...furtherSpokenIn(reading.text)] })

function readEvidence(facts: readonly Fact[]): Evidence {
	const tag = languageOfFacts(facts)
	const all = facts
		.filter(isProperty)
		.map(readFact)
		.map(isFurther(tag && findLanguageByTag(tag)?.id) ? withFurther : (fact) => fact)
	return {
		facts: all,
		seller: all.filter(({ fact }) => fact.kind === 'seller'),
		vocabulary: new Set(all.flatMap(({ text }) => text.match(/[\p{L}\p{M}\d]+/gu) ?? [])),
		sentences: new Set(
			all.filter(({ fact }) => fact.kind !== 'title').flatMap(({ fact }) => [fact.text, ...statementsOf(fact.text)].map(normalizeText)),
		),
		tag,
		judged: new Remembered(1000),
	}
}

/** What stands on no word of a listing, be it repeated word for word; all else a listing's own sentence supports. */
const NOT_BY_WORD = new Set<ClaimCategory>([
	'social-proof',
	'scarcity',
	'countdown',
	'discounts',
	'delivery',
	'returns',
	'health',
	'untranslated',
	'wrong-script',
])

/** A statement → why it cannot stand, and the facts that bear what can. `cited`: ids of the facts it says it rests on. */
export function judge(statement: string, evidence: Evidence, languageId: string, cited?: readonly string[]): Judgement {
	const asked = withQuestionMarks(statement)
	const key = `${languageId}\u0000${cited ? cited.join() : '*'}\u0000${asked}`
	return evidence.judged.get(key, () => judgeAnew(asked, evidence, languageId, cited))
}

/** What may not even be asked about: a question names it as surely as a statement. */
const isBarred = ({ category }: Finding) => NOT_BY_WORD.has(category) && category !== 'delivery' && category !== 'returns'

/** Of a question answered with a no, or with what the facts bear instead of a yes, the answer alone is a claim. */
function judgeAnew(statement: string, evidence: Evidence, languageId: string, cited?: readonly string[]): Judgement {
	const asked = answeredQuestion(statement)
	if (!asked) return judgePlain(statement, evidence, languageId, cited)
	if (asked.says === 'yes') return judgePlain(statement, evidence, languageId, cited, { affirmed: true })
	const answer = judgePlain(asked.answer, evidence, languageId, cited, {
		question: asked.question,
		denies: asked.says === 'no' && NO.test(normalizeText(asked.answer)),
	})
	if (asked.says === 'else' && answer.evidence.length === 0) return judgePlain(statement, evidence, languageId, cited)
	const question = judgePlain(asked.question, evidence, languageId, cited)
	return {
		findings: [
			...question.findings.filter(isBarred),
			...answer.findings,
			...(asked.says === 'no' ? wronglyDenied(asked, evidence.facts) : []),
		],
		evidence: [...new Set([...question.evidence, ...answer.evidence])],
	}
}

/** What is denied by a word that denies in other languages only is not denied. */
function deniedIn(reading: Reading, language: string): Reading {
	const text = withoutFalseNo(reading.text, language)
	if (text === reading.text) return reading
	return { ...reading, spoken: reading.spoken.map((one) => (one.denied ? { ...one, denied: isDenied(text, one.index, one.words) } : one)) }
}

/** `affirmed`: what a question asks for is claimed where its answer affirms it; `question`: the one the statement answers, and `denies` whether with a no. */
function judgePlain(
	statement: string,
	evidence: Evidence,
	languageId: string,
	cited?: readonly string[],
	{ affirmed = false, denies = false, question }: { affirmed?: boolean; denies?: boolean; question?: string } = {},
): Judgement {
	const read = readText(statement)
	const own = ownSpokenIn(read.text, languageId)
	const known = isFurther(languageId) ? withFurther(read) : read
	const full = deniedIn({ ...known, spoken: own.length > 0 ? [...known.spoken, ...own] : known.spoken }, languageId)
	const asked = denies && question !== undefined ? new Set(readText(question).spoken.map(({ concept }) => concept)) : undefined
	const reading = asked
		? { ...full, spoken: full.spoken.map((one) => (asked.has(one.concept) ? { ...one, denied: true } : one)) }
		: affirmed
			? { ...full, spoken: full.spoken.map((one) => ({ ...one, asked: false })) }
			: full
	const ids = cited && new Set(cited)
	const tag = findLanguage(languageId)?.tag.split('-')[0]
	const context: RuleContext = {
		facts: evidence.facts,
		seller: evidence.seller,
		words: evidence.facts.filter(({ fact }) => fact.kind !== 'title' && (!ids || ids.has(fact.id))),
		language: languageId,
		sameLanguage: evidence.tag === undefined ? undefined : evidence.tag.split('-')[0] === tag,
		tag: evidence.tag,
		vocabulary: evidence.vocabulary,
		...(question === undefined ? {} : { question }),
	}
	const outcomes = RULES.map((rule) => rule(reading, context))
	const found = new Set(outcomes.flatMap((outcome) => outcome.evidence.map((fact) => fact.id)))
	const findings = outcomes.flatMap((outcome) => [...outcome.findings])
	return {
		findings: evidence.sentences.has(reading.text) ? findings.filter(({ category }) => NOT_BY_WORD.has(category)) : findings,
		evidence: [...found],
	}
}

/** The categories of findings, each once, in order. */
export const categoriesOf = (findings: readonly Finding[]): ClaimCategory[] => [...new Set(findings.map(({ category }) => category))]
