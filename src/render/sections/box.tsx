import type { ReactElement } from 'react'
import { sectionDesign } from '../section-design'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** What the buyer takes out of the parcel. */
function Box(section: SectionViewProps<'box'>): ReactElement {
	const { props, view } = section
	return (
		<SectionFrame {...section} heading={props.heading}>
			<ul className="vt-list">
				{props.items.map((item) => (
					<TextView key={item.id} as="li" text={item.text} view={view} />
				))}
			</ul>
		</SectionFrame>
	)
}

export const box = sectionDesign('box', {
	Component: Box,
	icon: 'M3 8l9-5 9 5v9l-9 5-9-5ZM3 8l9 5 9-5M12 13v9',
	label: 'In the box',
})
