import type { Focus } from '../compose/picture-nature'
import type { Page } from '../page'
import { noSuchImage } from '../page-error'

/**
 * Says what of a picture stays in sight where it is cut to its place; undefined leaves that to the theme. Throws
 * AppError `not_found`.
 */
export function setFocus(page: Page, imageId: string, focus: Focus | undefined): Page {
	if (!page.images.some((image) => image.id === imageId)) throw noSuchImage(imageId)
	return {
		...page,
		images: page.images.map(({ focus: before, ...image }) => {
			if (image.id !== imageId) return before ? { ...image, focus: before } : image
			return focus ? { ...image, focus } : image
		}),
	}
}
