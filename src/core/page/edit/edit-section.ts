import { type Text, textSchema } from '../../copy/copy'
import { AppError } from '../../errors'
import { msg } from '../../messages/message'
import { type Page, type Section, type SectionProps, type SectionType, sectionSchema } from '../page'
import { isText, setTextAt, type TextPath } from '../walk'
import { getUnlockedSection, replaceSection } from './find-section'

function checked(section: Section): Section {
	const parsed = sectionSchema.safeParse(section)
	if (!parsed.success) {
		throw new AppError('invalid_request', msg('pages.section_would_hold'), {
			cause: parsed.error,
			details: { section: section.id },
		})
	}
	return parsed.data
}

/**
 * Replaces the whole content of a section. Throws AppError `not_found`, `conflict` when it is locked,
 * `invalid_request` when the content does not fit the section's type.
 */
export function editSection(page: Page, id: string, props: SectionProps<SectionType>): Page {
	getUnlockedSection(page, id)
	return replaceSection(page, id, (section) => checked({ ...section, props } as Section))
}

/**
 * Replaces one text of a section, named by its path inside the section's content (`['items', 0, 'title']`).
 * Throws AppError `not_found` (also when no text stands there), `conflict` when locked, `invalid_request` when it is
 * not rich text.
 */
export function editText(page: Page, id: string, path: TextPath, text: Text): Page {
	getUnlockedSection(page, id)
	if (!isText(text) || !textSchema.safeParse(text).success) {
		throw new AppError('invalid_request', msg('pages.text_html'), { details: { section: id } })
	}
	return replaceSection(page, id, (section) => ({ ...section, props: setTextAt(section.props, path, text) }) as Section)
}
