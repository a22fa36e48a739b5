import { decode } from '../../html/markup'
import { tidy } from '../../html/text'

export type Data = Record<string, unknown>

/** What a page says about its product in one of the ways it is said for machines, brought into schema.org's form. */
export type ProductData = { data: Data; rule: 'json-ld' | 'microdata' | 'open-graph' | 'embedded-state'; place: string }

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

/**
 * Types whose things are goods, by the last part of their name in lower case. Works count where somebody offers them.
 */
const GOODS = new Set([
	'product',
	'productgroup',
	'individualproduct',
	'productmodel',
	'someproducts',
	'vehicle',
	'car',
	'motorcycle',
	'dietarysupplement',
])
const WORKS = new Set([
	'book',
	'movie',
	'musicalbum',
	'videogame',
	'visualartwork',
	'painting',
	'softwareapplication',
	'mobileapplication',
	'creativework',
])

/** A thing's types, the last part of each in lower case. */
export function typesOf(thing: Data): string[] {
	return valuesOf(thing['@type'])
		.flatMap((type) => (typeof type === 'string' ? type.trim().split(/\s+/) : []))
		.flatMap((type) => termIn(type)?.toLowerCase() ?? [])
}

export const isOfType = (thing: Data, ...types: string[]): boolean => typesOf(thing).some((type) => types.includes(type))

/** True for a thing that is goods, or a work somebody offers. */
export function isProduct(thing: Data): boolean {
	const types = typesOf(thing)
	return types.some((type) => GOODS.has(type)) || (thing.offers !== undefined && types.some((type) => WORKS.has(type)))
}
