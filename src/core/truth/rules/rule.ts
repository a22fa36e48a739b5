import type { Fact } from '../../product/facts'

/** What a rule judges a sentence by. */
export type RuleContext = {
	/** Facts the text cites. */
	cited: readonly Fact[]
	/** All facts of the page. */
	facts: readonly Fact[]
}

/**
 * One kind of claim. `normalized` is the sentence in normalizeText form, `raw` as written (for marks told apart by capitals);
 * the answer is why it cannot stand, for a person, or undefined.
 */
export type Rule = (normalized: string, context: RuleContext, raw: string) => string | undefined
