import type { ReactElement } from 'react'
import { ActionButton } from '../parts/action-button'
import { headingClass } from '../parts/heading-class'
import { PriceView } from '../parts/price-view'
import { sectionDesign } from '../parts/section-design'
import { lookClass } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'
import { anchorOf } from '../style/anchor'

/** The last call, with the price. The product was shown; no picture is repeated here. */
function CallToAction({ id, props, view, ...look }: SectionViewProps<'callToAction'>): ReactElement {
	return (
		<section className={`vt-closing${lookClass(look)}`} id={anchorOf(id)}>
			<div className="vt-closing-in">
				<div className="vt-call">
					<TextView as="h2" className={headingClass(props.headline)} text={props.headline} view={view} />
					<div className="vt-buy">
						<PriceView view={view} />
						<ActionButton text={props.button} view={view} />
					</div>
				</div>
			</div>
		</section>
	)
}

export const callToAction = sectionDesign('callToAction', {
	Component: CallToAction,
	icon: 'M3 7h18v10H3zM7 12h7M12 9.5l2.5 2.5-2.5 2.5',
	label: 'Last call',
})
