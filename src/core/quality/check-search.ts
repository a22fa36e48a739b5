import { MAX_SEO_DESCRIPTION, MAX_SEO_TITLE } from '../copy/seo-limits'
import { countGraphemes, cutToWords } from '../copy/text/graphemes'
import { findLanguage } from '../locale/languages'
import { hideSection } from '../page/hide-section'
import type { Page } from '../page/page'
import { setSeo } from '../page/set-seo'
import { slugOf } from '../page/slug'
import type { Finding, QualityFix, QualityPlace } from './finding'

const MIN_TITLE = 15
const MIN_DESCRIPTION = 50
const MAX_SLUG = 75

type Field = Extract<QualityPlace, { kind: 'search' }>['field']
const toField = (field: Field, label: string): QualityFix => ({ label, goTo: { kind: 'search', field } })

/** What search engines are told, within the lengths they show (W-7); lengths in graphemes. */
export function checkSearch(page: Page): Finding[] {
	return [...title(page), ...description(page), ...slug(page), ...keywords(page), ...mainHeading(page)]
}

const finding = (id: string, severity: Finding['severity'], message: string, fix: QualityFix, quote?: string): Finding[] => [
	{ id, area: 'seo', severity, message, fix, ...(quote ? { quote } : {}) },
]

function title({ seo, language }: Page): Finding[] {
	const length = countGraphemes(seo.title)
	if (length === 0) return finding('title', 'problem', 'The page has no title for search results.', toField('title', 'Write one'))
	if (length > MAX_SEO_TITLE) {
		const short = cutToWords(seo.title, MAX_SEO_TITLE, findLanguage(language)?.tag)
		const fix = { label: 'Shorten it', operation: (page: Page) => setSeo(page, { title: short }) }
		return finding('title', 'advice', `The title for search results has ${length} characters; ${MAX_SEO_TITLE} are shown.`, fix, seo.title)
	}
	if (length >= MIN_TITLE) return []
	return finding(
		'title',
		'advice',
		'The title for search results is very short. Name the product and what sets it apart.',
		toField('title', 'Write more'),
		seo.title,
	)
}

function description({ seo, language }: Page): Finding[] {
	const length = countGraphemes(seo.description)
	if (length > MAX_SEO_DESCRIPTION) {
		const short = cutToWords(seo.description, MAX_SEO_DESCRIPTION, findLanguage(language)?.tag)
		const fix = { label: 'Shorten it', operation: (page: Page) => setSeo(page, { description: short }) }
		const message = `The description for search results has ${length} characters; ${MAX_SEO_DESCRIPTION} are shown.`
		return finding('description', 'advice', message, fix, seo.description)
	}
	if (length >= MIN_DESCRIPTION) return []
	const message = length === 0 ? 'The page has no description for search results.' : 'The description for search results is very short.'
	return finding('description', length === 0 ? 'problem' : 'advice', message, toField('description', 'Write it'), seo.description)
}

function slug({ seo }: Page): Finding[] {
	if (/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u.test(seo.slug) && countGraphemes(seo.slug) <= MAX_SLUG) return []
	const fix = { label: 'Mend it', operation: (page: Page) => setSeo(page, { slug: slugOf(page.seo.slug || page.seo.title) }) }
	return finding(
		'slug',
		'problem',
		'The last part of the page’s address is missing, too long, or holds signs an address cannot have.',
		fix,
		seo.slug,
	)
}

function keywords({ seo }: Page): Finding[] {
	if (seo.keywords.length > 0) return []
	return finding('keywords', 'advice', 'No keywords are noted. Shops use them for their own search.', toField('keywords', 'Note some'))
}

function mainHeading(page: Page): Finding[] {
	const heroes = page.sections.filter((section) => section.type === 'hero')
	const [first, second] = heroes.filter((section) => !section.hidden)
	if (second) {
		const fix = { label: 'Hide the second', operation: (current: Page) => hideSection(current, second.id, true) }
		return finding('h1', 'advice', 'The page has two openings, so two main headings. Search engines and screen readers expect one.', fix)
	}
	if (first) return []
	const hidden = heroes[0]
	const fix: QualityFix = hidden
		? { label: 'Show the opening', operation: (current) => hideSection(current, hidden.id, false) }
		: { label: 'Add an opening', goTo: { kind: 'panel', panel: 'sections' } }
	return finding('h1', 'problem', 'The page has no opening, so no main heading. Search engines and screen readers begin there.', fix)
}
