import { Parser } from 'htmlparser2'
import { isKeptDeclaration, KEPT_ATTRIBUTES, KEPT_EVERYWHERE, KEPT_SCHEMES, KEPT_TAGS } from './kept-markup'

const VOID = new Set(['img', 'br'])
const escapeText = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')
const escapeAttribute = (value: string) =>
	value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')

/**
 * A model of WordPress' filter: HTML → what is left of it. Built on the lists alone, so that it knows nothing of how
 * the HTML was made.
 */
export function keptByFilter(html: string): string {
	let kept = ''
	const parser = new Parser({
		onopentag(name, attributes) {
			if (KEPT_TAGS.has(name)) kept += `<${name}${attributesKept(name, attributes)}>`
		},
		onclosetag(name) {
			if (KEPT_TAGS.has(name) && !VOID.has(name)) kept += `</${name}>`
		},
		ontext: (text) => {
			kept += escapeText(text)
		},
		oncomment: (text) => {
			kept += `<!--${text}-->`
		},
	})
	parser.end(html)
	return kept
}

function attributesKept(tag: string, attributes: Record<string, string>): string {
	return Object.entries(attributes)
		.flatMap(([name, value]) => {
			if (!KEPT_EVERYWHERE.has(name) && !/^(?:data|aria)-/.test(name) && !KEPT_ATTRIBUTES[tag]?.includes(name)) return []
			if ((name === 'href' || name === 'src') && !KEPT_SCHEMES.test(value)) return []
			const left = name === 'style' ? styleKept(value) : value
			return name === 'open' ? [' open'] : [` ${name}="${escapeAttribute(left)}"`]
		})
		.join('')
}

/** Declarations are cut at every semicolon and judged as they stand in the attribute, entities and all. */
function styleKept(style: string): string {
	return style
		.split(';')
		.filter((declaration) => {
			const [property = '', value] = declaration.split(/:(.*)/s)
			return value !== undefined && isKeptDeclaration(property.trim(), escapeAttribute(value.trim()).replaceAll("'", '&apos;'))
		})
		.join(';')
}
