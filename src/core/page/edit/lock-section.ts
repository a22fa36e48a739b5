import type { Page } from '../page'
import { replaceSection } from './find-section'

/** Locks a section against moving, removing and editing, or unlocks it. Throws AppError `not_found`. */
export function lockSection(page: Page, id: string, locked: boolean): Page {
	return replaceSection(page, id, (section) => ({ ...section, locked }))
}
