import type { ReactElement } from 'react'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TableView } from '../table-view'

/** Sizes and what is stated for each. */
export function SizeTable({ id, props, view }: SectionViewProps<'sizeTable'>): ReactElement | null {
	if (!view.editing && (props.rows.length === 0 || props.columns.length === 0)) return null
	return (
		<SectionFrame id={id} type="sizeTable" heading={props.heading} view={view}>
			<TableView props={props} label={view.phrases.sizeTable} view={view} />
		</SectionFrame>
	)
}
