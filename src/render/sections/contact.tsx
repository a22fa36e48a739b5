import type { ReactElement } from 'react'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { WayLink } from '../way-link'

/** How the seller is reached. */
export function Contact({ id, props, view }: SectionViewProps<'contact'>): ReactElement | null {
	if (props.items.length === 0 && !view.editing) return null
	return (
		<SectionFrame id={id} type="contact" heading={props.heading} view={view}>
			<div className="vt-ways">
				{props.items.map((item) => (
					<WayLink key={item.id} item={item} view={view} />
				))}
			</div>
		</SectionFrame>
	)
}
