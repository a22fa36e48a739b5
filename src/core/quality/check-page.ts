import type { Page } from '../page/page'
import { checkAccent } from './check-accent'
import { checkAccessibility } from './check-accessibility'
import { checkFacts, type VerdictOf } from './check-facts'
import { checkLanguage } from './check-language'
import { checkOrdering } from './check-ordering'
import { checkOrigin } from './check-origin'
import { checkRepeats } from './check-repeats'
import { checkSearch } from './check-search'
import { checkWeight } from './check-weight'
import type { Finding } from './finding'

export type QualityMeans = {
	/** What the facts say to a text (core/truth); as that takes its time, it may not know yet. */
	verdictOf?: VerdictOf
	/** Contrast ratio of two colours `#rrggbb`, 1…21; without it colours are not judged. */
	contrast?: (one: string, other: string) => number
	/** Addresses of the seller's own stores. */
	ownHosts?: readonly string[]
}

/**
 * Everything about the page that could be put right, by area and with a way to do so. Hidden sections are not
 * judged.
 */
export function checkQuality(page: Page, { verdictOf = () => undefined, contrast, ownHosts }: QualityMeans = {}): Finding[] {
	const checks = [checkOrdering, checkSearch, checkAccessibility, checkWeight, checkLanguage, checkRepeats]
	return [
		...checkFacts(page, verdictOf),
		...checkOrigin(page, ownHosts),
		...checks.flatMap((check) => check(page)),
		...(contrast ? checkAccent(page, contrast) : []),
	]
}
