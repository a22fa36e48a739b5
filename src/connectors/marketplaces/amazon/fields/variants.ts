import type { Sourced, Variants } from '../../../../core/product/product'
import { decode, type MarkupNode } from '../../html/markup'
import { scriptValues } from '../../html/script-data'
import { select, selectAll } from '../../html/select'
import { textOf, tidy } from '../../html/text'
import { type ListingPage, placesOf, sourced } from '../listing-page'

/**
 * Dimensions a buyer can choose in, with their values; one dimension with one value is no choice, media formats are no
 * variants.
 */
export function readVariants(page: ListingPage): Sourced<Variants> | undefined {
	const found = fromScripts(page) ?? fromPicker(page)
	if (!found) return undefined
	const values = Object.values(found.value.dimensions)
	return values.length > 1 || (values[0]?.length ?? 0) > 1 ? found : undefined
}

/**
 * The data the page's own variant picker works from, in its three forms: values per dimension, tiles in their order,
 * combinations.
 */
function fromScripts(page: ListingPage): Sourced<Variants> | undefined {
	const combinations = filledRecord(page, 'dimensionValuesDisplayData') ?? {}
	const [rule, dimensions] = statedValues(page) ?? statedTiles(page) ?? fromCombinations(page, combinations) ?? []
	if (!rule || !dimensions) return undefined
	const count = Object.keys(combinations).length || statedCount(page) || product(dimensions)
	return sourced({ dimensions, count }, { rule: 'variant-picker-data', place: `script ${rule}` })
}

type Dimensions = Record<string, string[]>

function statedValues(page: ListingPage): [string, Dimensions] | undefined {
	for (const key of ['variationValues', 'variation_values']) {
		const values = filledRecord(page, key)
		const dimensions = values && labelled(page, values, (one) => one)
		if (dimensions) return [key, dimensions]
	}
	return undefined
}

/** Since 2023 the inline tiles are drawn from a list of their own. */
function statedTiles(page: ListingPage): [string, Dimensions] | undefined {
	const values = filledRecord(page, 'sortedDimValuesForAllDims')
	const dimensions = values && labelled(page, values, (one) => (isRecord(one) ? one.dimensionValueDisplayText : undefined))
	return dimensions && ['sortedDimValuesForAllDims', dimensions]
}

/** Each combination lists its values in the order of the dimensions' names. */
function fromCombinations(page: ListingPage, combinations: Record<string, unknown>): [string, Dimensions] | undefined {
	const names = texts([...scriptValues(page.markup, 'dimensionsDisplay')].find(({ value }) => texts(value).length > 0)?.value)
	const rows = Object.values(combinations).map(texts)
	if (names.length === 0 || rows.length === 0 || rows.some((row) => row.length !== names.length)) return undefined
	return ['dimensionValuesDisplayData', Object.fromEntries(names.map((name, i) => [name, [...new Set(rows.map((row) => row[i] ?? ''))]]))]
}

function labelled(page: ListingPage, values: Record<string, unknown>, text: (one: unknown) => unknown): Dimensions | undefined {
	const labels = filledRecord(page, 'variationDisplayLabels') ?? {}
	const dimensions: Dimensions = {}
	for (const [key, list] of Object.entries(values)) {
		const shown = texts(Array.isArray(list) ? list.map(text) : undefined)
		const label = labels[key] ?? rowLabel(page, key)
		if (shown.length > 0) dimensions[tidy(decode(typeof label === 'string' ? label : key))] = [...new Set(shown)]
	}
	return Object.keys(dimensions).length > 0 ? dimensions : undefined
}

/** Where the scripts keep no labels, the picker's row of the dimension shows one. */
function rowLabel(page: ListingPage, key: string): string | undefined {
	if (!/^\w{1,60}$/.test(key)) return undefined
	const row = select(page.markup, `#variation_${key}, #inline-twister-row-${key}`)
	return row && labelOf(row)
}

const texts = (list: unknown): string[] =>
	Array.isArray(list) ? list.flatMap((one) => (typeof one === 'string' ? tidy(decode(one)) || [] : [])) : []

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A page holds the same keys empty in places; the first that is filled counts. */
function filledRecord(page: ListingPage, key: string): Record<string, unknown> | undefined {
	for (const { value } of scriptValues(page.markup, key)) {
		if (isRecord(value) && Object.keys(value).length > 0) return { ...value }
	}
	return undefined
}

function statedCount(page: ListingPage): number {
	for (const { value } of scriptValues(page.markup, 'num_total_variations')) {
		if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return Math.min(value, MAX_COMBINATIONS)
	}
	return 0
}

const product = (dimensions: Record<string, string[]>): number =>
	Object.values(dimensions).reduce((count, values) => Math.min(count * values.length, MAX_COMBINATIONS), 1)

/** More combinations than any listing has. */
const MAX_COMBINATIONS = 1_000_000

/** Rows of the picker in its layouts: a block or a drop-down per dimension, and the inline rows since 2022. */
const ROWS = '#twister [id^=variation_], #twister .variation-dropdown, #twister_feature_div [id^=variation_], [id^=inline-twister-row-]'

/** Where the data is missing: the picker's own rows, each with a label and its swatches, buttons or options. */
function fromPicker(page: ListingPage): Sourced<Variants> | undefined {
	const dimensions: Record<string, string[]> = {}
	for (const row of placesOf(page.markup, ROWS)) {
		const label = labelOf(row)
		const values = [...new Set(selectAll(row, 'li, option').flatMap((entry) => entryValue(entry) ?? []))]
		if (label && values.length > 0) dimensions[label] ??= values
	}
	if (Object.keys(dimensions).length === 0) return undefined
	return sourced({ dimensions, count: statedCount(page) || product(dimensions) }, { rule: 'variant-picker', place: '#twister' })
}

function labelOf(row: MarkupNode): string | undefined {
	const label = select(row, '.a-form-label, [id^=inline-twister-dim-title-] .a-color-secondary, .a-color-secondary')
	const text = label ? tidy(textOf(label).split(/[:：]/, 1)[0] ?? '') : ''
	return text === '' ? undefined : text
}

function entryValue(entry: MarkupNode): string | undefined {
	if (entry.tag === 'option') {
		const stated = entry.attribute('value') ?? ''
		return stated === '' || stated === '-1' ? undefined : tidy(entry.attribute('data-a-html-content') ?? '') || textOf(entry) || undefined
	}
	const text = select(entry, '.swatch-title-text-display, .swatch-title-text, .twisterTextDiv, .text-swatch-button .a-size-base')
	const picture = select(entry, 'img')
	return (text ? textOf(text) : '') || tidy(picture?.attribute('alt') ?? '') || undefined
}
