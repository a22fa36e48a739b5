import type { ClaimCategory } from '../../copy/copy'
import type { Fact } from '../../product/facts'
import type { FactReading, Reading } from '../reading'

/** What a rule judges a statement by. */
export type RuleContext = {
	/** All facts a property may rest on: what the listing and the seller say, without price, stock and rating. */
	facts: readonly FactReading[]
	/** What the seller states in the store profile. */
	seller: readonly FactReading[]
	/** Facts a superlative may rest on: none of the title, and only what the text cites where it cites. */
	words: readonly FactReading[]
	/** Language value of the page. */
	language: string
	/** Whether the facts are in the language of the statement; undefined when it cannot be told. */
	sameLanguage: boolean | undefined
	/** Tag of the language of the facts, where it can be told. */
	tag: string | undefined
	/** The question the statement answers. */
	question?: string
	/** All words of the facts, in normalizeText form. */
	vocabulary: ReadonlySet<string>
}

/** Why a statement cannot stand, for a person. */
export type Finding = { category: ClaimCategory; reason: string }

/** What a rule found: objections, and the facts that support what it looked at. */
export type Outcome = { findings: readonly Finding[]; evidence: readonly Fact[] }

export type Rule = (statement: Reading, context: RuleContext) => Outcome

export const NOTHING: Outcome = { findings: [], evidence: [] }
