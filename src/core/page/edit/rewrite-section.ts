import { AppError } from '../../errors'
import { msg } from '../../messages/message'
import type { Removal } from '../../truth/claims'
import type { Page, Section } from '../page'
import { editSection } from './edit-section'
import { getSection } from './find-section'

/**
 * Puts a section written anew in the place of the one with its id, and what the checker objected to on the page's
 * record (W-6, K-2). Throws AppError `not_found`, `conflict` when it is locked, `invalid_request` when it has become
 * another kind of section.
 */
export function rewriteSection(page: Page, section: Section, removed: readonly Removal[]): Page {
	if (getSection(page, section.id).type !== section.type) {
		throw new AppError('invalid_request', msg('pages.other_kind'))
	}
	const rewritten = editSection(page, section.id, section.props)
	return removed.length === 0 ? rewritten : { ...rewritten, record: { ...page.record, removed: [...page.record.removed, ...removed] } }
}
