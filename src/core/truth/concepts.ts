import type { ClaimCategory } from '../copy/copy'
import type { Terms } from './vocabulary'

/** Things copy may speak of, by name; facts that speak of a thing named in `by` (`|` between) support it as well. */
export type ConceptTable = Readonly<Record<string, Terms & { by?: string }>>

/**
 * What can support a statement of the concept: nothing (`never`), the seller's own facts (`seller`), a fact of the listing or the
 * seller that speaks of it (`fact`), or one outside the title that uses the same words (`same-words`).
 */
export type Support = 'never' | 'seller' | 'fact' | 'same-words'

export type Concept = { name: string; category: ClaimCategory; support: Support; by: readonly string[] }
