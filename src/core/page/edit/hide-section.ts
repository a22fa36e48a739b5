import type { Page } from '../page'
import { replaceSection } from './find-section'

/** Hides a section from every output, or shows it again; it stays in the editor. Throws AppError `not_found`. */
export function hideSection(page: Page, id: string, hidden: boolean): Page {
	return replaceSection(page, id, (section) => ({ ...section, hidden }))
}
