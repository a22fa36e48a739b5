import { isWrittenIn } from '../locale/recognize-language'
import type { Fact } from '../product/facts'
import type { ClaimCategory, Reason } from './claims'
import { type Evidence, evidenceOf } from './evidence'
import { type Finding, findingOf, HARD_KINDS, reasonsOf } from './finding'
import { judgeFigures } from './judge-figures'
import { normalizeText } from './normalize-text'
import { readsLike } from './reads-like'
import { statementsOf } from './statements'
import { type Judged, judgeThings } from './things'
import { languageIdOf } from './truth-data'

export type StatementInput = {
	/** Plain text. */
	text: string
	facts: readonly Fact[]
	/** Value of the request (`moroccan arabic`) or BCP-47 tag (`ary`). */
	language: string
	/** Ids of the facts it says it rests on. */
	cited?: readonly string[] | undefined
}

export type StatementVerdict = {
	supported: boolean
	categories: ClaimCategory[]
	/** Ids of the facts the statement rests on (K-1), whether or not all of it stands. */
	evidence: string[]
	/** Why it cannot stand; empty when it can. */
	reasons: Reason[]
}

/**
 * A statement in any language → whether the facts support it, why not, and which facts it rests on (K-1, K-2).
 * Pure; throws nothing.
 */
export function checkStatement({ text, facts, language, cited = [] }: StatementInput): StatementVerdict {
	const id = languageIdOf(language)
	const evidence = evidenceOf(facts, id)
	const judged = [...new Set(statementsOf(text))].map((sentence) => judgeSentence(sentence, evidence, id))
	const findings = judged.flatMap((one) => one.findings)
	const known = new Set(facts.map((fact) => fact.id))
	const rests = new Set([...judged.flatMap((one) => one.evidence), ...cited.filter((factId) => known.has(factId))])
	return {
		supported: findings.length === 0,
		categories: [...new Set(findings.map(({ category }) => category))],
		evidence: [...rests],
		reasons: reasonsOf(findings),
	}
}

const judgements = new WeakMap<Evidence, Map<string, Judged>>()
/** More sentences than a page has; a text with more begins afresh. */
const MOST_KEPT = 2_000

/**
 * One sentence by the facts; what the listing says word for word stands unless it is of a kind no listing supports.
 * A page's sentences come by several times, as they arrive, settle and are checked as a whole: each is judged once.
 */
export function judgeSentence(raw: string, evidence: Evidence, language: string): Judged {
	const kept = judgements.get(evidence) ?? new Map<string, Judged>()
	judgements.set(evidence, kept)
	const key = `${language} ${raw}`
	const known = kept.get(key)
	if (known) return known
	if (kept.size >= MOST_KEPT) kept.clear()
	const judged = judgeAnew(raw, evidence, language)
	kept.set(key, judged)
	return judged
}

function judgeAnew(raw: string, evidence: Evidence, language: string): Judged {
	const text = normalizeText(raw)
	const [things, figures] = [judgeThings(text, evidence, language), judgeFigures(text, evidence, language)]
	const findings = [
		...things.findings,
		...figures.findings,
		...readsLike(text, evidence).map((finding): Finding => ({ ...finding, guessed: true })),
		...languageFindings(raw, evidence, language),
	]
	const isQuoted = evidence.sentences.has(text)
	return {
		findings: isQuoted ? findings.filter(({ category }) => HARD_KINDS.has(category) && category !== 'certificates') : findings,
		evidence: [...new Set([...things.evidence, ...figures.evidence])],
		...(figures.figures ? { figures: figures.figures } : {}),
	}
}

/** Serbian is written in two scripts. */
const isOtherScript = (raw: string, language: string) => language === 'serbian' && /\p{Script=Cyrillic}/u.test(raw)

function languageFindings(raw: string, evidence: Evidence, language: string): Finding[] {
	if (raw.length < LEAST_LETTERS || isOtherScript(raw, language)) return []
	if (isWrittenIn(raw, language) || isWrittenIn(raw, language, evidence.text)) return []
	return [findingOf('untranslated', '', 'not_in_language')]
}
const LEAST_LETTERS = 16
