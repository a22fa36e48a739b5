import { findLanguage } from '../../locale/languages'
import { type Fact, shownName, shownText } from '../../product/facts'
import { conceptOf } from '../../specs/spec-words'
import { typeset } from '../../text/typeset'
import { hasTruthData } from '../../truth/truth-data'

/** Specifications that say for whom or what a product is; by their names in `spec-data`. */
const FOR_WHOM: ReadonlySet<string> = new Set([
	...['Compatible devices', 'Operating system', 'Age range', 'Recommended uses for product', 'Room type', 'Indoor-outdoor usage'],
	...['Surface recommendation', 'Skin type', 'Hair type', 'Sport', 'Number of players', 'Vehicle type', 'Maximum load'],
	...['Seating capacity', 'Connector type', 'Diet type', 'Fuel type', 'Season', 'Occasion'],
])
/** What a buyer may count on, and looks elsewhere for when the listing says no. */
const COUNTED_ON: ReadonlySet<string> = new Set([
	...['Dishwasher safe', 'Microwave safe', 'Foldable', 'Adjustable', 'Portable', 'Rechargeable', 'Waterproof material'],
	...['Batteries included', 'Programmable', 'Voice control', 'Remote control', 'Headphone jack', 'Automatic shut-off', 'Timer'],
])
/** Fewer statements than these decide nothing. */
const LEAST = 2
/** A longer value is no line one nods or shakes one's head at. */
const LONGEST = 90

/**
 * What decides whether a product suits its buyer, out of the specifications: whom or what it is for, and what it does
 * not have ("Dishwasher safe: no"). Both empty when there is too little to decide by, or where there are no tables, as
 * in a browser.
 */
export function fitFacts(facts: readonly Fact[]): { fits: Fact[]; others: Fact[] } {
	if (!hasTruthData()) return { fits: [], others: [] }
	const specs = facts.filter((fact) => fact.kind === 'spec' && fact.name !== undefined && shownText(fact).length <= LONGEST)
	const concept = ({ name = '' }: Fact) => conceptOf(name, 'labels', { from: undefined, to: 'english' })?.concept ?? ''
	const fits = specs.filter((fact) => FOR_WHOM.has(concept(fact)) && !isNo(fact.text))
	const others = specs.filter((fact) => COUNTED_ON.has(concept(fact)) && isNo(fact.text))
	return fits.length > 0 && fits.length + others.length >= LEAST ? { fits, others } : { fits: [], others: [] }
}

/** Such a specification as one line of the page. */
export const fitLine = (fact: Fact, language: string): string =>
	typeset(`${shownName(fact)}: ${shownText(fact)}`, findLanguage(language)?.tag)

const isNo = (value: string): boolean => conceptOf(value, 'values', { from: undefined, to: 'english' })?.concept === 'No'
