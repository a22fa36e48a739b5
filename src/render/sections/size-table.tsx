import type { ReactElement } from 'react'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TableView } from '../parts/table-view'

/** Sizes and what is stated for each. */
function SizeTable(section: SectionViewProps<'sizeTable'>): ReactElement | null {
	const { props, view } = section
	if (!view.editing && (props.rows.length === 0 || props.columns.length === 0)) return null
	return (
		<SectionFrame {...section} heading={props.heading}>
			<TableView cards={section.layout === 'cards'} props={props} label={view.phrases.sizeTable} view={view} />
		</SectionFrame>
	)
}

export const sizeTable = sectionDesign('sizeTable', {
	Component: SizeTable,
	icon: 'M2 9h20v6H2zM6 9v3M10 9v2M14 9v3M18 9v2',
	label: 'Size table',
})
