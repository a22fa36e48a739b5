import { DomUtils, parseDocument } from 'htmlparser2'
import { type Element, htmlOf, isElement, type Node, readElement, replace, setChildren } from './tree'

const words = (list: string) => new Set(list.split(' '))
const PHRASING = words('a abbr b br cite code em i img q s small span strong sub sup u')
const FLOW = new Set([...PHRASING, ...words('article aside blockquote details div dl figure footer h2 h3 h4 header ol p section table ul')])

/** What may stand directly inside an element; everything else holds phrasing content only. */
const CHILDREN: Readonly<Record<string, ReadonlySet<string>>> = {
	...Object.fromEntries([...words('article aside blockquote dd div footer header li section td th')].map((name) => [name, FLOW])),
	details: new Set([...FLOW, 'summary']),
	dl: words('dt dd'),
	figure: new Set([...FLOW, 'figcaption']),
	ol: words('li'),
	ul: words('li'),
	table: words('caption thead tbody tfoot tr'),
	thead: words('tr'),
	tbody: words('tr'),
	tr: words('td th'),
}

/** Taken out when nothing stands in them. */
const REMOVED_EMPTY = words('a b blockquote em i ol span strong sub sup table tbody tr ul')
/** Given a no-break space when nothing stands in them. */
const PADDED_EMPTY = words('caption div h2 h3 h4 p td th')

/**
 * A model of what the product editor of WordPress (TinyMCE 4, schema `html5`) makes of a description when the merchant
 * presses "Update": elements that may not stand where they stand are taken out around their content, empty ones are
 * removed or padded, a `span` that says nothing goes, `u` becomes a style. Seen on WordPress 7.0: `dl > div`, `summary
 * > h3` and an empty `span` are lost.
 */
export function afterTinymce(html: string): string {
	const document = parseDocument(html)
	for (const node of document.children) if (isElement(node)) clean(node)
	return document.children.map(markupOf).join('')
}

function markupOf(node: Node): string {
	if (isElement(node)) return htmlOf(node)
	return node.type === 'comment' ? `<!--${node.data}-->` : DomUtils.textContent(node)
}

function clean(element: Element): void {
	for (let strays = straysIn(element); strays.length > 0; strays = straysIn(element))
		for (const stray of strays) replace(stray, ...(stray.children as Node[]))
	for (const child of [...element.children] as Node[]) if (isElement(child)) clean(child)
	if (element.name === 'u') {
		element.name = 'span'
		element.attribs.style = 'text-decoration:underline'
	}
	if (element.name === 'span' && Object.keys(element.attribs).length === 0) replace(element, ...(element.children as Node[]))
	if (!isEmpty(element)) return
	if (REMOVED_EMPTY.has(element.name)) replace(element)
	else if (PADDED_EMPTY.has(element.name)) setChildren(element, readElement('<p>\u00a0</p>').children as Node[])
}

function straysIn(element: Element): Element[] {
	const allowed = CHILDREN[element.name] ?? PHRASING
	return (element.children as Node[]).filter((child) => isElement(child)).filter(({ name }) => !allowed.has(name))
}

/** True when there is neither a picture, a line break nor a letter in it; a no-break space is a letter. */
function isEmpty(element: Element): boolean {
	if (element.name === 'img' || element.name === 'br') return false
	return (element.children as Node[]).every((node) =>
		isElement(node) ? isEmpty(node) : node.type !== 'text' || /^[ \t\r\n]*$/.test(node.data),
	)
}
