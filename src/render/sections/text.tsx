import type { ReactElement } from 'react'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** What the seller adds in their own words. */
export function TextSection({ id, props, view }: SectionViewProps<'text'>): ReactElement {
	return (
		<SectionFrame id={id} type="free" view={view}>
			<TextView as="div" className="vt-prose" text={props.body} view={view} />
		</SectionFrame>
	)
}
