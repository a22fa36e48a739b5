import { plainFromRichText } from '../../../core/text/rich-text'
import { isolateLatin } from '../../../render/parts/isolate-latin'
import { blockHtml, trustedHtml } from '../../../render/parts/rich-html'
import type { PageView } from '../../../render/view/page-view'
import { directionAt, isTurnedWhole } from './reading-direction'

type Place = {
	/** Element of the canvas it stands in. */
	host: Element
	/** Whether its field may hold paragraphs; else it is a line. */
	isBlock: boolean
	view: PageView
}

/** How the editor keeps a line open in which nothing is written. */
const OPEN = 'ProseMirror-trailingBreak'
/** Lines in which something is written. */
const LINES = 'p:not(:empty), h3, h4'

/**
 * An element with what the editor of a text draws in a place of the canvas, read in the direction it has in the page.
 */
export function drawnWords(stored: string, { host, isBlock, view }: Place): HTMLElement {
	const html = blockHtml(trustedHtml(stored))
	const { direction, isTurned } = directionAt(host, plainFromRichText(html), view)
	const drawn = host.ownerDocument.createElement('div')
	drawn.innerHTML = (direction === 'rtl' ? isolateLatin(html) : html) || '<p></p>'
	for (const entry of drawn.querySelectorAll('li')) if (entry.firstChild?.nodeName !== 'P') wrap(entry, 'p', ownWords(entry))
	if (isTurned && isTurnedWhole(host, isBlock)) for (const block of drawn.children) block.setAttribute('dir', direction)
	else if (isTurned) for (const line of drawn.querySelectorAll(LINES)) wrap(line, 'bdi').setAttribute('dir', direction)
	for (const line of drawn.querySelectorAll('p:empty'))
		line.append(Object.assign(host.ownerDocument.createElement('br'), { className: OPEN }))
	return drawn
}

/** The words of an entry, before a list within it. */
function ownWords(entry: Element): ChildNode[] {
	const nodes = [...entry.childNodes]
	const end = nodes.findIndex(({ nodeName }) => nodeName === 'UL' || nodeName === 'OL')
	return end < 0 ? nodes : nodes.slice(0, end)
}

/** Puts what an element begins with, or all it holds, into a new one within it. */
function wrap(element: Element, tag: 'p' | 'bdi', nodes: readonly ChildNode[] = [...element.childNodes]): Element {
	const made = element.ownerDocument.createElement(tag)
	made.append(...nodes)
	element.prepend(made)
	return made
}
