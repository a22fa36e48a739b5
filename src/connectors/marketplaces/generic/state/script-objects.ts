import { readLiteralAt } from '../../html/literal'
import type { Markup } from '../../html/markup'
import { selectAll } from '../../html/select'
import { withReferences } from './references'

/** An object or array a script holds, and a name for where. */
export type ScriptObject = { value: unknown; place: string }

/** Characters of scripts that are read; pages hold more only to waste time. */
const MAX_CHARACTERS = 6_000_000
const MAX_OBJECTS = 4000
/** A script without any of these says nothing of goods. */
const OF_GOODS = /price|sku|product|offer|variant/i
/** Where a literal may begin: behind an assignment, a bracket of a call, or `return`. */
const BEGINNING = /(?:[=(,:]|return)\s{0,8}(?=[{[])|JSON\.parse\(\s{0,4}(?=["'])/g

/** JSON that sets up the parts of a page: it says much, and of goods only their pictures. */
const SET_UP = /x-[\w-]{1,30}-init/i

/**
 * Every literal that the page's scripts hold which `mayTell` of the product, read as data; nothing is run. JSON in
 * strings is opened.
 */
export function* scriptObjects(
	page: Markup,
	mayTell: (source: string) => boolean = () => true,
	about: 'goods' | 'any' = 'goods',
): Generator<ScriptObject> {
	let left = MAX_CHARACTERS
	const streamed: string[] = []
	for (const script of selectAll(page, 'script')) {
		const text = page.nodes[script.index + 1]
		if (!text || text.tag || text.parent !== script || text.to - text.from < 40) continue
		const type = script.attribute('type') ?? ''
		if (/ld\+json|template|text\/html/i.test(type) || (about === 'goods' && SET_UP.test(type))) continue
		const source = text.raw
		left -= source.length
		if (left < 0) return
		const streams = source.includes('__next_f')
		if ((about === 'goods' && !OF_GOODS.test(source)) || (!streams && !mayTell(source))) continue
		if (/json/i.test(type) || SET_UP.test(type)) yield* ofJson(source, script.id)
		else if (streams) streamed.push(source)
		else yield* ofScript(source)
	}
	yield* ofStream(streamed)
}

function* ofJson(source: string, id: string): Generator<ScriptObject> {
	const place = /^[\w-]{1,60}$/.test(id) ? `script#${id}` : 'script[type="application/json"]'
	const from = source.search(/[{[]/)
	if (from >= 0) yield { value: withReferences(parsed(source) ?? readLiteralAt(source, from).value), place }
}

function parsed(source: string): unknown {
	try {
		return JSON.parse(source)
	} catch {
		return undefined
	}
}

function* ofScript(source: string): Generator<ScriptObject> {
	BEGINNING.lastIndex = 0
	for (let count = 0, at = 0; count < MAX_OBJECTS; count++) {
		BEGINNING.lastIndex = at
		const found = BEGINNING.exec(source)
		if (!found) return
		const { value, end } = readLiteralAt(source, found.index + found[0].length)
		at = end
		const opened = typeof value === 'string' ? parsed(value) : value
		if (typeof opened === 'object' && opened !== null) yield { value: opened, place: nameBefore(source, found.index) }
	}
}

/** What the literal is assigned to, for the origin. */
function nameBefore(source: string, at: number): string {
	const name = /([\w$.]{1,60})["'\]]{0,2}\s{0,4}$/.exec(source.slice(Math.max(0, at - 80), at))?.[1]
	return name ? `script ${name}` : 'script'
}

/** Pages streamed in pieces: strings pushed one after the other, which together are lines of `id:JSON`. */
function* ofStream(scripts: readonly string[]): Generator<ScriptObject> {
	const text = scripts
		.flatMap((source) => {
			const from = source.indexOf('push([')
			const value = from < 0 ? undefined : readLiteralAt(source, from + 5).value
			return Array.isArray(value) && typeof value[1] === 'string' ? [value[1]] : []
		})
		.join('')
	for (const line of text.split('\n')) {
		const from = line.search(/[{[]/)
		if (from < 0 || from > 12 || !OF_GOODS.test(line)) continue
		yield { value: parsed(line.slice(from)) ?? readLiteralAt(line, from).value, place: 'script __next_f' }
	}
}
