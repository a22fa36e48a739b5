import { isDenied } from './denial'
import type { Evidence, FactReading } from './evidence'
import { findWords, type Mention, wordListOf } from './find-words'
import { type Finding, findingOf } from './finding'

/**
 * What was found in a text: objections, and ids of the facts that support the rest (K-1); `figures`: for each figure
 * the facts that bear it, the likeliest first.
 */
export type Judged = { findings: Finding[]; evidence: string[]; figures?: string[][] }

/** Shorter words are too likely to stand in a fact by chance. */
const LEAST_REPEATED = 4

/**
 * What a text of normalizeText form speaks of that nothing supports, and the facts that support what else it speaks of.
 */
export function judgeThings(text: string, evidence: Evidence, language: string): Judged {
	const findings: Finding[] = []
	const rests = new Set<string>()
	for (const mention of findWords(text, [wordListOf(language), wordListOf('any')])) {
		const { concept, words, index, weak } = mention
		const denied = isDenied(text, index, words, [language])
		const borne = evidence.facts.filter((fact) => speaksOf(fact, mention, denied))
		for (const { fact } of borne) rests.add(fact.id)
		const isAsked = concept.support !== 'never' && ASKS.test(text.slice(index + words.length))
		if (!weak && !denied && !isAsked && concept.support !== 'tone' && !isSupported(mention, borne, evidence))
			findings.push(findingOf(concept.category, words))
	}
	return { findings, evidence: [...rests] }
}

const ASKS = /^[^.!。！]*[?？؟]/u

function speaksOf(fact: FactReading, { concept, words }: Mention, denied: boolean): boolean {
	const isNamed = fact.spoken.some((said) => said.denied === denied && (said.concept === concept || concept.by.includes(said.concept.name)))
	return isNamed || (!denied && concept.support === 'fact' && words.length >= LEAST_REPEATED && fact.text.includes(words.trim()))
}

function isSupported({ concept, words }: Mention, borne: readonly FactReading[], evidence: Evidence): boolean {
	switch (concept.support) {
		case 'never':
			return false
		case 'seller':
			return borne.some(({ fact }) => fact.kind === 'seller')
		case 'words':
			return evidence.facts.some(({ fact, text }) => fact.kind !== 'title' && text.includes(words.trim()))
		default:
			return borne.length > 0
	}
}
