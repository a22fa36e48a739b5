import type { ReactElement } from 'react'
import { ActionButton } from '../action-button'
import { anchorOf } from '../anchor'
import { PriceView } from '../price-view'
import { sectionDesign } from '../section-design'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** Name, price and button that stay in sight while one reads; it comes by CSS alone. */
function StickyBar({ id, props, view }: SectionViewProps<'stickyBar'>): ReactElement {
	return (
		<section className="vt-bar" id={anchorOf(id)}>
			<div className="vt-bar-in">
				<TextView as="p" className="vt-name" text={props.headline} view={view} />
				<PriceView view={view} />
				<ActionButton text={props.button} view={view} />
			</div>
		</section>
	)
}

export const stickyBar = sectionDesign('stickyBar', {
	Component: StickyBar,
	icon: 'M3 4h18v16H3zM3 15h18M14 17.5h4',
	label: 'Buy bar',
})
