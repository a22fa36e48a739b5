import type { ReactElement } from 'react'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** Names and values, as the listing gives them. Long lists run in two columns. */
export function Specifications({ id, props, view }: SectionViewProps<'specifications'>): ReactElement {
	return (
		<SectionFrame id={id} type="specifications" variant={props.rows.length > 7 ? 'long' : undefined} heading={props.heading} view={view}>
			<dl className="vt-rows">
				{props.rows.map((row) => (
					<div key={row.id}>
						<TextView as="dt" text={row.name} view={view} />
						<TextView as="dd" text={row.value} view={view} />
					</div>
				))}
			</dl>
		</SectionFrame>
	)
}
