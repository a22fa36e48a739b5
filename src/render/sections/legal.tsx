import type { ReactElement } from 'react'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'
import { pageMarks } from '../view/page-marks'

/** Who made it and who answers for it, in the listing's words; under it how the page came to be. */
function Legal(section: SectionViewProps<'legal'>): ReactElement | null {
	const { props, view } = section
	if (props.rows.length === 0 && !view.editing) return null
	return (
		<SectionFrame {...section} heading={props.heading}>
			<dl className="vt-rows">
				{props.rows.map((row) => (
					<div key={row.id}>
						<TextView as="dt" text={row.name} view={view} />
						<TextView as="dd" text={row.value} view={view} />
					</div>
				))}
			</dl>
			<div className="vt-marks">
				{pageMarks(view).map((mark) => (
					<p key={mark}>{mark}</p>
				))}
			</div>
		</SectionFrame>
	)
}

export const legal = sectionDesign('legal', {
	Component: Legal,
	css: `
.vt.vt .vt-legal.vt-as-small{font-size:.875rem}
.vt.vt .vt-legal.vt-as-small .vt-h{font-size:1rem}
.vt.vt .vt-legal.vt-as-small .vt-rows>div{display:block;padding-block:.3rem;border:0}
.vt.vt .vt-legal.vt-as-small :is(dt,dd){display:inline}`,
	icon: 'M12 3v18M7 21h10M4 7h16M4 7l-2.5 7h5ZM20 7l-2.5 7h5Z',
	label: 'Product safety',
})
