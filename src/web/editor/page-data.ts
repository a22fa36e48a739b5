import type { Data } from '@puckeditor/core'
import { z } from 'zod'
import { unsupportedTexts, withSettledTexts } from '../../core/page/edit-facts'
import { type Page, pageSchema } from '../../core/page/page'
import { puckDataOf, withPuckData } from '../../core/page/puck-data'
import { newId } from '../new-id'

/** What the editor's root holds besides the sections, so that one undo covers sections, pictures, design and facts alike. */
const rootSchema = z.object({
	theme: pageSchema.shape.theme,
	brand: pageSchema.shape.brand,
	images: pageSchema.shape.images,
	gallery: pageSchema.shape.gallery,
	facts: pageSchema.shape.facts,
	product: pageSchema.shape.product,
	/** HTML of the texts that rest on facts which are gone: one that no longer stands here was rewritten, and is the seller's own. */
	unsupported: z.array(z.string()),
})

/** Page → what the editor is opened with. */
export function dataOf(page: Page): Data {
	const { theme, brand, images, gallery, facts, product } = page
	const unsupported = unsupportedTexts(page).map(({ text }) => text.html)
	return { ...puckDataOf(page.sections), root: { props: { theme, brand, images, gallery, facts, product, unsupported } } } as Data
}

/** The page as the editor has it now; what the editor does not touch comes from `base`. Throws AppError `invalid_request`. */
export function pageOf(base: Page, data: Data): Page {
	const { unsupported, ...root } = rootSchema.parse(data.root.props)
	const content = data.content.map(({ type, props }) => ({ type, props }))
	return withSettledTexts({ ...withPuckData(base, { root: {}, content }, newId), ...root }, new Set(unsupported))
}

/** Two pages with the same fingerprint hold the same, whatever the order of their keys. */
export function fingerprint(page: Page): string {
	return JSON.stringify(pageSchema.parse(page))
}
