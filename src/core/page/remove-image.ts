import type { Page, Section } from './page'
import { noSuchImage } from './page-error'
import { showMainImage } from './set-main-image'

function withoutImage(section: Section, imageId: string): Section {
	switch (section.type) {
		case 'hero':
		case 'story':
			return section.props.image === imageId ? ({ ...section, props: { ...section.props, image: null } } as Section) : section
		case 'gallery':
		case 'images':
			return { ...section, props: { ...section.props, images: section.props.images.filter((id) => id !== imageId) } } as Section
		case 'features': {
			const items = section.props.items.map((item) => (item.image === imageId ? { ...item, image: null } : item))
			return { ...section, props: { ...section.props, items } }
		}
		default:
			return section
	}
}

/**
 * Takes a picture out of the gallery and every section that shows it. Removing the main picture promotes the next
 * one, in the hero too. Throws AppError `not_found`.
 */
export function removeImage(page: Page, imageId: string): Page {
	if (!page.images.some((image) => image.id === imageId)) throw noSuchImage(imageId)
	const gallery = page.gallery.filter((id) => id !== imageId)
	const promoted = page.gallery[0] === imageId ? showMainImage(page, imageId, gallery[0]) : page
	const sections = promoted.sections.map((section) => withoutImage(section, imageId))
	return { ...promoted, gallery, images: page.images.filter((image) => image.id !== imageId), sections }
}
