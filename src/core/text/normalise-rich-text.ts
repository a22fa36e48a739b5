import { richTextFromPlain } from './rich-text'

/** What an editor may write → the tag a page keeps. A tag that is not here is dropped, its text stays. */
const KEPT: Readonly<Record<string, string>> = {
	p: 'p',
	div: 'p',
	strong: 'strong',
	b: 'strong',
	em: 'em',
	i: 'em',
	u: 'u',
	ul: 'ul',
	ol: 'ol',
	li: 'li',
	h1: 'h3',
	h2: 'h3',
	h3: 'h3',
	h4: 'h4',
	h5: 'h4',
	h6: 'h4',
}

const WITH_CONTENT = /<(script|style|template|iframe|svg|math|noscript|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])((?:"[^"<]*"|'[^'<]*'|[^'"<>])*)>/gi
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i
const SAFE_HREF = /^(?:https?:\/\/|mailto:|tel:)[^"<>\s]*$/

function openLink(attributes: string): string {
	const match = HREF.exec(attributes)
	const href = (match?.[1] ?? match?.[2] ?? '').trim().replaceAll(' ', '%20')
	return SAFE_HREF.test(href) ? `<a href="${href}">` : ''
}

/**
 * HTML of a rich-text editor → the normal form of core/page/rich-text.ts: attributes, classes and unknown tags go,
 * links keep a safe address, everything else that looks like a tag becomes text. Closes what was left open, so that one
 * text never reaches into the next. The answer always passes `isRichText`.
 */
export function normaliseRichText(html: string): string {
	const source = html.replace(WITH_CONTENT, '')
	const open: string[] = []
	let result = ''
	let end = 0
	for (const match of source.matchAll(TOKEN)) {
		result += escapeAngles(source.slice(end, match.index))
		end = match.index + match[0].length
		result += keep(match[1] === '/', (match[2] ?? '').toLowerCase(), match[3] ?? '', open)
	}
	result += escapeAngles(source.slice(end))
	return result + open.reverse().map(closing).join('')
}

function keep(closes: boolean, name: string, attributes: string, open: string[]): string {
	if (name === 'br') return '<br>'
	const tag = name === 'a' ? 'a' : Object.hasOwn(KEPT, name) ? KEPT[name] : undefined
	if (!tag) return ''
	if (!closes) {
		const html = tag === 'a' ? openLink(attributes) : `<${tag}>`
		if (html) open.push(tag)
		return html
	}
	const at = open.lastIndexOf(tag)
	return at < 0 ? '' : open.splice(at).reverse().map(closing).join('')
}

const closing = (tag: string) => `</${tag}>`

/** Keeps entities that are there already; a stray angle bracket becomes text. */
function escapeAngles(text: string): string {
	return richTextFromPlain(text).replace(/&amp;(?=(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi, '&')
}
