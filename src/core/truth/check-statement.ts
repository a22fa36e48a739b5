import type { ClaimCategory } from '../copy/copy'
import { DEFAULT_LANGUAGE, findLanguage, findLanguageByTag } from '../locale/languages'
import type { Fact } from '../product/facts'
import { categoriesOf, evidenceOf, judge } from './judgement'
import { overlapping } from './overlap'
import { readPart, readText } from './reading'
import { inListedLetters } from './serbian-letters'
import { answeredQuestion, inCommonYears, statementsOf, withQuestionMarks } from './statements'

export type StatementInput = {
	/** Plain text. */
	text: string
	facts: readonly Fact[]
	/** Value of the request (`moroccan arabic`) or BCP-47 tag (`ary`). */
	language: string
	/** Where the statement stands (`hero`, `seo.title`, `alt`, …), for whoever records it; all places are judged alike. */
	block?: string
	/** Ids of the facts it says it rests on; without them it is judged against all. */
	cited?: readonly string[]
}

export type StatementVerdict = {
	supported: boolean
	categories: ClaimCategory[]
	/** Ids of the facts the statement rests on (K-1), whether or not all of it stands. */
	evidence: string[]
	/** Why it cannot stand, for a person; empty when it can. */
	reasons: string[]
}

/** A statement in any language → whether the facts support it, why not, and which facts it rests on (K-1, K-2). Pure; throws nothing. */
export function checkStatement({ text, facts, language, cited }: StatementInput): StatementVerdict {
	const id = (findLanguage(language) ?? findLanguageByTag(language))?.id ?? (language || DEFAULT_LANGUAGE)
	const known = evidenceOf(facts)
	// The whole is judged for what spans sentences, each sentence for what a clause of its own says.
	const whole = inCommonYears(withQuestionMarks(inListedLetters(text.trim(), language)))
	const sentences = manySentences(whole)
	for (const sentence of sentences) readPart(readText(whole), sentence)
	const judged = [whole, ...sentences].map((piece) => judge(piece, known, id, cited))
	const findings = judged.flatMap((one) => one.findings)
	const evidence = new Set([
		...judged.flatMap((one) => one.evidence),
		...(cited ?? []).filter((id) => facts.some((fact) => fact.id === id)),
	])
	return {
		supported: findings.length === 0,
		categories: categoriesOf(findings),
		evidence: evidence.size > 0 ? [...evidence] : overlapping(text, known),
		reasons: [...new Set(findings.map(({ reason }) => reason))],
	}
}

function manySentences(text: string): string[] {
	const asked = answeredQuestion(text)
	// An answer of one sentence has been judged by itself, with the question it answers.
	if (asked?.says === 'else' && statementsOf(asked.answer).length === 1) return []
	const sentences = asked?.says === 'no' ? ['', ...statementsOf(asked.answer)] : statementsOf(text)
	// A question is judged with its answer, which may replace what it asks for.
	return sentences.length > 1 ? sentences.filter((sentence) => sentence !== '' && !/[?？؟]\s*$/u.test(sentence)) : []
}
