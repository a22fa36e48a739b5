import type { Page, SectionProps } from '../core/page/page'
import { plainFromRichText } from '../core/page/rich-text'

type Row = SectionProps<'specifications'>['rows'][number]

const MAX_NAME = 24
const MAX_VALUE = 30

/** The first specifications short enough to be read at a glance; none when too few are left to make a table. */
export function heroFacts(page: Page, most: number): Row[] {
	const section = page.sections.find((candidate) => candidate.type === 'specifications' && !candidate.hidden)
	if (section?.type !== 'specifications') return []
	const short = section.props.rows.filter((row) => {
		const name = plainFromRichText(row.name.html)
		const value = plainFromRichText(row.value.html)
		return name !== '' && value !== '' && name.length <= MAX_NAME && value.length <= MAX_VALUE
	})
	return short.length < 3 ? [] : short.slice(0, most)
}
