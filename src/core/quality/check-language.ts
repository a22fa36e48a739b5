import { isWrittenIn } from '../locale/recognize-language'
import type { Page } from '../page/page'
import type { TextPlace } from '../page/walk'
import { plainOf, shownTexts } from './claim-texts'
import { type Finding, toSection } from './finding'

/** What is left over when a text was not finished. */
const LEFT_OVER =
	/lorem ipsum|\bTODO\b|\bTBD\b|\{\{?\s*[a-z_]+\s*\}?\}|\[(?:insert|your|product|brand)[^\]]*\]|\bundefined\b|\[object Object\]/i

/** Is it all in the page's language (W-2, W-8)? */
export function checkLanguage(page: Page): Finding[] {
	const texts = shownTexts(page)
	const quoting = page.record.factsLanguage ? texts.filter((place) => quotesFacts(page, place)) : []
	return [...texts.flatMap((place) => checkText(page, place, quoting.includes(place))), ...quoted(page, quoting), ...searchTexts(page)]
}

function checkText(page: Page, { sectionId, path, text }: TextPlace, quote: boolean): Finding[] {
	const words = plainOf(text.html)
	const about = { id: `language:${sectionId}:${path.join('.')}`, area: 'language', section: sectionId, quote: words } as const
	const fix = toSection(sectionId, 'rewrite')
	if (LEFT_OVER.test(words)) {
		return [{ ...about, code: 'placeholder', severity: 'problem', fix }]
	}
	if (quote || isWrittenIn(words, page.language, quotable(page))) return []
	return [{ ...about, code: 'other_language', values: { language: page.language }, severity: 'problem', fix }]
}

function quoted(page: Page, quoting: readonly TextPlace[]): Finding[] {
	const [first] = quoting
	if (!first) return []
	return [
		{
			id: 'facts-language',
			code: 'quoted',
			values: { count: quoting.length, from: page.record.factsLanguage ?? '', language: page.language },
			area: 'language',
			severity: 'advice',
			section: first.sectionId,
			quote: plainOf(first.text.html),
			fix: toSection(first.sectionId, 'show_first'),
		},
	]
}

function searchTexts(page: Page): Finding[] {
	return (['title', 'description'] as const).flatMap((field): Finding[] => {
		const words = page.seo[field]
		const quote = page.facts.some((fact) => fact.text.includes(words))
		if (quote || isWrittenIn(words, page.language, page.product.title)) return []
		const fix = { code: 'rewrite', goTo: { kind: 'search', field } } as const
		const code = `${field}_language` as const
		const values = { language: page.language }
		return [{ id: `language:${field}`, code, values, area: 'language', severity: 'advice', quote: words, fix }]
	})
}

/** Share of a text's words that must stand in the facts it cites for it to be their quotation. */
const QUOTED_SHARE = 0.8

/** A text made of the words of its facts; short names and measures are the same in every language. */
function quotesFacts(page: Page, { text }: TextPlace): boolean {
	const words = wordsIn(plainOf(text.html))
	if (words.length < 3) return false
	const cited = page.facts.filter((fact) => text.facts.includes(fact.id))
	const stated = new Set(cited.flatMap((fact) => wordsIn(`${fact.name ?? ''} ${fact.text}`)))
	return words.filter((word) => stated.has(word)).length >= QUOTED_SHARE * words.length
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Names and values that may stand in any language. */
function quotable(page: Page): string {
	const named = page.facts.filter(({ kind }) => kind === 'title' || kind === 'brand' || kind === 'spec' || kind === 'variant')
	return named.map(({ name, text }) => `${name ?? ''} ${text}`).join(' ')
}
