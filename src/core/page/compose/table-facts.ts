import type { Fact } from '../../product/facts'
import { isLegalFact } from '../../product/legal-facts'
import { isCareFact } from './care-facts'
import { isListingRecord } from './listing-record'

/**
 * Specifications a buyer reads in the table, each name and value once, whatever the listing repeats: who made it and
 * how it is cared for stand elsewhere.
 */
export function tableFacts(facts: readonly Fact[], asin: string | undefined): Fact[] {
	const seen = new Set<string>()
	return facts.filter((fact) => {
		const key = `${fact.name}\u0000${fact.text}`
		if (fact.kind !== 'spec' || !fact.name || seen.has(key)) return false
		if (isListingRecord(fact, asin) || isLegalFact(fact) || isCareFact(fact)) return false
		seen.add(key)
		return true
	})
}

/** The one thing in the box, where there is a table to say so: a section of one word would be a hole in the page. */
export function loneContent(facts: readonly Fact[], asin: string | undefined): Fact | undefined {
	const [only, ...others] = facts.filter(({ kind }) => kind === 'box')
	return others.length === 0 && tableFacts(facts, asin).length > 0 ? only : undefined
}
