import type { ReactElement } from 'react'
import { heroFacts } from '../parts/hero-facts'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'

/** Names and values, as the listing gives them, but for those the opening shows. Long lists run in two columns. */
function Specifications(section: SectionViewProps<'specifications'>): ReactElement {
	const { props, view } = section
	const inOpening = new Set(heroFacts(view.page).map(({ id }) => id))
	const rows = props.rows.filter(({ id }) => !inOpening.has(id))
	return (
		<SectionFrame {...section} variant={rows.length > 7 ? 'long' : undefined} heading={props.heading}>
			<dl className={section.layout === 'cells' ? 'vt-rows vt-grid' : 'vt-rows'} data-n={rows.length}>
				{rows.map((row) => (
					<div key={row.id}>
						<TextView as="dt" text={row.name} view={view} />
						<TextView as="dd" text={row.value} view={view} />
					</div>
				))}
			</dl>
		</SectionFrame>
	)
}

export const specifications = sectionDesign('specifications', {
	Component: Specifications,
	css: `
.vt.vt .vt-as-cells .vt-rows{columns:1;gap:1px}
.vt.vt .vt-as-cells .vt-rows>div{display:block;padding-block:1rem;padding-inline:var(--cell,0) 1.25rem;
border-block-end:0;border-block-start:1px solid var(--line);border-radius:0}
.vt.vt .vt-as-cells .vt-grid>:last-child:nth-child(3n+1):nth-child(n+9){grid-column:1/-1}
.vt.vt .vt-as-cells dd{text-align:start;font-weight:600}`,
	icon: 'M3 4h18v16H3zM3 9.3h18M3 14.6h18M10 4v16',
	label: 'Specifications',
})
