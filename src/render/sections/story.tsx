import type { ReactElement } from 'react'
import { Field } from '../field'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** The product told in paragraphs. */
export function Story({ id, props, view }: SectionViewProps<'story'>): ReactElement {
	const pictured = props.image !== null && view.findImage(props.image) !== undefined
	return (
		<SectionFrame id={id} type="story" variant={pictured ? 'pictured' : 'worded'} heading={props.heading} view={view}>
			<div className="vt-prose">
				{props.paragraphs.map((paragraph) => (
					<TextView key={paragraph.id} as="div" text={paragraph.text} view={view} />
				))}
			</div>
			{props.image !== null && pictured ? (
				<Field image={props.image} sectionId={id} view={view} sizes="(min-width:60em) 45vw, 92vw" />
			) : null}
		</SectionFrame>
	)
}
