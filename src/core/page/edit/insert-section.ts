import { AppError } from '../../errors'
import { msg } from '../../messages/message'
import { type Page, type Section, sectionSchema } from '../page'

/**
 * Puts a section in front of position `index`; an index outside the page means its nearest end.
 * Throws AppError `invalid_request` when the section is malformed or its id is taken.
 */
export function insertSection(page: Page, section: Section, index: number): Page {
	const parsed = sectionSchema.safeParse(section)
	if (!parsed.success) throw new AppError('invalid_request', msg('pages.section_unreadable'), { cause: parsed.error })
	if (page.sections.some((other) => other.id === section.id)) {
		throw new AppError('invalid_request', msg('pages.section_twice'), {
			details: { section: section.id },
		})
	}
	const at = Math.max(0, Math.min(Math.trunc(index) || 0, page.sections.length))
	return { ...page, sections: page.sections.toSpliced(at, 0, parsed.data) }
}
