import type { ReactElement } from 'react'
import { Picture } from '../picture'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'

/** Pictures of the product, each whole on its own field. `data-n` tells the theme how many there are. */
export function Gallery({ id, props, view }: SectionViewProps<'gallery'>): ReactElement {
	const known = props.images.filter((image) => view.findImage(image))
	return (
		<SectionFrame id={id} type="gallery" heading={props.heading} view={view}>
			<ul className="vt-grid" data-n={Math.min(known.length, 3)} data-r={known.length % 3}>
				{known.map((image) => (
					<li key={image} className="vt-field">
						<Picture image={image} sectionId={id} view={view} sizes="(min-width:60em) 45vw, 92vw" />
					</li>
				))}
			</ul>
		</SectionFrame>
	)
}
