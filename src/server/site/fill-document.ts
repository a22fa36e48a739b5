import { escapeHtml } from '../../core/text/escape-html'

/** What is filled into a built document. A value that is absent, or an empty list, is one that there is none of. */
export type Filling = {
	values: Readonly<Record<string, string | undefined>>
	/** Conditions that are true besides the values that are there. */
	holding: ReadonlySet<string>
	lists: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>
}

const DATA = /(<script type="application\/ld\+json">[\s\S]*?<\/script>)/
const EACH = /\{\{each ([\w.-]+)\}\}([\s\S]*?)\{\{next\}\}/g
const CONDITION = /\{\{(if|unless) ([\w.-]+)\}\}([\s\S]*?)\{\{end\}\}/g
const VALUE = /\{\{([\w.-]+)\}\}/g
const EMPTIED = /<(p|li)(?:\s[^>]*)?>\s*<\/\1>/g

/**
 * Fills a built document's places: `{{name}}`, `{{if name}}…{{end}}`, `{{unless name}}…{{end}}` and `{{each
 * list}}…{{next}}`. A paragraph or item that nothing is left of goes. Values are escaped for where they stand: text,
 * attribute or JSON-LD. Throws on a name nobody filled in.
 */
export function fillDocument(html: string, { values, holding, lists }: Filling): string {
	const isSo = (name: string) => holding.has(name) || values[name] !== undefined
	const settle = (text: string) => text.replace(CONDITION, (_, word, name, inside) => (isSo(name) === (word === 'if') ? inside : ''))
	const fill = (text: string, own: Readonly<Record<string, string | undefined>>, asText: (value: string) => string) =>
		text.replace(VALUE, (_, name) => {
			const value = own[name] ?? values[name]
			if (value === undefined) throw new Error(`A document asks for ${name}, which nobody filled in.`)
			return asText(value)
		})
	const repeated = (text: string) =>
		text.replace(EACH, (_, name, inside) => (lists[name] ?? []).map((item) => fill(inside, item, escapeInText)).join(''))
	return html
		.split(DATA)
		.map((part, position) =>
			position % 2 === 1 ? fill(settle(part), {}, escapeInData) : fill(settle(repeated(part)), {}, escapeInText).replace(EMPTIED, ''),
		)
		.join('')
}

/** A value is never read again as a place, whoever wrote it. */
function escapeInText(value: string): string {
	return escapeHtml(value).replaceAll('{', '&#123;')
}

function escapeInData(value: string): string {
	return JSON.stringify(value).slice(1, -1).replaceAll('<', '\\u003c').replaceAll('{', '\\u007b')
}
