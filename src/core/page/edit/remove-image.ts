import { mapSectionImages } from '../map-images'
import type { Page } from '../page'
import { noSuchImage } from '../page-error'
import { showMainImage } from './set-main-image'

/**
 * Takes a picture out of the gallery, the logo's place and every section that shows it. Removing the main picture
 * promotes the next one, in the hero too. Throws AppError `not_found`.
 */
export function removeImage(page: Page, imageId: string): Page {
	if (!page.images.some((image) => image.id === imageId)) throw noSuchImage(imageId)
	const gallery = page.gallery.filter((id) => id !== imageId)
	const promoted = page.gallery[0] === imageId ? showMainImage(page, imageId, gallery[0]) : page
	const sections = promoted.sections.map((section) => mapSectionImages(section, (id) => (id === imageId ? null : id)))
	const brand = page.brand.logo === imageId ? { ...page.brand, logo: null } : page.brand
	return { ...promoted, brand, gallery, images: page.images.filter((image) => image.id !== imageId), sections }
}
