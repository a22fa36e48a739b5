import { createElement, type ReactElement, type ReactNode } from 'react'
import { directionOfText } from '../core/locale/direction'
import { plainFromRichText } from '../core/page/rich-text'
import { isolateLatin } from './isolate-latin'
import type { PageView } from './page-view'
import { blockHtml, inlineHtml, trustedHtml } from './rich-html'

/** A text as sections get it: stored HTML, or the node an inline editor puts in its place. */
export type ViewText = { html: ReactNode; facts?: string[] }

type InlineHost = 'h1' | 'h2' | 'h3' | 'span' | 'dt' | 'li' | 'a'
type BlockHost = 'div' | 'dd'
const BLOCK_HOSTS = new Set<string>(['div', 'dd'] satisfies BlockHost[])

type Props = {
	as: InlineHost | BlockHost
	text: ViewText
	view: PageView
	className?: string
	href?: string
	/** Shown behind the text, inside the same element. */
	children?: ReactNode
}

/**
 * The one place where a text of a page becomes an element. Empty texts leave no element behind, except in the editor.
 * Texts quoted from a listing in another language carry that language and its direction (W-8).
 */
export function TextView({ as, text, view, className, href, children }: Props): ReactElement | null {
	const attributes = { ...(className ? { className } : {}), ...(href ? { href } : {}) }
	if (typeof text.html !== 'string') {
		return createElement(as, { ...attributes, ...(view.page.record.factsLanguage ? { dir: 'auto' } : {}) }, text.html, children)
	}
	const safe = trustedHtml(text.html)
	const html = BLOCK_HOSTS.has(as) ? blockHtml(safe) : inlineHtml(safe)
	if (html === '' && !view.editing) return null
	const foreign = foreignLanguage(text, view)
	const direction = foreign ? directionOfText(plainFromRichText(safe)) : view.direction
	const __html = direction === 'rtl' ? isolateLatin(html) : html
	const marked = {
		...attributes,
		...(foreign ? { lang: foreign, ...(direction === view.direction ? {} : { dir: direction }) } : {}),
		...(view.editing && text.facts?.length ? { 'data-facts': text.facts.join(' ') } : {}),
	}
	if (children === undefined) return createElement(as, { ...marked, dangerouslySetInnerHTML: { __html } })
	const words = createElement('span', { dangerouslySetInnerHTML: { __html } })
	return createElement(as, marked, words, children)
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
