import type { ReactElement } from 'react'
import { Picture } from '../parts/picture'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'

/** The maker's own pictures of the description: wide, one below the other, as they were made to be seen. */
function Images(section: SectionViewProps<'images'>): ReactElement | null {
	const { id, props, view } = section
	const known = props.images.filter((image) => view.findImage(image))
	if (known.length === 0 && !view.editing) return null
	return (
		<SectionFrame {...section} heading={props.heading}>
			{known.map((image) => (
				<figure key={image} className="vt-plate">
					<Picture image={image} sectionId={id} view={view} sizes="(min-width:72em) 72em, 92vw" />
				</figure>
			))}
		</SectionFrame>
	)
}

export const images = sectionDesign('images', {
	Component: Images,
	css: `
.vt.vt .vt-as-bleed>.vt-in{max-width:none;padding-inline:0}
.vt-as-bleed .vt-h{padding-inline:var(--edge)}`,
	icon: 'M3 3h18v8H3zM3 14h18v7H3zM6 9l4-4 3 3 2-1 3 2',
	label: 'Large pictures',
})
