import type { Fact } from '../product/facts'
import type { Understanding } from './understanding'

/** What a page shows of a listing is of these kinds; the others are read by who writes. */
const SHOWN = new Set<Fact['kind']>(['category', 'bullet', 'description', 'spec', 'variant', 'box'])

/** The facts with what was understood of them; their ids, words and origins stay (K-1). */
export function withUnderstanding(facts: readonly Fact[], { translations, leftOut, contradicts, name }: Understanding): Fact[] {
	return facts.map((fact) => {
		const own = fact.kind === 'title' && name ? { text: name } : undefined
		const [translated, reason] = [translations[fact.id] ?? own, leftOut[fact.id]]
		const other = contradicts[fact.id]
		return {
			...fact,
			...(translated ? { translated } : {}),
			...(reason ? { leftOut: reason } : {}),
			...(reason === 'contradicted' && other ? { contradicts: other } : {}),
		}
	})
}

/** The facts a page in another language than the listing's can show: those that were translated, and the seller's. */
export const inPageLanguage = (facts: readonly Fact[]): Fact[] => facts.filter(({ kind, translated }) => translated || !SHOWN.has(kind))
