import type { ReactElement } from 'react'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { Sign } from '../parts/sign'
import { TextView } from '../parts/text-view'

/** What the seller promises: delivery, returns, guarantee, payment. */
function Guarantee(section: SectionViewProps<'guarantee'>): ReactElement | null {
	const { props, view } = section
	if (props.items.length === 0 && !view.editing) return null
	return (
		<SectionFrame {...section} heading={props.heading}>
			<ul className="vt-terms">
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

export const guarantee = sectionDesign('guarantee', {
	Component: Guarantee,
	css: `
.vt.vt .vt-guarantee.vt-as-rows .vt-terms{grid-template-columns:minmax(0,1fr);gap:0}
.vt.vt .vt-guarantee.vt-as-rows .vt-terms li{padding-block:1.25rem;border-block-end:1px solid var(--line)}`,
	icon: 'M12 3l8 3v5c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10V6ZM8.5 12l2.5 2.5 4.5-5',
	label: 'Your terms',
})
