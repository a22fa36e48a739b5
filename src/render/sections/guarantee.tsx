import type { ReactElement } from 'react'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { Sign } from '../sign'
import { TextView } from '../text-view'

/** What the seller promises: delivery, returns, guarantee, payment. */
export function Guarantee({ id, props, view }: SectionViewProps<'guarantee'>): ReactElement | null {
	if (props.items.length === 0 && !view.editing) return null
	return (
		<SectionFrame id={id} type="guarantee" heading={props.heading} view={view}>
			<ul className="vt-terms">
				{props.items.map((item) => (
					<li key={item.id}>
						<Sign of={item.topic} />
						<TextView as="h3" text={item.title} view={view} />
						<TextView as="div" className="vt-text" text={item.text} view={view} />
					</li>
				))}
			</ul>
		</SectionFrame>
	)
}
