import type { Page, Section } from '../page'
import { noSuchImage } from '../page-error'

/**
 * The page whose openings begin with `next` where they began with `previous`, in the gallery's order, and whose gallery
 * sections hold what was displaced.
 */
export function showMainImage(page: Page, previous: string | undefined, next: string | undefined): Page {
	const sections = page.sections.map((section): Section => {
		if (section.type === 'hero' && section.props.images[0] === previous) {
			return { ...section, props: { ...section.props, images: openingImages(page, section.props.images, next) } }
		}
		if (section.type === 'gallery' && next !== undefined && previous !== next) {
			const images = section.props.images.flatMap((id) => (id !== next ? [id] : previous === undefined ? [] : [previous]))
			return { ...section, props: { ...section.props, images: [...new Set(images)] } }
		}
		return section
	})
	return { ...page, sections }
}

/** The opening's pictures in the gallery's order; a main picture from elsewhere takes the place of the one before. */
function openingImages({ gallery }: Page, images: readonly string[], next: string | undefined): string[] {
	const swiped = next === undefined || images.includes(next) ? [...images] : [next, ...images.slice(1)]
	const place = (id: string) => (gallery.includes(id) ? gallery.indexOf(id) : gallery.length)
	return swiped.toSorted((a, b) => place(a) - place(b))
}

/** Makes a picture of the gallery the main one; the others keep their order. Throws AppError `not_found`. */
export function setMainImage(page: Page, imageId: string): Page {
	if (!page.gallery.includes(imageId)) throw noSuchImage(imageId)
	const gallery = [imageId, ...page.gallery.filter((id) => id !== imageId)]
	return showMainImage({ ...page, gallery }, page.gallery[0], imageId)
}
