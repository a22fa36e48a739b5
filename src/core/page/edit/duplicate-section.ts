import type { Page, Section } from '../page'
import { getUnlockedSection, indexOfSection } from './find-section'
import { insertSection } from './insert-section'
import { renewIds } from './renew-ids'

/**
 * Puts a copy right behind the section; the copy and each of its entries gets an id of its own.
 * Throws AppError `not_found`, or `conflict` when it is locked.
 */
export function duplicateSection(page: Page, id: string, newId: () => string): Page {
	const section = getUnlockedSection(page, id)
	const copy = { ...section, id: newId(), props: renewIds(section.props, newId) } as Section
	return insertSection(page, copy, indexOfSection(page, id) + 1)
}
