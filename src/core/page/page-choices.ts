import type { Page, SectionProps } from './page'

/** What a page offers to choose between: the opening's options, else those of a section of its own. */
export function pageChoices({ sections }: Pick<Page, 'sections'>): SectionProps<'hero'>['options'] {
	const shown = sections.filter(({ hidden }) => !hidden)
	const opening = shown.find((section) => section.type === 'hero' && section.props.options.length > 0)
	if (opening?.type === 'hero') return opening.props.options
	const own = shown.find((section) => section.type === 'variants')
	return own?.type === 'variants' ? own.props.dimensions : []
}
