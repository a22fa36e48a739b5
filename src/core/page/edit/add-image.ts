import type { Page, PageImage } from '../page'
import { showMainImage } from './set-main-image'

/**
 * Adds a picture behind the gallery's others, or replaces the one with its id. The first picture of a page becomes its
 * main one.
 */
export function addImage(page: Page, image: PageImage): Page {
	const known = page.images.some((other) => other.id === image.id)
	const images = known ? page.images.map((other) => (other.id === image.id ? image : other)) : [...page.images, image]
	const gallery = page.gallery.includes(image.id) ? page.gallery : [...page.gallery, image.id]
	return showMainImage({ ...page, images, gallery }, page.gallery[0], gallery[0])
}
