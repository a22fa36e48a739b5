import type { ReactElement } from 'react'
import { ActionButton } from '../action-button'
import { anchorOf } from '../button-target'
import { PriceView } from '../price-view'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** Name, price and button that stay in sight while one reads; it comes by CSS alone. */
export function StickyBar({ id, props, view }: SectionViewProps<'stickyBar'>): ReactElement {
	return (
		<section className="vt-bar" id={anchorOf(id)}>
			<div className="vt-bar-in">
				<TextView as="p" className="vt-name" text={props.headline} view={view} />
				<PriceView view={view} />
				<ActionButton text={props.button} from="stickyBar" view={view} />
			</div>
		</section>
	)
}
