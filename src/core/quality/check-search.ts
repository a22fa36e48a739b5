import { MAX_SEO_DESCRIPTION, MAX_SEO_TITLE } from '../copy/seo-limits'
import { countGraphemes, cutToWords } from '../copy/text/graphemes'
import { findLanguage } from '../locale/languages'
import { hideSection } from '../page/edit/hide-section'
import { setSeo } from '../page/edit/set-seo'
import type { Page } from '../page/page'
import { slugOf } from '../text/slug'
import type { Finding, FindingCode, FixCode, QualityFix, QualityPlace } from './finding'

const MIN_TITLE = 15
const MIN_DESCRIPTION = 50
const MAX_SLUG = 75

type Field = Extract<QualityPlace, { kind: 'search' }>['field']
const toField = (field: Field, code: FixCode, label: string): QualityFix => ({ code, label, goTo: { kind: 'search', field } })

/** What search engines are told, within the lengths they show (W-7); lengths in graphemes. */
export function checkSearch(page: Page): Finding[] {
	return [...title(page), ...description(page), ...slug(page), ...keywords(page), ...mainHeading(page)]
}

const about = (id: string, code: FindingCode, severity: Finding['severity'], quote = '') =>
	({ id, code, area: 'seo', severity, ...(quote ? { quote } : {}) }) as const

function title({ seo, language }: Page): Finding[] {
	const length = countGraphemes(seo.title)
	if (length === 0) {
		const fix = toField('title', 'write_title', 'Write one')
		return [{ ...about('title', 'no_title', 'problem'), message: 'The page has no title for search results.', fix }]
	}
	if (length > MAX_SEO_TITLE) {
		const short = cutToWords(seo.title, MAX_SEO_TITLE, findLanguage(language)?.tag)
		const fix = { code: 'shorten', label: 'Shorten it', operation: (page: Page) => setSeo(page, { title: short }) } as const
		const message = `The title for search results has ${length} characters; ${MAX_SEO_TITLE} are shown.`
		return [{ ...about('title', 'long_title', 'advice', seo.title), values: { length, limit: MAX_SEO_TITLE }, message, fix }]
	}
	if (length >= MIN_TITLE) return []
	const message = 'The title for search results is very short. Name the product and what sets it apart.'
	return [{ ...about('title', 'short_title', 'advice', seo.title), message, fix: toField('title', 'write_more', 'Write more') }]
}

function description({ seo, language }: Page): Finding[] {
	const length = countGraphemes(seo.description)
	const { description: quote } = seo
	if (length > MAX_SEO_DESCRIPTION) {
		const short = cutToWords(quote, MAX_SEO_DESCRIPTION, findLanguage(language)?.tag)
		const fix = { code: 'shorten', label: 'Shorten it', operation: (page: Page) => setSeo(page, { description: short }) } as const
		const message = `The description for search results has ${length} characters; ${MAX_SEO_DESCRIPTION} are shown.`
		const values = { length, limit: MAX_SEO_DESCRIPTION }
		return [{ ...about('description', 'long_description', 'advice', quote), values, message, fix }]
	}
	if (length >= MIN_DESCRIPTION) return []
	const fix = toField('description', 'write', 'Write it')
	if (length > 0) {
		const message = 'The description for search results is very short.'
		return [{ ...about('description', 'short_description', 'advice', quote), message, fix }]
	}
	return [{ ...about('description', 'no_description', 'problem'), message: 'The page has no description for search results.', fix }]
}

function slug({ seo }: Page): Finding[] {
	if (/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u.test(seo.slug) && countGraphemes(seo.slug) <= MAX_SLUG) return []
	const operation = (page: Page) => setSeo(page, { slug: slugOf(page.seo.slug || page.seo.title) })
	const message = 'The last part of the page’s address is missing, too long, or holds signs an address cannot have.'
	return [{ ...about('slug', 'bad_slug', 'problem', seo.slug), message, fix: { code: 'mend', label: 'Mend it', operation } }]
}

function keywords({ seo }: Page): Finding[] {
	if (seo.keywords.length > 0) return []
	const message = 'No keywords are noted. Shops use them for their own search.'
	return [{ ...about('keywords', 'no_keywords', 'advice'), message, fix: toField('keywords', 'note_keywords', 'Note some') }]
}

function mainHeading(page: Page): Finding[] {
	const heroes = page.sections.filter((section) => section.type === 'hero')
	const [first, second] = heroes.filter((section) => !section.hidden)
	if (second) {
		const operation = (current: Page) => hideSection(current, second.id, true)
		const message = 'The page has two openings, so two main headings. Search engines and screen readers expect one.'
		return [{ ...about('h1', 'two_openings', 'advice'), message, fix: { code: 'hide_second', label: 'Hide the second', operation } }]
	}
	if (first) return []
	const hidden = heroes[0]
	const fix: QualityFix = hidden
		? { code: 'show_opening', label: 'Show the opening', operation: (current) => hideSection(current, hidden.id, false) }
		: { code: 'add_opening', label: 'Add an opening', goTo: { kind: 'panel', panel: 'sections' } }
	const message = 'The page has no opening, so no main heading. Search engines and screen readers begin there.'
	return [{ ...about('h1', 'no_opening', 'problem'), message, fix }]
}
