import type { ReactElement } from 'react'
import type { Page } from '../../core/page/page'
import { fillHoles } from '../../core/text/fill-holes'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { hostOf } from '../view/host-of'

/** Reviews as the listing has them, with its name and their dates; nothing here can be written or changed (K-3). */
function Reviews(section: SectionViewProps<'reviews'>): ReactElement | null {
	const { props, view } = section
	const { reviews, sourceUrl } = view.page.product
	const source = hostOf(sourceUrl)
	if (reviews.length === 0 || source === undefined) return null
	return (
		<SectionFrame {...section} heading={props.heading}>
			<p className="vt-whence">{fillHoles(view.phrases.reviewsSource, { source: `\u2068${source}\u2069` })}</p>
			<ul className="vt-said">
				{reviews.map((review, index) => (
					<Review key={index} review={review} language={view.page.record.factsLanguage} />
				))}
			</ul>
		</SectionFrame>
	)
}

type ReviewProps = { review: Page['product']['reviews'][number]; language: string | undefined }

function Review({ review, language }: ReviewProps): ReactElement {
	return (
		<li dir="auto" {...(language ? { lang: language } : {})}>
			{review.rating === undefined ? null : <bdi className="vt-score">{review.rating} / 5</bdi>}
			{review.title === '' ? null : <h3>{review.title}</h3>}
			<p>{review.text}</p>
			<cite>{[review.author, review.date].filter((part) => part !== '').join(', ')}</cite>
		</li>
	)
}

export const reviews = sectionDesign('reviews', {
	Component: Reviews,
	css: `
.vt.vt .vt-reviews.vt-as-list .vt-said{grid-template-columns:minmax(0,1fr)}`,
	icon: 'M3 4h18v13H9l-5 4v-4H3zM8 10h.01M12 10h.01M16 10h.01',
	label: 'Imported reviews',
})
