import type { Fact } from '../../product/facts'
import { factText } from '../fact-text'
import { type Quantity, quantitiesOf, supports } from '../quantities'
import type { RuleContext } from './rule'

const cache = new WeakMap<Fact, Quantity[]>()

function factQuantities(fact: Fact): Quantity[] {
	const known = cache.get(fact)
	if (known) return known
	const found = quantitiesOf(factText(fact))
	cache.set(fact, found)
	return found
}

/** "Two colours", "in 3 steps": counting that claims nothing by itself. */
const HARMLESS_COUNT = 3
/** Kinds whose numbers are no property of the product and may not be borrowed for one. */
const NOT_PROPERTIES = new Set<Fact['kind']>(['price', 'listPrice', 'rating'])
/** Names with figures, such as `ipx7`, `usb3` or a model: letters, then a digit, not hyphenated prose. */
const NAME = /(?<![\p{L}\d])\p{Script=Latin}{1,8}-?\d[\p{Script=Latin}\d]*/gu

const bare = (text: string) => text.replace(/[\s-]/gu, '')

/** Why a number cannot stand: no fact has it in that unit. A conversion of a fact (12 in → 30.5 cm) stands. */
export function numbers(normalized: string, { facts }: RuleContext): string | undefined {
	const properties = facts.filter((fact) => !NOT_PROPERTIES.has(fact.kind))
	const known = properties.flatMap(factQuantities)
	for (const claim of quantitiesOf(normalized)) {
		if (!claim.unit && claim.values.every((value) => value <= HARMLESS_COUNT && Number.isInteger(value))) continue
		if (!known.some((fact) => supports(fact, claim))) return `No fact states “${claim.written}${claim.unit ? ` ${claim.unit.id}` : ''}”`
	}
	const texts = properties.map((fact) => bare(factText(fact)))
	for (const [name] of normalized.matchAll(NAME)) {
		if (!texts.some((text) => text.includes(bare(name)))) return `No fact names “${name}”`
	}
	return undefined
}
