import type { Section } from '../../core/page/page'
import { plainFromRichText } from '../../core/page/rich-text'
import { entriesOf } from './section-entry-list'

/** The words by which a section is known in a list: its heading, else its first text. */
export function sectionTitle(section: Section): string {
	const { props } = section
	if ('headline' in props) return plain(props.headline.html)
	if ('heading' in props) return plain(props.heading.html) || (entriesOf(section)[0]?.title ?? '')
	return plain(props.body.html)
}

function plain(html: string): string {
	return plainFromRichText(html).replaceAll('\n', ' ')
}
