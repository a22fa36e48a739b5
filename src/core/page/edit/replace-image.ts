import { mapSectionImages } from '../map-images'
import type { Page, PageImage } from '../page'
import { noSuchImage } from '../page-error'

/**
 * Puts another picture in the place of one, wherever it stands: gallery, sections, logo. The old alternative text stays
 * when the new picture brings none. Throws AppError `not_found`.
 */
export function replaceImage(page: Page, imageId: string, image: PageImage): Page {
	const before = page.images.find((one) => one.id === imageId)
	if (!before) throw noSuchImage(imageId)
	const after = image.alt ? image : { ...image, alt: before.alt }
	const to = (id: string) => (id === imageId ? image.id : id)
	const others = page.images.filter((one) => one.id !== image.id || one.id === imageId)
	return {
		...page,
		images: others.map((one) => (one.id === imageId ? after : one)),
		gallery: [...new Set(page.gallery.map(to))],
		sections: page.sections.map((section) => mapSectionImages(section, to)),
		brand: page.brand.logo === null ? page.brand : { ...page.brand, logo: to(page.brand.logo) },
	}
}
