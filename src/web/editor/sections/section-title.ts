import type { Section } from '../../../core/page/page'
import { textsOfSection } from '../../../core/page/walk'
import { plainFromRichText } from '../../../core/text/rich-text'
import { entriesOf } from './section-entry-list'

/** The words by which a section is known in a list: its heading, else its first text. */
export function sectionTitle(section: Section): string {
	const { props } = section
	if ('headline' in props) return plainLine(props.headline.html)
	if ('heading' in props) return plainLine(props.heading.html) || (entriesOf(section)[0]?.title ?? '')
	const [first] = textsOfSection(section)
	return first ? plainLine(first.text.html) : ''
}

/** Rich text as one line. */
export function plainLine(html: string): string {
	return plainFromRichText(html).replaceAll('\n', ' ')
}
