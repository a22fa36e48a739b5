import type { Fact } from '../product/facts'
import { normalizeText } from './normalize-text'
import { discounts } from './rules/discounts'
import { health } from './rules/health'
import type { Rule } from './rules/rule'
import { scarcity } from './rules/scarcity'
import { socialProof } from './rules/social-proof'
import { termsOfSale } from './rules/terms-of-sale'

/** Claims that no listing can support: they fall even when the listing makes them word for word (K-3). */
export const STANDING_RULES: readonly Rule[] = [socialProof, scarcity, discounts, termsOfSale, health]

/** Why a sentence may not stand on any page with these facts, or undefined. */
export function standingObjection(sentence: string, facts: readonly Fact[]): string | undefined {
	const normalized = normalizeText(sentence)
	for (const rule of STANDING_RULES) {
		const reason = rule(normalized, { cited: [], facts }, sentence)
		if (reason) return reason
	}
	return undefined
}
