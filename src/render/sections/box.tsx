import type { ReactElement } from 'react'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** What the buyer takes out of the parcel. */
export function Box({ id, props, view }: SectionViewProps<'box'>): ReactElement {
	return (
		<SectionFrame id={id} type="box" heading={props.heading} view={view}>
			<ul className="vt-list">
				{props.items.map((item) => (
					<TextView key={item.id} as="li" text={item.text} view={view} />
				))}
			</ul>
		</SectionFrame>
	)
}
