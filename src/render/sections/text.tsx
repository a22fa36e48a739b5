import type { ReactElement } from 'react'
import { sectionDesign } from '../section-design'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** What the seller adds in their own words. */
function TextSection(section: SectionViewProps<'text'>): ReactElement {
	const { props, view } = section
	return (
		<SectionFrame {...section} name="free">
			<TextView as="div" className="vt-prose" text={props.body} view={view} />
		</SectionFrame>
	)
}

export const text = sectionDesign('text', {
	Component: TextSection,
	icon: 'M4 5h16M4 10h16M4 15h16M4 20h9',
	label: 'Text',
})
