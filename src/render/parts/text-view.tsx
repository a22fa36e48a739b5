import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react'
import { plainFromRichText } from '../../core/text/rich-text'
import { longestWord } from '../style/longest-word'
import type { PageView } from '../view/page-view'
import { isolateLatin } from './isolate-latin'
import { readingOf } from './reading'
import { blockHtml, hasBlocks, inlineHtml, trustedHtml, withBreaks } from './rich-html'

/** A text as sections get it: stored HTML, or the node an inline editor puts in its place. */
export type ViewText = {
	html: ReactNode
	facts?: string[]
	/** What is stored, where `html` is an editor. */
	stored?: string
}

/** The HTML stored of a text, also while it is being edited. */
export function storedHtml({ html, stored = '' }: ViewText): string {
	return typeof html === 'string' ? html : stored
}

/** A `div` holds paragraphs, a `dd` either; all others hold a line. */
type Host = 'h1' | 'h2' | 'h3' | 'p' | 'dt' | 'dd' | 'li' | 'th' | 'td' | 'a' | 'span' | 'div'

type Props = {
	as: Host
	text: ViewText
	view: PageView
	className?: string
	href?: string
	/** Of a heading in a table: what it heads. */
	scope?: 'row' | 'col'
	/** Shown behind the text, inside the same element. */
	children?: ReactNode
}

/** Their sizes follow their longest word. */
const HEADINGS: ReadonlySet<Host> = new Set<Host>(['h1', 'h2', 'h3'])

/**
 * The one place where a text of a page becomes an element. Empty texts leave no element behind, except in the editor.
 * Texts quoted from a listing in another language carry that language and its direction (W-8); a text without a letter
 * of the page's direction reads in its own.
 */
export function TextView({ as, text, view, className, href, scope, children }: Props): ReactElement | null {
	const attributes = {
		...(className ? { className } : {}),
		...(href ? { href } : {}),
		...(scope ? { scope } : {}),
	}
	if (typeof text.html !== 'string') {
		// Its editor turns its words as the export does (web/editor/reading-direction).
		const own = { ...sizeOf(as, storedHtml(text), view), ...factsAttribute(text, view) }
		return createElement(as, { ...attributes, ...own }, text.html, children)
	}
	const safe = trustedHtml(text.html)
	const block = as === 'div' || (as === 'dd' && hasBlocks(safe))
	const html = block ? blockHtml(safe) : inlineHtml(safe)
	if (html === '' && !view.editing) return null
	const { foreign, direction } = readingOf(html, text.facts, view)
	const sized = sizeOf(as, safe, view)
	const turned = direction !== view.direction
	const isolated = withBreaks(direction === 'rtl' ? isolateLatin(html) : html)
	const marked = {
		...attributes,
		...(foreign && (block || !turned) ? { lang: foreign } : {}),
		...(turned && block ? { dir: direction } : {}),
		...sized,
		...factsAttribute(text, view),
	}
	// A turned line turns inside its place, so that bullets and columns stay where the page's own direction puts them.
	const tag = foreign ? ` lang="${foreign}"` : ''
	const __html = turned && !block ? `<bdi${tag} dir="${direction}">${isolated}</bdi>` : isolated
	if (children === undefined) return createElement(as, { ...marked, dangerouslySetInnerHTML: { __html } })
	return createElement(as, marked, createElement('span', { dangerouslySetInnerHTML: { __html } }), children)
}

/** A heading says how wide its longest word is. */
function sizeOf(as: Host, html: string, view: PageView): { style?: CSSProperties } {
	const longest = HEADINGS.has(as) ? longestWord(plainFromRichText(html), view) : undefined
	return longest === undefined ? {} : { style: { '--w': longest } as CSSProperties }
}

/** In the editor a text names the facts it rests on (K-1). */
function factsAttribute(text: ViewText, view: PageView): { 'data-facts'?: string } {
	return view.editing && text.facts?.length ? { 'data-facts': text.facts.join(' ') } : {}
}
