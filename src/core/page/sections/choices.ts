import type { Text } from '../../copy/copy'
import { type Fact, shownValue } from '../../product/facts'
import { ofKind, quote, quoteName, type SectionInput } from './section-input'

/** The dimensions of a product with something to choose between, and the values of each. */
export function choices(facts: readonly Fact[], options: SectionInput['options']): { name: Text; values: Text[] }[] {
	return ofKind(facts, 'variant').flatMap((fact) => {
		const values = options[fact.name ?? ''] ?? fact.text.split(', ')
		if (!fact.name || values.length < 2) return []
		return [{ name: quoteName(fact), values: values.map((value) => quote(shownValue(fact, value), [fact])) }]
	})
}
