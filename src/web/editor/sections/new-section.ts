import { phrasesFor } from '../../../core/locale/phrases'
import { emptyProps } from '../../../core/page/compose/default-props'
import { filledProps } from '../../../core/page/edit/fill-section'
import { kindOf, type Page, type Section, type SectionType } from '../../../core/page/page'
import { richTextFromPlain } from '../../../core/text/rich-text'

/** A section to be added to a page; `filled` when the page's facts and phrases say what it holds. */
export type NewSection = { section: Section; filled: boolean }

/** Makes a section of a kind for a page: filled where it can be, else with its heading alone. */
export function newSection(page: Page, type: SectionType, newId: () => string): NewSection {
	const props = filledProps(page, type, newId)
	const section = { id: newId(), type, hidden: false, locked: false, props: props ?? headedProps(page, type) } as Section
	return { section, filled: props !== undefined }
}

function headedProps(page: Page, type: SectionType): Record<string, unknown> {
	const { heading } = kindOf(type)
	const empty = emptyProps(type) as Record<string, unknown>
	if (!heading || !('heading' in empty)) return empty
	return { ...empty, heading: { html: richTextFromPlain(String(phrasesFor(page.language)[heading])), facts: [] } }
}
