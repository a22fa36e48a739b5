import type { Page, Section, SectionType } from './page'
import { textsOfSection } from './walk'

/** Kinds that show what is not theirs alone: price, button, form, the listing's rating, a film. */
const SHOWS_MORE: ReadonlySet<SectionType> = new Set(['hero', 'callToAction', 'orderForm', 'stickyBar', 'rating', 'video'])

/** True for a section whose texts are all empty and whose pictures, if it had any, could not be had. */
export function saysNothing(section: Section, images: Page['images']): boolean {
	if (SHOWS_MORE.has(section.type) || textsOfSection(section).some(({ text }) => text.html !== '')) return false
	const props = JSON.stringify(section.props)
	return !images.some(({ id, files }) => files.length > 0 && props.includes(JSON.stringify(id)))
}
