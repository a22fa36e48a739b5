import { type Fact, shownName, shownText } from '../../product/facts'
import { isLegalFact } from '../../product/legal-facts'
import { tellingOf } from '../../specs/telling'
import { isListingRecord } from './listing-record'

const MOST = 4
const LEAST = 2
/** A figure and what it counts, short enough to be set large: "1.7 L", "15,000 hours". */
const FIGURE = /^[^\p{L}\d]{0,2}\d(?:[\d.,\u066b\u066c]|[\s\u202f](?=\d{3}))*\s?(?:[\p{L}\p{M}%°″"µ²³/]{1,10})?$/u
const LONGEST_NAME = 28

/**
 * Two to four specifications whose figures tell a buyer what the product can do, the most telling first, each once;
 * none when there are fewer.
 */
export function tellingFigures(facts: readonly Fact[], asin: string | undefined, language: string): Fact[] {
	const rated = facts.flatMap((fact) => {
		const place =
			isFigure(fact) && !isListingRecord(fact, asin) && !isLegalFact(fact)
				? tellingOf(fact.name ?? '', shownText(fact), language)
				: undefined
		return place === undefined ? [] : [{ fact, place }]
	})
	const values = new Set<string>()
	const distinct = rated
		.toSorted((a, b) => a.place - b.place)
		.filter(({ fact }) => !values.has(shownText(fact).trim()) && values.add(shownText(fact).trim()).size > 0)
	return distinct.length < LEAST ? [] : distinct.slice(0, MOST).map(({ fact }) => fact)
}

function isFigure(fact: Fact): boolean {
	const value = shownText(fact).trim()
	const named = fact.kind === 'spec' && fact.name !== undefined && (shownName(fact) ?? '').length <= LONGEST_NAME
	return named && FIGURE.test(value) && /[^\d.,\s]/u.test(value) && /[1-9]/u.test(value)
}
