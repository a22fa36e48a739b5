import type { Data } from '@puckeditor/core'
import { z } from 'zod'
import { unsupportedTexts, withSettledTexts } from '../../../core/page/edit/edit-facts'
import { type Page, pageSchema } from '../../../core/page/page'
import { puckDataOf, withPuckData } from '../../../core/page/puck-data'
import { newId } from '../../browser/new-id'

/**
 * What the editor's root holds besides the sections, so that one undo covers sections, pictures, design, facts and
 * prices alike.
 */
const rootSchema = pageSchema.omit({ version: true, sections: true }).extend({
	/**
	 * HTML of the texts that rest on facts which are gone: one that no longer stands here was rewritten, and is the
	 * seller's own.
	 */
	unsupported: z.array(z.string()),
})

/** Page → what the editor is opened with. */
export function dataOf(page: Page): Data {
	const { version: _version, sections, ...root } = page
	const unsupported = unsupportedTexts(page).map(({ text }) => text.html)
	return { ...puckDataOf(sections), root: { props: { ...root, unsupported } } } as Data
}

/** The page as the editor has it now. Throws AppError `invalid_request`. */
export function pageOf(base: Page, data: Data): Page {
	const { unsupported, ...root } = rootSchema.parse(data.root.props)
	const content = data.content.map(({ type, props }) => ({ type, props }))
	const { version, sections } = withPuckData(base, { root: {}, content }, newId)
	return withSettledTexts({ version, ...root, sections }, new Set(unsupported))
}

/** Two pages with the same fingerprint hold the same, whatever the order of their keys. */
export function fingerprint(page: Page): string {
	return JSON.stringify(pageSchema.parse(page))
}
