import type { ReactElement } from 'react'
import { ActionButton } from '../parts/action-button'
import { PriceView } from '../parts/price-view'
import { sectionDesign } from '../parts/section-design'
import { lookClass } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'
import { anchorOf } from '../style/anchor'

/** Name, price and button that stay in sight while one reads; it comes by CSS alone. */
function StickyBar({ id, props, view, ...look }: SectionViewProps<'stickyBar'>): ReactElement {
	return (
		<section className={`vt-bar${lookClass(look)}`} id={anchorOf(id)}>
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
	css: `
.vt.vt .vt-bar.vt-as-pill{inset-block-end:.75rem;width:min(44rem,calc(100% - 1.5rem));margin-inline:auto;\
border:1px solid var(--line);border-radius:99rem;box-shadow:0 .5rem 1.5rem rgb(0 0 0/.16)}
.vt-as-pill .vt-bar-in{padding:.5rem 1rem}`,
	icon: 'M3 4h18v16H3zM3 15h18M14 17.5h4',
	label: 'Buy bar',
})
