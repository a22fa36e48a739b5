import type { ReactElement } from 'react'
import { Field } from '../field'
import { sectionDesign } from '../section-design'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** What the product has; with pictures beside the words when there are any. */
function Features(section: SectionViewProps<'features'>): ReactElement {
	const { id, props, view } = section
	const pictured = props.items.some((item) => item.image !== null && view.findImage(item.image) !== undefined)
	return (
		<SectionFrame {...section} variant={pictured ? 'pictured' : 'worded'} heading={props.heading}>
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

export const features = sectionDesign('features', {
	Component: Features,
	icon: 'M3 4h7v6H3zM3 14h7v6H3zM14 5h7M14 9h5M14 15h7M14 19h5',
	label: 'Features',
})
