import type { ReactElement } from 'react'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'

/** What can be chosen, dimension by dimension. */
function Variants(section: SectionViewProps<'variants'>): ReactElement {
	const { props, view } = section
	return (
		<SectionFrame {...section} heading={props.heading}>
			{props.dimensions.map((dimension) => (
				<div key={dimension.id} className="vt-choice">
					<TextView as="h3" text={dimension.name} view={view} />
					<ul>
						{dimension.values.map((value, index) => (
							<TextView key={index} as="li" text={value} view={view} />
						))}
					</ul>
				</div>
			))}
		</SectionFrame>
	)
}

export const variants = sectionDesign('variants', {
	Component: Variants,
	css: `
.vt.vt .vt-as-chips .vt-choice ul{display:flex;flex-wrap:wrap;gap:.5rem;font:inherit}
.vt.vt .vt-as-chips .vt-choice li{padding:.35rem .9rem;border:1px solid var(--line);border-radius:var(--round,2px)}
.vt.vt .vt-as-chips .vt-choice li::before,.vt.vt .vt-as-chips .vt-choice li::after{content:none}`,
	icon: 'M8 16a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM16 19a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z',
	label: 'Options',
})
