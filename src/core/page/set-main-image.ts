import type { Page, Section } from './page'
import { noSuchImage } from './page-error'

/** The page whose heroes show `next` where they showed `previous`, and whose gallery sections hold what was displaced. */
export function showMainImage(page: Page, previous: string | undefined, next: string | undefined): Page {
	if (previous === next) return page
	const sections = page.sections.map((section): Section => {
		if (section.type === 'hero' && section.props.images[0] === previous) {
			const others = section.props.images.filter((id) => id !== next)
			// A picture swiped in the opening changes places with the first; one from elsewhere takes its place.
			const swapped = section.props.images.includes(next ?? '') ? others : others.slice(1)
			return { ...section, props: { ...section.props, images: [...(next === undefined ? [] : [next]), ...swapped] } }
		}
		if (section.type === 'gallery' && next !== undefined) {
			const images = section.props.images.flatMap((id) => (id !== next ? [id] : previous === undefined ? [] : [previous]))
			return { ...section, props: { ...section.props, images: [...new Set(images)] } }
		}
		return section
	})
	return { ...page, sections }
}

/** Makes a picture of the gallery the main one; the others keep their order. Throws AppError `not_found`. */
export function setMainImage(page: Page, imageId: string): Page {
	if (!page.gallery.includes(imageId)) throw noSuchImage(imageId)
	const gallery = [imageId, ...page.gallery.filter((id) => id !== imageId)]
	return showMainImage({ ...page, gallery }, page.gallery[0], imageId)
}
