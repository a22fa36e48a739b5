import type { ReactElement } from 'react'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TableView } from '../table-view'

/** The product’s own variants beside each other. */
export function Comparison({ id, props, view }: SectionViewProps<'comparison'>): ReactElement | null {
	if (!view.editing && (props.rows.length === 0 || props.columns.length === 0)) return null
	return (
		<SectionFrame id={id} type="comparison" heading={props.heading} view={view}>
			<TableView props={props} label={view.phrases.comparison} view={view} />
		</SectionFrame>
	)
}
