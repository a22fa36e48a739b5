import type { ReactElement } from 'react'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'

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
	css: `
.vt.vt .vt-free.vt-as-wide .vt-in{max-width:82rem}
@media (min-width:60em){.vt-free.vt-as-wide .vt-prose{columns:2;column-gap:clamp(2rem,5vw,5rem)}}`,
	icon: 'M4 5h16M4 10h16M4 15h16M4 20h9',
	label: 'Text',
})
