import type { ReactElement } from 'react'
import { pageMarks } from '../page-marks'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** Who made it and who answers for it, in the listing's words; under it how the page came to be. */
export function Legal({ id, props, view }: SectionViewProps<'legal'>): ReactElement | null {
	if (props.rows.length === 0 && !view.editing) return null
	return (
		<SectionFrame id={id} type="legal" heading={props.heading} view={view}>
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
