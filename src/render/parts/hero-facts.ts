import type { Page, SectionProps } from '../../core/page/page'
import { plainFromRichText } from '../../core/text/rich-text'
import { LOOKS } from '../themes/looks'

type Row = SectionProps<'specifications'>['rows'][number]

const MAX_NAME = 24
const MAX_VALUE = 30
/** Fewer rows than these make no table, neither in the opening nor behind it. */
const LEAST = 3

/**
 * The first specifications short enough to be read at a glance, which the opening shows and the table then leaves out:
 * nothing is said twice. None when too few are left for either.
 */
export function heroFacts(page: Page): Row[] {
	if (!page.sections.some(({ type, hidden }) => type === 'hero' && !hidden)) return []
	const section = page.sections.find((candidate) => candidate.type === 'specifications' && !candidate.hidden)
	if (section?.type !== 'specifications') return []
	const short = section.props.rows.filter((row) => {
		const name = plainFromRichText(row.name.html)
		const value = plainFromRichText(row.value.html)
		return name !== '' && value !== '' && name.length <= MAX_NAME && value.length <= MAX_VALUE
	})
	const shown = short.slice(0, Math.min(LOOKS[page.theme].traits.heroFacts, section.props.rows.length - LEAST))
	return shown.length < LEAST ? [] : shown
}
