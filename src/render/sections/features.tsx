import type { ReactElement } from 'react'
import { Field } from '../field'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** What the product has; with pictures beside the words when there are any. */
export function Features({ id, props, view }: SectionViewProps<'features'>): ReactElement {
	const pictured = props.items.some((item) => item.image !== null && view.findImage(item.image) !== undefined)
	return (
		<SectionFrame id={id} type="features" variant={pictured ? 'pictured' : 'worded'} heading={props.heading} view={view}>
			{props.items.map((item) => (
				<article key={item.id} className="vt-row">
					{item.image !== null && view.findImage(item.image) ? (
						<Field image={item.image} sectionId={id} view={view} sizes="(min-width:60em) 50vw, 92vw" />
					) : null}
					<div className="vt-words">
						<TextView as="h3" text={item.title} view={view} />
						<TextView as="div" className="vt-text" text={item.text} view={view} />
					</div>
				</article>
			))}
		</SectionFrame>
	)
}
