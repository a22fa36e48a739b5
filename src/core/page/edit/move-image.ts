import type { Page } from '../page'
import { noSuchImage } from '../page-error'
import { reorderImages } from './reorder-images'

/**
 * Moves a picture of the gallery so that it stands at position `index` afterwards; an index outside means the nearest
 * end. The first becomes the main picture. Throws AppError `not_found`.
 */
export function moveImage(page: Page, imageId: string, index: number): Page {
	const from = page.gallery.indexOf(imageId)
	if (from < 0) throw noSuchImage(imageId)
	const to = Math.max(0, Math.min(Math.trunc(index) || 0, page.gallery.length - 1))
	return reorderImages(page, page.gallery.toSpliced(from, 1).toSpliced(to, 0, imageId))
}
