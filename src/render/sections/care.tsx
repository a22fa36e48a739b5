import type { ReactElement } from 'react'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'

/** How the product is looked after. */
function Care(section: SectionViewProps<'care'>): ReactElement | null {
	const { props, view } = section
	if (props.items.length === 0 && !view.editing) return null
	return (
		<SectionFrame {...section} variant="inset" heading={props.heading}>
			<ul className="vt-grid" data-n={props.items.length}>
				{props.items.map((item) => (
					<li key={item.id}>
						<TextView as="div" text={item.text} view={view} />
					</li>
				))}
			</ul>
		</SectionFrame>
	)
}

export const care = sectionDesign('care', {
	Component: Care,
	css: `
.vt-care:not(.vt-as-cards) .vt-grid{gap:0;max-width:46rem;border-block-start:1px solid var(--line)}
.vt.vt .vt-care:not(.vt-as-cards) .vt-grid>li{grid-column:1/-1;padding-block:1rem;border-block-end:1px solid var(--line)}
.vt.vt .vt-care.vt-as-cards .vt-grid>li{padding:1.25rem;border:1px solid var(--line);border-radius:min(var(--round,2px),1.5rem)}`,
	icon: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11ZM9.5 15a2.5 2.5 0 0 0 2.5 2.5',
	label: 'Care',
})
