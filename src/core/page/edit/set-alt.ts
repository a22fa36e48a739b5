import type { Page } from '../page'
import { noSuchImage } from '../page-error'

/** Says in words what a picture shows, for those who cannot see it. Throws AppError `not_found`. */
export function setAlt(page: Page, imageId: string, alt: string): Page {
	if (!page.images.some((image) => image.id === imageId)) throw noSuchImage(imageId)
	const words = alt.replace(/\s+/g, ' ').trim()
	return { ...page, images: page.images.map((image) => (image.id === imageId ? { ...image, alt: words } : image)) }
}
