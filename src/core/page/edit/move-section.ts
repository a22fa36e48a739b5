import type { Page } from '../page'
import { getUnlockedSection, indexOfSection } from './find-section'

/**
 * Moves a section so that it stands at position `index` afterwards; an index outside the page means its nearest end.
 * Throws AppError `not_found`, or `conflict` when it is locked.
 */
export function moveSection(page: Page, id: string, index: number): Page {
	const section = getUnlockedSection(page, id)
	const from = indexOfSection(page, id)
	const to = Math.max(0, Math.min(Math.trunc(index) || 0, page.sections.length - 1))
	return { ...page, sections: page.sections.toSpliced(from, 1).toSpliced(to, 0, section) }
}
