import type { ReactElement } from 'react'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'

/** One sentence that has the screen to itself. */
function Summary(section: SectionViewProps<'summary'>): ReactElement {
	return (
		<SectionFrame {...section} variant="inset">
			<TextView as="p" className="vt-claim" text={section.props.statement} view={section.view} />
		</SectionFrame>
	)
}

export const summary = sectionDesign('summary', {
	Component: Summary,
	css: `
.vt-claim{max-width:24em;font:var(--heavy,500) clamp(1.6rem,1.1rem + 2.4vw,3.2rem)/1.2 var(--display,var(--text));
letter-spacing:var(--tight)}`,
	icon: 'M4 7h16M4 12h16M4 17h8',
	label: 'One sentence',
})
