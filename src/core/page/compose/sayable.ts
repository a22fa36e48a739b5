import type { Fact } from '../../product/facts'
import { knownBrand } from '../../product/known-brand'
import type { Product } from '../../product/product'
import { conceptOf } from '../../specs/spec-words'
import { withoutPraise } from '../../text/praise'
import { isPublication } from '../../text/publication'
import { sentenceCase } from '../../text/sentence-case'
import type { Removal } from '../../truth/claims'
import { cleanTitle } from '../../truth/clean-title'
import { type Finding, removalOf } from '../../truth/finding'
import { standingFinding } from '../../truth/standing'
import { inWords, listedOptions, OPTION_VALUES, QUOTED } from './quotable'

/** Facts without the rows that may stand on no page (K-3), and the record of what was left out. */
export function sayable(facts: readonly Fact[]): { facts: Fact[]; removed: Removal[] } {
	const removed: Removal[] = []
	const standing = facts.filter((fact) => {
		const part = QUOTED[fact.kind]
		const finding = part && standingFinding(inWords(fact), facts)
		if (!part || !finding || isNamedRating(fact, finding, facts)) return true
		removed.push(removalOf(part, inWords(fact), [finding]))
		return false
	})
	return { facts: standing, removed }
}

/** A name of specifications that only sounds like praise: “Current rating: 10 amps”. */
const isNamedRating = ({ name = '', text }: Fact, { category }: Finding, facts: readonly Fact[]): boolean =>
	category === 'social-proof' &&
	!standingFinding(text, facts) &&
	conceptOf(name, 'labels', { from: undefined, to: 'english' }) !== undefined

/**
 * What there is to choose from, as the product or else the facts list it, without values that may stand on no page, and
 * the record of those, each once.
 */
export function sayableOptions(
	given: Readonly<Record<string, readonly string[]>>,
	facts: readonly Fact[],
): { options: Record<string, string[]>; removed: Removal[] } {
	const listed = listedOptions(facts)
	const removed = new Map<string, Removal>()
	for (const value of new Set([listed, given].flatMap((options) => Object.values(options).flat()))) {
		const finding = standingFinding(value, facts)
		if (finding) removed.set(value, removalOf(OPTION_VALUES, value, [finding]))
	}
	const standing = Object.entries({ ...listed, ...given }).map(([name, values]) => [name, values.filter((value) => !removed.has(value))])
	return { options: Object.fromEntries(standing), removed: [...removed.values()] }
}

/** The first of some texts that is there and may stand on a page; empty when none may. */
export function firstSayable(texts: readonly (string | undefined)[], facts: readonly Fact[]): string {
	return texts.find((text) => text && !standingFinding(text, facts)) ?? ''
}

/**
 * What the product is called: its title without what no page may say and words that call it the best, said quietly;
 * else its brand, else its category; empty without any.
 */
export function nameOf(product: Product, facts: readonly Fact[]): string {
	const clean = cleanTitle(product.title?.value ?? '', facts)
	const { language } = product.source
	const brand = knownBrand(product)?.value
	const title = isPublication(facts) ? clean : sentenceCase(withoutPraise(clean, language), brand ? [brand] : [], language)
	return firstSayable([title, brand, product.breadcrumbs.at(-1)?.value], facts)
}
