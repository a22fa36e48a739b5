import type { ReactElement } from 'react'
import { sectionDesign } from '../section-design'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TableView } from '../table-view'

/** The product’s own variants beside each other. */
function Comparison(section: SectionViewProps<'comparison'>): ReactElement | null {
	const { props, view } = section
	if (!view.editing && (props.rows.length === 0 || props.columns.length === 0)) return null
	return (
		<SectionFrame {...section} heading={props.heading}>
			<TableView props={props} label={view.phrases.comparison} view={view} />
		</SectionFrame>
	)
}

export const comparison = sectionDesign('comparison', {
	Component: Comparison,
	icon: 'M3 4h5v16H3zM9.5 4h5v16h-5zM16 4h5v16h-5z',
	label: 'Comparison',
})
