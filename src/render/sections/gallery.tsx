import type { ReactElement } from 'react'
import { Field } from '../field'
import { galleryRows } from '../gallery-rows'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { THEME_TRAITS } from '../themes/traits'

/** Pictures of the product in rows of one height; every picture whole. `data-n` tells the theme how many a row has. */
export function Gallery({ id, props, view }: SectionViewProps<'gallery'>): ReactElement | null {
	const known = props.images.filter((image) => view.findImage(image))
	if (known.length === 0 && !view.editing) return null
	return (
		<SectionFrame id={id} type="gallery" heading={props.heading} view={view}>
			{galleryRows(known, THEME_TRAITS[view.page.theme].galleryRow).map((row) => (
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
