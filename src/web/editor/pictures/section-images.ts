import { editSection } from '../../../core/page/edit/edit-section'
import { getSection } from '../../../core/page/edit/find-section'
import { mapSectionImages } from '../../../core/page/map-images'
import type { Page } from '../../../core/page/page'

/** The page with one picture taken out of one section; it stays in the gallery. Throws AppError like `editSection`. */
export function withoutSectionImage(page: Page, sectionId: string, imageId: string): Page {
	const { props } = mapSectionImages(getSection(page, sectionId), (id) => (id === imageId ? null : id))
	return editSection(page, sectionId, props)
}
