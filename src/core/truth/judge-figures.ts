import type { Evidence } from './evidence'
import { bears, type Figure, figuresOf, meaningOf } from './figures'
import { findingOf } from './finding'
import type { Judged } from './things'

/** A number word of no unit below this is mostly a way of speaking: "the two of you". */
const LEAST_COUNTED = 3
const YEAR = /^(?:19|20)\d\d$/

/**
 * The figures of a text of normalizeText form no fact bears, and the facts that bear the others; what is said again in
 * the same words is judged once.
 */
export function judgeFigures(text: string, evidence: Evidence, language: string): Judged {
	const judged: Judged & { figures: string[][] } = { findings: [], evidence: [], figures: [] }
	const said = new Set<string>()
	for (const claim of figuresOf(text, language)) {
		const words = text.slice(claim.index, claim.index + claim.length)
		const meaning = `${meaningOf(claim)} ${words}`
		if (said.has(meaning)) continue
		said.add(meaning)
		const isPrice = claim.unit === 'money'
		const borne = (isPrice ? evidence.ofSeller : evidence.facts).filter(({ figures }) => figures.some((figure) => bears(figure, claim)))
		const sameUnit = borne.filter(({ figures }) => figures.some((figure) => figure.unit === claim.unit && bears(figure, claim)))
		const ids = [...new Set([...sameUnit, ...borne].map(({ fact }) => fact.id))]
		judged.evidence.push(...ids)
		if (ids.length > 0) {
			if (isClaim(claim)) judged.figures.push(ids)
			continue
		}
		if (isPrice) judged.findings.push(findingOf('prices', words))
		if (isPrice || !isClaim(claim) || isSettable(claim, evidence)) continue
		// "WH-1000XM6", "F32T8": a name repeated as the listing writes it.
		if (!claim.unit && standsIn(evidence.text, claim.written)) {
			judged.figures.push(evidence.facts.filter((fact) => standsIn(fact.text, claim.written)).map(({ fact }) => fact.id))
			continue
		}
		const isYear = !claim.unit && YEAR.test(claim.written)
		const code = isLoose(claim, evidence) ? 'loose_figure' : isYear ? 'undated' : 'unstated'
		judged.findings.push(findingOf(isYear ? 'dates' : 'numbers', words, code))
	}
	return judged
}

/** Whether a number stands in a text by itself or in a name, and not within a longer number. */
function standsIn(text: string, written: string): boolean {
	for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1))
		if (!/\d/u.test(`${text[at - 1] ?? ''}${text[at + written.length] ?? ''}`)) return true
	return false
}

/** Digits no fact has, whatever their unit. */
function isLoose({ word, values }: Figure, { facts }: Evidence): boolean {
	return !word && !facts.some(({ figures }) => figures.some((figure) => figure.values.some((value) => values.includes(value))))
}

function isClaim({ word, unit, values: [value = 0] }: Figure): boolean {
	return value !== 0 && value !== 1 && (!word || unit !== undefined || value >= LEAST_COUNTED)
}

/** "93 °C" of a kettle that is set between 40 and 100. */
function isSettable({ unit, values: [value = 0] }: Figure, { facts }: Evidence): boolean {
	if (unit !== 'c') return false
	const stated = facts.flatMap(({ figures }) => figures.filter((figure) => figure.unit === 'c').map((figure) => figure.values[0] ?? 0))
	return stated.length > 1 && Math.min(...stated) <= value && value <= Math.max(...stated)
}
