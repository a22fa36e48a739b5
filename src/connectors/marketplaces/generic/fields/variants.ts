import type { Money } from '../../../../core/money'
import type { Sourced, Variants } from '../../../../core/product/product'
import type { MarkupNode } from '../../html/markup'
import { type Evidence, placeOf } from '../evidence'
import { formVariants } from '../state/form-variants'
import { optionVariants } from '../state/option-variants'
import { variantsOf } from '../structured/group-variants'
import { choicesShown } from '../visible/choices'

/** Pages whose scripts may hold combinations of options; those of no others are opened for them. */
const COMBINATIONS = /option1|"variants/

/**
 * What a buyer chooses between: a group's variants in the data, combinations in the form's own data or in the page's
 * scripts, or the choices it shows.
 */
export function readVariants(evidence: Evidence, price: Money | undefined): Sourced<Variants> | undefined {
	const { page, structured, heading, regions } = evidence
	for (const { data, rule, place } of structured.product) {
		const value = variantsOf(data, { rule, place }, page)
		if (value) return { value, origin: { rule, place } }
	}
	const choices = choicesShown(page, heading, regions)
	const called = (node: MarkupNode) => choices.find((one) => one.node === node)?.name
	const ofForm = formVariants(page.markup, called, { base: page.base, home: page.home, price })
	if (ofForm) return ofForm
	// Opening a page's scripts takes longer than all else: only those that hold combinations are.
	const combined = COMBINATIONS.test(page.markup.source) ? evidence.inState() : []
	for (const { raw, rule, place } of combined) {
		const value = optionVariants(raw, { origin: { rule, place }, base: page.base, home: page.home, price })
		if (value) return { value, origin: { rule, place } }
	}
	if (!choices.some(({ values }) => values.length > 1)) return undefined
	const dimensions = Object.fromEntries(choices.map(({ name, values }) => [name, values]))
	const count = choices.reduce((all, { values }) => Math.min(all * values.length, 1_000_000), 1)
	return { value: { dimensions, count }, origin: { rule: 'choices', place: choices[0] ? placeOf(choices[0].node) : '' } }
}
