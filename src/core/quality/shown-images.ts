import { imagesOfSection } from '../page/map-images'
import type { Page, PageImage } from '../page/page'

/** The pictures the page's sections show, in the order they are met; each once. */
export function shownImages(page: Page): PageImage[] {
	const ids = page.sections.filter((section) => !section.hidden).flatMap(imagesOfSection)
	return [...new Set(ids)].flatMap((id) => page.images.find((image) => image.id === id) ?? [])
}
