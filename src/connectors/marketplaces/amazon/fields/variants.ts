import type { Sourced, Variants } from '../../../../core/product/product'
import type { MarkupNode } from '../../html/markup'
import { decode } from '../../html/markup'
import { scriptValues } from '../../html/script-data'
import { select, selectAll } from '../../html/select'
import { textOf, tidy } from '../../html/text'
import { type ListingPage, sourced } from '../listing-page'

/** Dimensions a buyer can choose in, with their values; one dimension with one value is no choice, media formats are no variants. */
export function readVariants(page: ListingPage): Sourced<Variants> | undefined {
	const found = fromScripts(page) ?? fromTwister(page)
	if (!found) return undefined
	const values = Object.values(found.value.dimensions)
	return values.length > 1 || (values[0]?.length ?? 0) > 1 ? found : undefined
}

/** The data the page's own variant picker works from. */
function fromScripts(page: ListingPage): Sourced<Variants> | undefined {
	const values = recordOf(page, 'variationValues')
	if (!values) return undefined
	const labels = recordOf(page, 'variationDisplayLabels') ?? {}
	const combinations = recordOf(page, 'dimensionValuesDisplayData') ?? {}
	const dimensions: Record<string, string[]> = {}
	for (const [key, list] of Object.entries(values)) {
		const label = labels[key]
		const shown = Array.isArray(list) ? [...new Set(list.flatMap((one) => (typeof one === 'string' ? tidy(decode(one)) || [] : [])))] : []
		if (shown.length > 0) dimensions[tidy(decode(typeof label === 'string' ? label : key))] = shown
	}
	const count = Object.keys(combinations).length
	if (Object.keys(dimensions).length === 0) return undefined
	return sourced({ dimensions, count: Math.max(count, 1) }, { rule: 'variant-picker-data', place: 'script variationValues' })
}

function recordOf(page: ListingPage, key: string): Record<string, unknown> | undefined {
	for (const { value } of scriptValues(page.markup, key)) {
		if (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0)
			return value as Record<string, unknown>
	}
	return undefined
}

/** Where the data is missing: the picker's own rows, each with a label and its swatches, buttons or options. */
function fromTwister(page: ListingPage): Sourced<Variants> | undefined {
	const dimensions: Record<string, string[]> = {}
	let count = 1
	for (const row of selectAll(page.markup, '#twister [id^=variation_], [id^=inline-twister-row-], #twister_feature_div [id^=variation_]')) {
		const label = labelOf(row)
		const values = valuesOf(row)
		if (!label || values.length === 0 || dimensions[label]) continue
		dimensions[label] = values
		count *= values.length
	}
	if (Object.keys(dimensions).length === 0) return undefined
	return sourced({ dimensions, count }, { rule: 'variant-picker', place: '#twister' })
}

function labelOf(row: MarkupNode): string | undefined {
	const label = select(row, '.a-form-label, .inline-twister-dim-title, label, .a-color-secondary')
	const text = label ? tidy(textOf(label).replace(/\s*[:：].*$/, '')) : ''
	return text === '' ? undefined : text
}

function valuesOf(row: MarkupNode): string[] {
	const values = selectAll(row, 'li, option').flatMap((entry) => entryValue(entry) ?? [])
	return [...new Set(values)]
}

function entryValue(entry: MarkupNode): string | undefined {
	if (entry.tag === 'option') {
		const value = entry.attribute('value') ?? ''
		return value === '' || value === '-1' ? undefined : tidy(entry.attribute('data-a-html-content') ?? '') || undefined
	}
	const text = select(entry, '.swatch-title-text, .twisterTextDiv, .a-button-text, .text-swatch-button .a-size-base')
	const image = select(entry, 'img')
	return tidy(image?.attribute('alt') ?? '') || (text ? tidy(textOf(text)) : '') || undefined
}
