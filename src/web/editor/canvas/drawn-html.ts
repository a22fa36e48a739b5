import { plainFromRichText } from '../../../core/text/rich-text'
import { isolateLatin } from '../../../render/parts/isolate-latin'
import { blockHtml, trustedHtml } from '../../../render/parts/rich-html'
import type { PageView } from '../../../render/view/page-view'
import { directionAt, isTurnedWhole } from './reading-direction'

/** How the editor keeps a line open in which nothing is written. */
const EMPTY = '<p><br class="ProseMirror-trailingBreak"></p>'
/** An entry's own words, before a list within it. */
const ENTRY = /<li>(?!<p>)(.*?)(?=<\/li>|<[uo]l>)/g
/** Paragraphs, lists and headings that stand in no other. */
const OUTERMOST = /(^|<\/(?:p|ul|ol|h3|h4)>)<(p|ul|ol|h3|h4)>/g
const LINES = /<(p|h3|h4)>(.*?)<\/\1>/g

type Place = {
	/** Element of the canvas it stands in. */
	host: Element
	/** Whether its field may hold paragraphs; else it is a line. */
	isBlock: boolean
	view: PageView
}

/**
 * HTML of a text as its editor draws it in a place of the canvas, read in the direction it has in the page.
 */
export function drawnHtml(stored: string, { host, isBlock, view }: Place): string {
	const html = blockHtml(trustedHtml(stored))
	if (html === '') return EMPTY
	const { direction, isTurned } = directionAt(host, plainFromRichText(html), view)
	const words = (direction === 'rtl' ? isolateLatin(html) : html).replaceAll(ENTRY, '<li><p>$1</p>').replaceAll('<p></p>', EMPTY)
	if (!isTurned) return words
	return isTurnedWhole(host, isBlock)
		? words.replaceAll(OUTERMOST, `$1<$2 dir="${direction}">`)
		: words.replaceAll(LINES, `<$1><bdi dir="${direction}">$2</bdi></$1>`)
}
