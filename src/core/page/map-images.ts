import type { Section } from './page'

/** The section with every id of a picture replaced by what `change` makes of it; null takes the picture out of its place. */
export function mapSectionImages(section: Section, change: (imageId: string) => string | null): Section {
	switch (section.type) {
		case 'hero':
		case 'story': {
			const { image } = section.props
			return { ...section, props: { ...section.props, image: image === null ? null : change(image) } } as Section
		}
		case 'gallery':
		case 'images': {
			const images = section.props.images.flatMap((id) => change(id) ?? [])
			return { ...section, props: { ...section.props, images: [...new Set(images)] } } as Section
		}
		case 'features': {
			const items = section.props.items.map((item) => ({ ...item, image: item.image === null ? null : change(item.image) }))
			return { ...section, props: { ...section.props, items } }
		}
		default:
			return section
	}
}

/** Ids of the pictures a section shows, in order. */
export function imagesOfSection(section: Section): string[] {
	const shown: string[] = []
	mapSectionImages(section, (id) => {
		shown.push(id)
		return id
	})
	return shown
}
