import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react'
import { directionOfText, onlyDirection } from '../core/locale/direction'
import { plainFromRichText } from '../core/page/rich-text'
import { isolateLatin } from './isolate-latin'
import { longestWord } from './longest-word'
import type { PageView } from './page-view'
import { blockHtml, hasBlocks, inlineHtml, trustedHtml } from './rich-html'

/** A text as sections get it: stored HTML, or the node an inline editor puts in its place. */
export type ViewText = { html: ReactNode; facts?: string[] }

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
const ONE_RUN = /^<bdi[^>]*>[^<]*<\/bdi>$/

/**
 * The one place where a text of a page becomes an element. Empty texts leave no element behind, except in the editor.
 * Texts quoted from a listing in another language carry that language and its direction (W-8); a text without a letter of
 * the page's direction reads in its own.
 */
export function TextView({ as, text, view, className, href, scope, children }: Props): ReactElement | null {
	const attributes = {
		...(className ? { className } : {}),
		...(href ? { href } : {}),
		...(scope ? { scope } : {}),
	}
	if (typeof text.html !== 'string') {
		const own = { ...(view.page.record.factsLanguage ? { dir: 'auto' } : {}), ...factsAttribute(text, view) }
		return createElement(as, { ...attributes, ...own }, text.html, children)
	}
	const safe = trustedHtml(text.html)
	const block = as === 'div' || (as === 'dd' && hasBlocks(safe))
	const html = block ? blockHtml(safe) : inlineHtml(safe)
	if (html === '' && !view.editing) return null
	const foreign = foreignLanguage(text, view)
	const words = plainFromRichText(safe)
	// A measure or a name alone is isolated as one, unbroken.
	const own = ONE_RUN.test(isolateLatin(html)) ? undefined : onlyDirection(words)
	const direction = foreign ? directionOfText(words) : (own ?? view.direction)
	const longest = HEADINGS.has(as) ? longestWord(words, view) : undefined
	const turned = direction !== view.direction
	const isolated = direction === 'rtl' ? isolateLatin(html) : html
	const marked = {
		...attributes,
		...(foreign && (block || !turned) ? { lang: foreign } : {}),
		...(turned && block ? { dir: direction } : {}),
		...(longest === undefined ? {} : { style: { '--w': longest } as CSSProperties }),
		...factsAttribute(text, view),
	}
	// A turned line turns inside its place, so that bullets and columns stay where the page's own direction puts them.
	const tag = foreign ? ` lang="${foreign}"` : ''
	const __html = turned && !block ? `<bdi${tag} dir="${direction}">${isolated}</bdi>` : isolated
	if (children === undefined) return createElement(as, { ...marked, dangerouslySetInnerHTML: { __html } })
	return createElement(as, marked, createElement('span', { dangerouslySetInnerHTML: { __html } }), children)
}

/** In the editor a text names the facts it rests on (K-1). */
function factsAttribute(text: ViewText, view: PageView): { 'data-facts'?: string } {
	return view.editing && text.facts?.length ? { 'data-facts': text.facts.join(' ') } : {}
}

/** Tag of the listing's language when the text is a quotation of its facts and the page is in another language. */
function foreignLanguage(text: ViewText, view: PageView): string | undefined {
	const language = view.page.record.factsLanguage
	if (!language || !text.facts?.length || typeof text.html !== 'string') return undefined
	const words = plainFromRichText(text.html)
	const quoted = view.page.facts.some(
		(fact) => text.facts?.includes(fact.id) && (fact.text.includes(words) || fact.name?.includes(words) === true),
	)
	return quoted ? language : undefined
}
