import type { ReactElement } from 'react'
import { Field } from '../parts/field'
import { galleryRows } from '../parts/gallery-rows'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { LOOKS } from '../themes/looks'

/** Pictures of the product in rows of one height; every picture whole. `data-n` tells the theme how many a row has. */
function Gallery(section: SectionViewProps<'gallery'>): ReactElement | null {
	const { id, props, view } = section
	const known = props.images.filter((image) => view.findImage(image))
	if (known.length === 0 && !view.editing) return null
	return (
		<SectionFrame {...section} heading={props.heading}>
			{galleryRows(known, LOOKS[view.page.theme].traits.galleryRow).map((row) => (
				<ul key={row[0]} className="vt-wall" data-n={row.length}>
					{row.map((image) => (
						<Field
							key={image}
							as="li"
							image={image}
							sectionId={id}
							view={view}
							sizes={row.length === 1 ? '92vw' : '(min-width:44em) 46vw, 92vw'}
						/>
					))}
				</ul>
			))}
		</SectionFrame>
	)
}

export const gallery = sectionDesign('gallery', {
	Component: Gallery,
	css: `
.vt.vt .vt-gallery.vt-as-grid .vt-body{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:clamp(.5rem,1.5vw,1.25rem)}
.vt.vt .vt-gallery.vt-as-grid .vt-wall{display:contents}
.vt.vt .vt-gallery.vt-as-grid .vt-wall .vt-field{aspect-ratio:1;max-width:none}
@media (min-width:60em){.vt.vt .vt-gallery.vt-as-grid .vt-body{grid-template-columns:repeat(4,minmax(0,1fr))}}`,
	icon: 'M7 3h14v12H7zM3 8v13h14M10 12l3-4 3 3 2-2 3 4',
	label: 'Gallery',
})
