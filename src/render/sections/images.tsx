import type { ReactElement } from 'react'
import { Picture } from '../picture'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'

/** The maker's own pictures of the description: wide, one below the other, as they were made to be seen. */
export function Images({ id, props, view }: SectionViewProps<'images'>): ReactElement | null {
	const known = props.images.filter((image) => view.findImage(image))
	if (known.length === 0 && !view.editing) return null
	return (
		<SectionFrame id={id} type="images" heading={props.heading} view={view}>
			{known.map((image) => (
				<figure key={image} className="vt-plate">
					<Picture image={image} sectionId={id} view={view} sizes="(min-width:72em) 72em, 92vw" />
				</figure>
			))}
		</SectionFrame>
	)
}
