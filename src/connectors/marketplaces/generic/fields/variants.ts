import type { Money } from '../../../../core/money'
import type { Sourced, Variants } from '../../../../core/product/product'
import type { MarkupNode } from '../../html/markup'
import type { Evidence } from '../evidence'
import { plainName } from '../names'
import { placeOf } from '../place-of'
import { formVariants } from '../state/form-variants'
import { listedVariants } from '../state/listed-variants'
import { optionVariants } from '../state/option-variants'
import { type AskedVariants, rowVariants } from '../state/row-variants'
import { variantsOf } from '../structured/group-variants'
import { type Data, isData, textIn, valuesOf } from '../structured/record'
import { type Choice, choicesShown } from '../visible/choices'

/** Pages whose scripts may hold combinations of options; those of no others are opened for them. */
const COMBINATIONS = /option1|"variants|"skus?"|specValue|selections/

/**
 * What a buyer chooses between: a group's variants in the data, combinations in the form's own data or in the page's
 * scripts, or the choices it shows.
 */
export function readVariants(evidence: Evidence, price: Money | undefined): Sourced<Variants> | undefined {
	const { page, structured, heading, regions } = evidence
	const choices = choicesShown(page, heading, regions)
	for (const { data, rule, place } of structured.product) {
		const value = variantsOf(data, { rule, place }, page, choices)
		if (value) return { value, origin: { rule, place } }
	}
	const called = (node: MarkupNode) => choices.find((one) => one.node === node)?.name
	const asked = { base: page.base, home: page.home, price }
	const ofForm = formVariants(page.markup, called, asked)
	if (ofForm) return ofForm
	const ofScripts = inScripts(evidence, choices, asked)
	if (ofScripts) return ofScripts
	if (!choices.some(({ values }) => values.length > 1)) return undefined
	const dimensions = Object.fromEntries(choices.map(({ name, values }) => [name, values]))
	return {
		value: { dimensions, count: countOf(dimensions) },
		origin: { rule: 'choices', place: choices[0] ? placeOf(choices[0].node) : '' },
	}
}

/** Opening a page's scripts takes longer than all else: only those that hold combinations are. */
function inScripts(evidence: Evidence, choices: readonly Choice[], asked: Omit<AskedVariants, 'origin'>): Sourced<Variants> | undefined {
	const listed = listedVariants(evidence.page.markup, choices, asked)
	const origin = listed?.items?.[0]?.origin
	if (listed && origin) return { value: listed, origin }
	const products = COMBINATIONS.test(evidence.page.markup.source) ? evidence.inState() : []
	const isShown = choices.some(({ values }) => values.length > 1)
	for (const { raw, around, rule, place } of products) {
		const whole = { ...asked, origin: { rule, place } }
		const value =
			optionVariants(raw, whole) ?? agreeing(rowVariants(raw, around, whole), choices) ?? (isShown ? undefined : optionsAlone(raw))
		if (value) return { value, origin: whole.origin }
	}
	return undefined
}

/** Rows that choose other things than the page shows are of something else. */
function agreeing(variants: Variants | undefined, choices: readonly Choice[]): Variants | undefined {
	const shown = choices.filter(({ values }) => values.length > 1)
	const offered = new Set(Object.values(variants?.dimensions ?? {}).flatMap((values) => values.map(plainName)))
	return shown.every(({ values }) => values.some((one) => offered.has(plainName(one)))) ? variants : undefined
}

/** Choices a product's own data names without listing combinations of them. */
function optionsAlone(raw: Data): Variants | undefined {
	const rows = valuesOf(raw.options ?? raw.productOptions).filter(isData)
	const dimensions = Object.fromEntries(
		rows.flatMap((row) => {
			const name = textIn(row.title) ?? textIn(row.name) ?? textIn(row.label)
			const given = ['selections', 'values', 'choices'].map((key) => row[key]).find(Array.isArray)
			const values = valuesOf(given).flatMap((one) => textIn(isData(one) ? (one.value ?? one.label ?? one.name) : one) ?? [])
			return name && values.length > 1 && values.length <= 60 && !name.startsWith('__') ? [[name, [...new Set(values)]]] : []
		}),
	)
	return Object.keys(dimensions).length > 0 ? { dimensions, count: countOf(dimensions) } : undefined
}

const countOf = (dimensions: Record<string, readonly string[]>): number =>
	Object.values(dimensions).reduce((all, values) => Math.min(all * values.length, 1_000_000), 1)
