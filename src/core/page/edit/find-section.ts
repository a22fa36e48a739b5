import type { Page, Section } from '../page'
import { noSuchSection, sectionLocked } from '../page-error'

/** Where the section stands in the page. Throws AppError `not_found`. */
export function indexOfSection(page: Page, id: string): number {
	const index = page.sections.findIndex((section) => section.id === id)
	if (index < 0) throw noSuchSection(id)
	return index
}

/** The section with this id. Throws AppError `not_found`. */
export function getSection(page: Page, id: string): Section {
	const section = page.sections[indexOfSection(page, id)]
	if (!section) throw noSuchSection(id)
	return section
}

/** The section with this id, if it may be changed. Throws AppError `not_found`, or `conflict` when it is locked. */
export function getUnlockedSection(page: Page, id: string): Section {
	const section = getSection(page, id)
	if (section.locked) throw sectionLocked(id)
	return section
}

/** The page with one section replaced by what `change` makes of it. Throws AppError `not_found`. */
export function replaceSection(page: Page, id: string, change: (section: Section) => Section): Page {
	const at = indexOfSection(page, id)
	return { ...page, sections: page.sections.map((section, index) => (index === at ? change(section) : section)) }
}
