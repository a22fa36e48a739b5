import type { Page } from '../page'
import { getUnlockedSection } from './find-section'

/**
 * Takes a section out; its pictures stay with the page. Throws AppError `not_found`, or `conflict` when it is locked.
 */
export function removeSection(page: Page, id: string): Page {
	const section = getUnlockedSection(page, id)
	return { ...page, sections: page.sections.filter((other) => other.id !== section.id) }
}
