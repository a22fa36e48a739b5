import { type Direction, directionOfText, onlyDirection } from '../../core/locale/direction'
import { plainFromRichText } from '../../core/text/rich-text'
import type { PageView } from '../view/page-view'
import { isolateLatin } from './isolate-latin'

/** How a text is read. `foreign`: tag of the listing's language, when the text is a quotation in it. */
export type Reading = { direction: Direction; foreign: string | undefined }

const ONE_RUN = /^<bdi[^>]*>[^<]*<\/bdi>$/

/**
 * Language and direction of a text of the page, from its HTML and the ids of its facts: quotations of a listing in
 * another language are read in that one (W-8), a text without a letter of the page's direction in its own. The export
 * and the editor's canvas both ask here.
 */
export function readingOf(html: string, facts: readonly string[] | undefined, view: PageView): Reading {
	const words = plainFromRichText(html)
	const foreign = foreignLanguage(words, facts, view)
	if (foreign) return { direction: directionOfText(words), foreign }
	// A measure or a name alone is isolated as one, unbroken.
	const own = ONE_RUN.test(isolateLatin(html)) ? undefined : onlyDirection(words)
	return { direction: own ?? view.direction, foreign }
}

/** Tag of the listing's language when the words are a quotation of its facts and the page is in another language. */
function foreignLanguage(words: string, facts: readonly string[] | undefined, view: PageView): string | undefined {
	const language = view.page.record.factsLanguage
	if (!language || !facts?.length) return undefined
	const quoted = view.page.facts.some(
		(fact) => facts.includes(fact.id) && (fact.text.includes(words) || fact.name?.includes(words) === true),
	)
	return quoted ? language : undefined
}
