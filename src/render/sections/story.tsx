import type { ReactElement } from 'react'
import { Field } from '../parts/field'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'

/** The product told in paragraphs. */
function Story(section: SectionViewProps<'story'>): ReactElement {
	const { id, props, view } = section
	const pictured = props.image !== null && view.findImage(props.image) !== undefined
	return (
		<SectionFrame {...section} variant={pictured ? 'pictured' : 'worded'} heading={props.heading}>
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

export const story = sectionDesign('story', {
	Component: Story,
	css: `
.vt.vt .vt-story.vt-as-above .vt-in{display:block}
.vt.vt .vt-story.vt-as-above .vt-body{display:flex;flex-direction:column;gap:2rem}
.vt.vt .vt-story.vt-as-above .vt-field{order:-1;width:100%;max-height:70vh}`,
	icon: 'M12 6c-2-2-5-2.5-9-2v14c4-.5 7 0 9 2 2-2 5-2.5 9-2V4c-4-.5-7 0-9 2ZM12 6v14',
	label: 'Story',
})
