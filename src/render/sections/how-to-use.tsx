import type { ReactElement } from 'react'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'

/** The listing's or the seller's own instructions, step by step. */
function HowToUse(section: SectionViewProps<'howToUse'>): ReactElement | null {
	const { props, view } = section
	if (props.steps.length === 0 && !view.editing) return null
	return (
		<SectionFrame {...section} heading={props.heading}>
			<ol className={section.layout === 'columns' ? 'vt-steps vt-grid' : 'vt-steps'} data-n={props.steps.length}>
				{props.steps.map((step) => (
					<li key={step.id}>
						<TextView as="div" text={step.text} view={view} />
					</li>
				))}
			</ol>
		</SectionFrame>
	)
}

export const howToUse = sectionDesign('howToUse', {
	Component: HowToUse,
	css: `
.vt.vt .vt-howToUse.vt-as-columns .vt-steps{gap:1.75rem 2rem}
.vt.vt .vt-howToUse.vt-as-columns .vt-steps>li{grid-template-columns:minmax(0,1fr);gap:.4rem;align-content:start}`,
	icon: 'M10 6h11M10 12h11M10 18h11M4 4.5l1.5-.5v4M3.5 11.5c2-1.5 3 .5 0 3h3M3.5 16.5h3l-2 1.5c2 0 2 2.5-1 2',
	label: 'How to use',
})
