import type { ReactElement } from 'react'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** What can be chosen, dimension by dimension. */
export function Variants({ id, props, view }: SectionViewProps<'variants'>): ReactElement {
	return (
		<SectionFrame id={id} type="variants" heading={props.heading} view={view}>
			{props.dimensions.map((dimension) => (
				<div key={dimension.id} className="vt-choice">
					<TextView as="h3" text={dimension.name} view={view} />
					<ul>
						{dimension.values.map((value, index) => (
							<TextView key={index} as="li" text={value} view={view} />
						))}
					</ul>
				</div>
			))}
		</SectionFrame>
	)
}
