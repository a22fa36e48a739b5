import { kindOf, type Page, type Section } from './page'
import { textsOfSection } from './walk'

/** True for a section whose texts are all empty and whose pictures, if it had any, could not be had. */
export function saysNothing(section: Section, images: Page['images']): boolean {
	if (kindOf(section.type).borrows || textsOfSection(section).some(({ text }) => text.html !== '')) return false
	const props = JSON.stringify(section.props)
	return !images.some(({ id, files }) => files.length > 0 && props.includes(JSON.stringify(id)))
}
