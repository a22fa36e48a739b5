import type { TextVerdict } from '../contracts/verdicts'
import { findLanguage } from '../locale/languages'
import { unsupportedTexts } from '../page/edit/edit-facts'
import { hideSection } from '../page/edit/hide-section'
import type { Page } from '../page/page'
import type { TextPlace } from '../page/walk'
import { cutToWords } from '../text/graphemes'
import { claimTexts, plainOf } from './claim-texts'
import { type Finding, toSection } from './finding'

/** What the facts say to a text; undefined while it is not known. */
export type VerdictOf = (place: TextPlace) => Pick<TextVerdict, 'supported' | 'categories' | 'reasons'> | undefined

/** Does the page say only what its facts say (K-1, K-2, K-3)? */
export function checkFacts(page: Page, verdictOf: VerdictOf): Finding[] {
	return [...vanished(page), ...statements(page, verdictOf), ...contradictions(page), ...undatedReviews(page)]
}

function vanished(page: Page): Finding[] {
	const hidden = new Set(page.sections.filter((section) => section.hidden).map(({ id }) => id))
	return unsupportedTexts(page)
		.filter(({ sectionId }) => !hidden.has(sectionId))
		.map((place) => ({
			id: `vanished:${nameOf(place)}`,
			code: 'fact_gone',
			area: 'facts',
			severity: 'problem',
			section: place.sectionId,
			quote: plainOf(place.text.html),
			fix: toSection(place.sectionId, 'rewrite'),
		}))
}

/**
 * A text the facts do not bear out is told with the reasons; one that cites none, and about which nothing is known yet,
 * with advice.
 */
function statements(page: Page, verdictOf: VerdictOf): Finding[] {
	const gone = new Set(unsupportedTexts(page).map(nameOf))
	return claimTexts(page).flatMap((place): Finding[] => {
		const { sectionId, text } = place
		const verdict = verdictOf(place)
		const about = { area: 'facts', section: sectionId, quote: plainOf(text.html) } as const
		if (gone.has(nameOf(place)) || verdict?.supported) return []
		if (verdict && !isAboutLanguage(verdict)) {
			const { reasons } = verdict
			const fix = toSection(sectionId, 'rewrite')
			return [{ ...about, id: `unsupported:${nameOf(place)}`, code: 'unsupported', values: { reasons }, severity: 'problem', fix }]
		}
		if (verdict || text.facts.length > 0) return []
		return [{ ...about, id: `no-fact:${nameOf(place)}`, code: 'no_fact', severity: 'advice', fix: toSection(sectionId) }]
	})
}

/** The language of a text is judged with the page's (check-language.ts). */
function isAboutLanguage({ categories }: Pick<TextVerdict, 'categories'>): boolean {
	return categories.every((category) => category === 'untranslated' || category === 'wrong-script')
}

const nameOf = ({ sectionId, path }: TextPlace) => `${sectionId}:${path.join('.')}`

/** Longer ones are shown by their beginning. */
const LONGEST_SAID = 90

/**
 * Facts that were left out because another says otherwise (W-10), each pair once; what is true only its seller knows.
 */
function contradictions({ facts, language }: Page): Finding[] {
	const byId = new Map(facts.map((fact) => [fact.id, fact]))
	const told = new Set<string>()
	return facts.flatMap((fact): Finding[] => {
		const other = byId.get(fact.leftOut === 'contradicted' ? (fact.contradicts ?? '') : '')
		const pair = [fact.id, other?.id].toSorted().join(' ')
		if (!other || told.has(pair)) return []
		told.add(pair)
		const [said, otherwise] = [fact, other].map(({ name, text }) =>
			cutToWords(name ? `${name}: ${text}` : text, LONGEST_SAID, findLanguage(language)?.tag),
		)
		return [
			{
				id: `contradiction:${pair}`,
				code: other.leftOut ? 'contradiction_open' : 'contradiction',
				values: { ...(said ? { said } : {}), ...(otherwise ? { other: otherwise } : {}) },
				area: 'facts',
				severity: 'advice',
				fix: { code: 'check_facts', goTo: { kind: 'panel', panel: 'facts' } },
			},
		]
	})
}

function undatedReviews(page: Page): Finding[] {
	const undated = page.product.reviews.filter((review) => !review.date.trim()).length
	return page.sections
		.filter((section) => section.type === 'reviews' && !section.hidden && undated > 0)
		.map(({ id }) => ({
			id: `undated:${id}`,
			code: 'undated_reviews',
			area: 'facts',
			severity: 'problem',
			section: id,
			fix: { code: 'hide_reviews', operation: (current) => hideSection(current, id, true) },
		}))
}
