import { readLiteral } from './literal'
import type { Markup } from './markup'

export type ScriptValue = { value: unknown; place: string }

/**
 * Values assigned to a key inside the page's scripts (`'key': …`, `"key" : …`, `data["key"] = …`), read as data, never
 * run. Only scripts count: the same words in a review are text. Reads on only as far as the caller asks.
 */
export function* scriptValues(page: Markup, key: string): Generator<ScriptValue> {
	const { source } = page
	let found = 0
	for (let at = source.indexOf(key); at >= 0; at = source.indexOf(key, at + key.length)) {
		const start = valueStart(source, at - 1, at + key.length)
		if (start === undefined || !insideScript(page, at)) continue
		const value = readLiteral(source, start)
		if (value === undefined) continue
		yield { value, place: `script ${key}` }
		found++
		if (found >= MAX_VALUES) return
	}
}

/** A page repeats a key a few times; a hostile one may do so endlessly. */
const MAX_VALUES = 8

/** Where the value of a quoted key begins, or undefined when what stands there is no assignment. */
function valueStart(source: string, before: number, after: number): number | undefined {
	const quote = source[before]
	if ((quote !== '"' && quote !== "'") || source[after] !== quote) return undefined
	const assigned = /^\s*(?:\]\s*)?[:=](?!=)\s*/.exec(source.slice(after + 1, after + 40))
	return assigned ? after + 1 + assigned[0].length : undefined
}

function insideScript(page: Markup, offset: number): boolean {
	const node = page.nodeAt(offset)
	return node?.tag === '' && node.parent?.tag === 'script' && offset < node.to
}
