import type { TextVerdict } from '../contracts/verdicts'
import { unsupportedTexts } from '../page/edit/edit-facts'
import { hideSection } from '../page/edit/hide-section'
import type { Page } from '../page/page'
import type { TextPlace } from '../page/walk'
import { claimTexts, plainOf } from './claim-texts'
import { type Finding, toSection } from './finding'

/** What the facts say to a text; undefined while it is not known. */
export type VerdictOf = (place: TextPlace) => Pick<TextVerdict, 'supported' | 'categories' | 'reasons'> | undefined

/** Does the page say only what its facts say (K-1, K-2, K-3)? */
export function checkFacts(page: Page, verdictOf: VerdictOf): Finding[] {
	return [...vanished(page), ...statements(page, verdictOf), ...undatedReviews(page)]
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
			message: 'Rests on a fact that was changed or removed. Rewrite it, so that the page says only what is true.',
			section: place.sectionId,
			quote: plainOf(place.text.html),
			fix: toSection(place.sectionId, 'rewrite', 'Rewrite it'),
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
			const message = 'The facts do not bear this out. Rewrite it, or add the fact if it is true.'
			const fix = toSection(sectionId, 'rewrite', 'Rewrite it')
			return [{ ...about, id: `unsupported:${nameOf(place)}`, code: 'unsupported', values: { reasons }, severity: 'problem', message, fix }]
		}
		if (verdict || text.facts.length > 0) return []
		const message = 'These words rest on no fact of the page. Make sure they are true, or add what they say to the facts.'
		return [{ ...about, id: `no-fact:${nameOf(place)}`, code: 'no_fact', severity: 'advice', message, fix: toSection(sectionId) }]
	})
}

/** The language of a text is judged with the page's (check-language.ts). */
function isAboutLanguage({ categories }: Pick<TextVerdict, 'categories'>): boolean {
	return categories.every((category) => category === 'untranslated' || category === 'wrong-script')
}

const nameOf = ({ sectionId, path }: TextPlace) => `${sectionId}:${path.join('.')}`

function undatedReviews(page: Page): Finding[] {
	const undated = page.product.reviews.filter((review) => !review.date.trim()).length
	return page.sections
		.filter((section) => section.type === 'reviews' && !section.hidden && undated > 0)
		.map(({ id }) => ({
			id: `undated:${id}`,
			code: 'undated_reviews',
			area: 'facts',
			severity: 'problem',
			message: 'Imported reviews are shown that came without a date. A review without its date and source cannot be checked by a buyer.',
			section: id,
			fix: { code: 'hide_reviews', label: 'Hide the reviews', operation: (current) => hideSection(current, id, true) },
		}))
}
