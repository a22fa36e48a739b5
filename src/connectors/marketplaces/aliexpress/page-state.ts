import { scriptObjects } from '../generic/state/script-objects'
import { type Data, isData } from '../generic/structured/record'
import type { Markup } from '../html/markup'

/**
 * Everything the page's state says, by the name of the part that says it, whatever the year called the parts around it.
 */
export type PageState = { find(...names: string[]): unknown; findIn(holder: string, name: string): unknown }

/** Objects looked at. */
const MAX_OBJECTS = 40_000
/** Parts that speak of other listings or of the shop's words. */
const OTHERS = /^(?:i18n\w*|recommend\w*|crossLink\w*|extParams|breadcrumb\w*|features)$/i

/**
 * The page's state (`window.runParams` of 2019 to 2023, `_d_c_.DCData` and the answers of its data calls since), read
 * as data. The parts have been renamed every year; what they hold keeps its names, so values are found by those.
 * Undefined when the page holds none.
 */
export function readPageState(page: Markup): PageState | undefined {
	const values = new Map<string, unknown[]>()
	let left = MAX_OBJECTS
	const visit = (value: unknown, depth: number): void => {
		if (typeof value !== 'object' || value === null || depth > 14 || --left < 0) return
		for (const [name, inner] of Object.entries(value)) {
			if (OTHERS.test(name)) continue
			if (!Array.isArray(value)) values.set(name, [...(values.get(name) ?? []).slice(0, 8), opened(inner)])
			visit(opened(inner), depth + 1)
		}
	}
	for (const { value } of scriptObjects(page)) visit(value, 0)
	if (!['imagePathList', 'productSKUPropertyList', 'skuProperties', 'subject'].some((name) => values.has(name))) return undefined
	const filled = (value: unknown) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
	return {
		find: (...names) => names.flatMap((name) => values.get(name) ?? []).find(filled),
		findIn: (holder, name) =>
			(values.get(holder) ?? [])
				.filter(isData)
				.map((one: Data) => one[name])
				.find(filled),
	}
}

/** Some parts hold their lists as JSON in a string. */
function opened(value: unknown): unknown {
	if (typeof value !== 'string' || !/^\s{0,4}[[{]/.test(value) || value.length > 500_000) return value
	try {
		return JSON.parse(value)
	} catch {
		return value
	}
}
