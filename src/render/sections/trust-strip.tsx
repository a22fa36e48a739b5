import type { ReactElement } from 'react'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { Sign } from '../parts/sign'
import { TextView } from '../parts/text-view'

/** What the seller stands for, in a line of icons. */
function TrustStrip(section: SectionViewProps<'trustStrip'>): ReactElement | null {
	const { props, view } = section
	if (props.items.length === 0 && !view.editing) return null
	return (
		<SectionFrame {...section} variant="inset" heading={props.heading}>
			<ul className="vt-trust vt-grid" data-n={props.items.length}>
				{props.items.map((item) => (
					<li key={item.id}>
						<Sign of={item.topic} />
						<TextView as="h3" text={item.title} view={view} />
						<TextView as="div" className="vt-text" text={item.text} view={view} />
					</li>
				))}
			</ul>
		</SectionFrame>
	)
}

export const trustStrip = sectionDesign('trustStrip', {
	Component: TrustStrip,
	css: `
.vt-trust li{display:flex;flex-direction:column;align-items:flex-start;gap:.45rem}
.vt-trust h3{--size:1.2rem}
.vt-trust .vt-text{font-size:1rem}
@media (max-width:35.99em){.vt-trust.vt-grid:has(>:nth-child(2)){grid-template-columns:repeat(2,minmax(0,1fr))}
.vt-trust>:last-child:nth-child(odd):not(:first-child){grid-column:1/-1}}
.vt.vt .vt-as-cards .vt-trust li{padding:1.25rem;border:1px solid var(--line);border-radius:min(var(--round,2px),1.5rem)}`,
	icon: 'M4 10l2 2 3-4M11 10h9M4 17l2 2 3-4M11 17h9',
	label: 'Trust strip',
})
