import type { ReactElement } from 'react'
import { sectionDesign } from '../section-design'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** Figures of the product, large, each with what it measures. */
function NumberHighlights(section: SectionViewProps<'numberHighlights'>): ReactElement | null {
	const { props, view } = section
	if (props.items.length === 0 && !view.editing) return null
	return (
		<SectionFrame {...section} heading={props.heading}>
			<dl className="vt-numbers vt-grid" data-n={props.items.length}>
				{props.items.map((item) => (
					<div key={item.id}>
						<TextView as="dt" text={item.name} view={view} />
						<TextView as="dd" text={item.value} view={view} />
					</div>
				))}
			</dl>
		</SectionFrame>
	)
}

export const numberHighlights = sectionDesign('numberHighlights', {
	Component: NumberHighlights,
	css: `
.vt-numbers>div{display:flex;flex-direction:column-reverse;justify-content:flex-end;gap:.35rem;padding-block-start:1.1rem;border-block-start:1px solid currentColor}
.vt-numbers dd{font:600 clamp(2rem,1.4rem + 2.6vw,3.6rem)/1.05 var(--display,var(--text));letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.vt-numbers dt{font-size:.95rem;opacity:.8}
.vt.vt .vt-as-stack .vt-numbers{grid-template-columns:minmax(0,1fr)}
.vt.vt .vt-as-stack .vt-numbers>div{grid-column:1;flex-direction:row-reverse;justify-content:space-between;align-items:baseline}`,
	icon: 'M4 7l3-2v13M4 18h6M14 8c1-4 6-3 5 1-.5 2-5 6-5 9h6',
	label: 'Figures',
})
