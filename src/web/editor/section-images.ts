import { editSection } from '../../core/page/edit-section'
import { getSection } from '../../core/page/find-section'
import type { Page, SectionProps, SectionType } from '../../core/page/page'

/** The page with one picture taken out of one section; it stays in the gallery. Throws AppError like `editSection`. */
export function withoutSectionImage(page: Page, sectionId: string, imageId: string): Page {
	const { props } = getSection(page, sectionId)
	return editSection(page, sectionId, without(props, imageId))
}

function without(props: SectionProps<SectionType>, imageId: string): SectionProps<SectionType> {
	if ('images' in props) return { ...props, images: props.images.filter((id) => id !== imageId) }
	if ('image' in props) return { ...props, image: props.image === imageId ? null : props.image }
	if (!('items' in props)) return props
	const items = props.items.map((item) => ('image' in item && item.image === imageId ? { ...item, image: null } : item))
	return { ...props, items } as SectionProps<SectionType>
}
