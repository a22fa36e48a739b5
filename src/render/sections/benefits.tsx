import type { ReactElement } from 'react'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** What the product does for its owner. */
export function Benefits({ id, props, view }: SectionViewProps<'benefits'>): ReactElement {
	return (
		<SectionFrame id={id} type="benefits" heading={props.heading} view={view}>
			<ul className="vt-points" data-n={props.items.length}>
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
