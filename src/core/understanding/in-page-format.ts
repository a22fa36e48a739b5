import { formatNumbers } from '../locale/format-numbers'
import type { Fact } from '../product/facts'
import { languageOfFacts } from '../truth/evidence'

/**
 * A value's numbers as the page's language writes them; those that stand in the source are read as its language does.
 */
export function inPageFormat(text: string, source: string, facts: readonly Fact[], language: string): string {
	const listing = languageOfFacts(facts)
	return formatNumbers(text, language, (written) => (source.includes(written) ? listing : undefined))
}
