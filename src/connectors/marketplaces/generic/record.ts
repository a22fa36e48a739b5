import { decode } from '../html/markup'
import { tidy } from '../html/text'

export type Data = Record<string, unknown>

/** What a page says about its product in one of the three ways, brought into schema.org's form. */
export type ProductData = { data: Data; rule: 'json-ld' | 'microdata' | 'open-graph'; place: string }

/** Values of one property are many more only on pages made to waste time. */
const MAX_VALUES = 500

export const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A property's values: one or many, schema.org makes no difference. */
export function valuesOf(value: unknown): unknown[] {
	return (Array.isArray(value) ? value : [value]).slice(0, MAX_VALUES).filter((one) => one !== undefined && one !== null)
}

/** The first value as a line of text; of a thing its name. Undefined when there is none. */
export function textIn(value: unknown): string | undefined {
	for (const one of valuesOf(value)) {
		const text = isData(one)
			? textIn(one['@value'] ?? one.name)
			: typeof one === 'string' || typeof one === 'number'
				? tidy(decode(String(one)))
				: ''
		if (text) return text
	}
	return undefined
}

/** The last part of a type, unit or enumeration: `https://schema.org/InStock` → `InStock`. */
export function termIn(value: unknown): string | undefined {
	return textIn(isData(value) ? value['@id'] : value)?.replace(/^.*[/#:]/, '')
}

/** A number as data writes it; undefined for anything else. */
export function numberIn(value: unknown): number | undefined {
	const text = textIn(value)
	return text !== undefined && /^\d{1,12}(?:\.\d{1,6})?$/.test(text) ? Number(text) : undefined
}
