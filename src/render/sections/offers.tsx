import type { ReactElement } from 'react'
import { priceLabel } from '../parts/price-label'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'

/** Quantities and bundles at the prices the seller states. */
function Offers(section: SectionViewProps<'offers'>): ReactElement | null {
	const { props, view } = section
	if (props.items.length === 0 && !view.editing) return null
	return (
		<SectionFrame {...section} variant="inset" heading={props.heading}>
			<ul className="vt-offers-list vt-grid" data-n={props.items.length}>
				{props.items.map((item) => (
					<li key={item.id}>
						<TextView as="h3" text={item.title} view={view} />
						<TextView as="div" className="vt-text" text={item.text} view={view} />
						{item.price ? <bdi className="vt-offer-price">{priceLabel(item.price, view.tag, view.page.market)}</bdi> : null}
					</li>
				))}
			</ul>
		</SectionFrame>
	)
}

export const offers = sectionDesign('offers', {
	Component: Offers,
	css: `
.vt-offers-list li{display:flex;flex-direction:column;gap:.5rem;padding:1.25rem;border:1px solid var(--line);
border-radius:min(var(--round,2px),1.5rem)}
.vt-offers-list h3{--size:1.35rem}
.vt-offer-price{margin-block-start:auto;padding-block-start:.5rem;font-size:1.5rem;font-weight:600;font-variant-numeric:tabular-nums}
.vt.vt .vt-as-rows .vt-offers-list>li{grid-column:1/-1;flex-direction:row;flex-wrap:wrap;align-items:baseline;
justify-content:space-between;padding:1.1rem 0;border:0;border-block-end:1px solid var(--line);border-radius:0}`,
	icon: 'M3 12V4h8l10 10-7 7ZM7.5 8.5h.01',
	label: 'Bundles and quantities',
})
