import type { Section } from './page'

/**
 * The section with every id of a picture replaced by what `change` makes of it; null takes the picture out of its
 * place. Pictures are what the fields `image` and `images` name, wherever they stand.
 */
export function mapSectionImages(section: Section, change: (imageId: string) => string | null): Section {
	return { ...section, props: mapped(section.props, change) } as Section
}

function mapped(value: unknown, change: (imageId: string) => string | null): unknown {
	if (Array.isArray(value)) return value.map((entry) => mapped(entry, change))
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(
		Object.entries(value).map(([key, entry]) => {
			if (key === 'image' && typeof entry === 'string') return [key, change(entry)]
			if (key === 'images' && isIds(entry)) return [key, [...new Set(entry.flatMap((id) => change(id) ?? []))]]
			return [key, mapped(entry, change)]
		}),
	)
}

const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** Ids of the pictures a section shows, in order. */
export function imagesOfSection(section: Section): string[] {
	const shown: string[] = []
	mapSectionImages(section, (id) => {
		shown.push(id)
		return id
	})
	return shown
}
