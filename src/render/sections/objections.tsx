import type { ReactElement } from 'react'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'

/** What a buyer hesitates over, answered. */
function Objections(section: SectionViewProps<'objections'>): ReactElement | null {
	const { props, view } = section
	if (props.items.length === 0 && !view.editing) return null
	return (
		<SectionFrame {...section} variant="inset" heading={props.heading}>
			<ul className="vt-doubts vt-grid" data-n={props.items.length}>
				{props.items.map((item) => (
					<li key={item.id}>
						<TextView as="h3" text={item.title} view={view} />
						<TextView as="div" className="vt-text" text={item.text} view={view} />
					</li>
				))}
			</ul>
		</SectionFrame>
	)
}

export const objections = sectionDesign('objections', {
	Component: Objections,
	css: `
.vt-doubts li{padding:1.5rem;background:var(--field);border-radius:min(var(--round,2px),1.5rem)}
.vt-doubts h3{--size:1.3rem;margin-block-end:.6rem}
.vt.vt .vt-as-pairs .vt-doubts>li{grid-column:1/-1;padding:1.25rem 0;background:none;border-block-end:1px solid var(--line);border-radius:0}
@media (min-width:60em){.vt.vt .vt-as-pairs .vt-doubts>li{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:2rem}}`,
	icon: 'M3 4h12v9H8l-3 3v-3H3zM10 16v2h6l3 3v-3h2V9h-3',
	label: 'Doubts answered',
})
