import { MAX_SEO_DESCRIPTION, MAX_SEO_TITLE } from '../copy/seo-limits'
import { findLanguage } from '../locale/languages'
import { hideSection } from '../page/edit/hide-section'
import { setSeo } from '../page/edit/set-seo'
import type { Page } from '../page/page'
import { countGraphemes, cutToWords } from '../text/graphemes'
import { slugOf } from '../text/slug'
import type { Finding, FindingCode, FixCode, QualityFix, QualityPlace } from './finding'

const MIN_TITLE = 15
const MIN_DESCRIPTION = 50
const MAX_SLUG = 75

type Field = Extract<QualityPlace, { kind: 'search' }>['field']
const toField = (field: Field, code: FixCode): QualityFix => ({ code, goTo: { kind: 'search', field } })

/** What search engines are told, within the lengths they show (W-7); lengths in graphemes. */
export function checkSearch(page: Page): Finding[] {
	return [...title(page), ...description(page), ...slug(page), ...keywords(page), ...mainHeading(page)]
}

const about = (id: string, code: FindingCode, severity: Finding['severity'], quote = '') =>
	({ id, code, area: 'seo', severity, ...(quote ? { quote } : {}) }) as const

function title({ seo, language }: Page): Finding[] {
	const length = countGraphemes(seo.title)
	if (length === 0) {
		const fix = toField('title', 'write_title')
		return [{ ...about('title', 'no_title', 'problem'), fix }]
	}
	if (length > MAX_SEO_TITLE) {
		const short = cutToWords(seo.title, MAX_SEO_TITLE, findLanguage(language)?.tag)
		const fix = { code: 'shorten', operation: (page: Page) => setSeo(page, { title: short }) } as const
		return [{ ...about('title', 'long_title', 'advice', seo.title), values: { length, limit: MAX_SEO_TITLE }, fix }]
	}
	if (length >= MIN_TITLE) return []
	return [{ ...about('title', 'short_title', 'advice', seo.title), fix: toField('title', 'write_more') }]
}

function description({ seo, language }: Page): Finding[] {
	const length = countGraphemes(seo.description)
	const { description: quote } = seo
	if (length > MAX_SEO_DESCRIPTION) {
		const short = cutToWords(quote, MAX_SEO_DESCRIPTION, findLanguage(language)?.tag)
		const fix = { code: 'shorten', operation: (page: Page) => setSeo(page, { description: short }) } as const
		const values = { length, limit: MAX_SEO_DESCRIPTION }
		return [{ ...about('description', 'long_description', 'advice', quote), values, fix }]
	}
	if (length >= MIN_DESCRIPTION) return []
	const fix = toField('description', 'write')
	if (length > 0) {
		return [{ ...about('description', 'short_description', 'advice', quote), fix }]
	}
	return [{ ...about('description', 'no_description', 'problem'), fix }]
}

function slug({ seo }: Page): Finding[] {
	if (/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u.test(seo.slug) && countGraphemes(seo.slug) <= MAX_SLUG) return []
	const operation = (page: Page) => setSeo(page, { slug: slugOf(page.seo.slug || page.seo.title) })
	return [{ ...about('slug', 'bad_slug', 'problem', seo.slug), fix: { code: 'mend', operation } }]
}

function keywords({ seo }: Page): Finding[] {
	if (seo.keywords.length > 0) return []
	return [{ ...about('keywords', 'no_keywords', 'advice'), fix: toField('keywords', 'note_keywords') }]
}

function mainHeading(page: Page): Finding[] {
	const heroes = page.sections.filter((section) => section.type === 'hero')
	const [first, second] = heroes.filter((section) => !section.hidden)
	if (second) {
		const operation = (current: Page) => hideSection(current, second.id, true)
		return [{ ...about('h1', 'two_openings', 'advice'), fix: { code: 'hide_second', operation } }]
	}
	if (first) return []
	const hidden = heroes[0]
	const fix: QualityFix = hidden
		? { code: 'show_opening', operation: (current) => hideSection(current, hidden.id, false) }
		: { code: 'add_opening', goTo: { kind: 'panel', panel: 'sections' } }
	return [{ ...about('h1', 'no_opening', 'problem'), fix }]
}
