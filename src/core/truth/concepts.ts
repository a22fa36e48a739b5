import { type ClaimCategory, claimCategorySchema } from './claims'
import { madeOfData } from './truth-data'

/**
 * What can support a statement that speaks of the concept: nothing (`never`), the seller's own facts (`seller`), a fact
 * of the listing or the seller that speaks of it (`fact`), one outside the title in the same words (`words`); `tone`
 * needs no support.
 */
export type Support = 'never' | 'seller' | 'fact' | 'words' | 'tone'
/** A thing, property or promise copy may speak of; facts that speak of a concept named in `by` support it too. */
export type Concept = { name: string; category: ClaimCategory; support: Support; by: readonly string[] }

/** Every concept by its name, from `truth-data/concepts.tsv`: name, category, support, supporting concepts. */
export function concepts(): ReadonlyMap<string, Concept> {
	return madeOfData('concepts', (data) => {
		const rows = (data.text('truth-data/concepts.tsv') ?? '').split('\n').filter((line) => line.includes('\t'))
		return new Map(
			rows.map((row) => {
				const [name = '', category, support, by = ''] = row.split('\t')
				const concept = {
					name,
					category: claimCategorySchema.parse(category),
					support: support as Support,
					by: by.split('|').filter(Boolean),
				}
				return [name, concept]
			}),
		)
	})
}
