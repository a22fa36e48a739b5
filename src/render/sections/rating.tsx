import type { ReactElement } from 'react'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { ImportedRating } from './hero/imported-rating'

/** The imported rating, with where and when it was read; left out when there is none. */
function Rating(section: SectionViewProps<'rating'>): ReactElement | null {
	const { props, view } = section
	if (!view.page.product.rating) return null
	return (
		<SectionFrame {...section} variant="inset" heading={props.heading}>
			<ImportedRating view={view} />
		</SectionFrame>
	)
}

export const rating = sectionDesign('rating', {
	Component: Rating,
	css: `
.vt-rating .vt-rated>p:first-child{font-size:1.4rem}
.vt.vt .vt-as-large .vt-rated>p:first-child{font-size:clamp(2rem,1.5rem + 2vw,3rem);line-height:1.1}
.vt.vt .vt-as-large .vt-rated{text-align:center}`,
	icon: 'M12 3l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.7 1.1-6.1-4.5-4.2 6.1-.8Z',
	label: 'Imported rating',
})
