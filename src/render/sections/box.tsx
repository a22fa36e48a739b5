import type { ReactElement } from 'react'
import { Field } from '../parts/field'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'

/** What the buyer takes out of the parcel. */
function Box(section: SectionViewProps<'box'>): ReactElement {
	const { props, view } = section
	return (
		<SectionFrame {...section} heading={props.heading}>
			{section.layout === 'pictures' ? (
				<ul className="vt-grid" data-n={props.items.length}>
					{props.items.map((item) => (
						<li key={item.id}>
							{item.image !== null && view.findImage(item.image) ? (
								<Field as="figure" image={item.image} sectionId={section.id} view={view} sizes="(min-width:60em) 25vw, 46vw" />
							) : null}
							<TextView as="div" text={item.text} view={view} />
						</li>
					))}
				</ul>
			) : (
				<ul className="vt-list">
					{props.items.map((item) => (
						<TextView key={item.id} as="li" text={item.text} view={view} />
					))}
				</ul>
			)}
		</SectionFrame>
	)
}

export const box = sectionDesign('box', {
	Component: Box,
	css: `
.vt-as-pictures .vt-grid>li{display:grid;gap:.75rem;align-content:start}
.vt-as-pictures .vt-field{aspect-ratio:1}`,
	icon: 'M3 8l9-5 9 5v9l-9 5-9-5ZM3 8l9 5 9-5M12 13v9',
	label: 'In the box',
})
