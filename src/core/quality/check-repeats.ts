import { kindOf, type Page, type Section } from '../page/page'
import { textsOfSection } from '../page/walk'
import { plainFromRichText } from '../text/rich-text'
import { type Finding, toSection } from './finding'

/** Shorter texts are names, figures and buttons, which may well stand in two places. */
const MIN_LENGTH = 24

/** Words alone, so that case and punctuation make no difference. */
const essence = (text: string) =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
		.trim()

/** Texts and questions that say again what another place of the page says: visitors read them as filler. */
export function checkRepeats(page: Page): Finding[] {
	const seen = new Set<string>()
	// What goes along with whoever reads names what they look at.
	return page.sections.filter(({ hidden, type }) => !hidden && !kindOf(type).overlay).flatMap((section) => repeatsIn(section, seen))
}

function repeatsIn(section: Section, seen: Set<string>): Finding[] {
	return textsOfSection(section).flatMap(({ path, text }) => {
		const words = plainFromRichText(text.html)
		const said = essence(words)
		const question = path.at(-1) === 'question'
		if (said === '' || (!question && words.length < MIN_LENGTH)) return []
		if (!seen.has(said)) {
			seen.add(said)
			return []
		}
		return [
			{
				id: `repeated-${section.id}-${path.join('-')}`,
				code: question ? 'repeated_question' : 'repeated_text',
				area: 'language',
				severity: 'advice',
				quote: words,
				section: section.id,
				fix: toSection(section.id, 'rewrite'),
			} satisfies Finding,
		]
	})
}
