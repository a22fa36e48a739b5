import type { ReactElement } from 'react'
import { fillHoles } from '../../../core/text/fill-holes'
import { hostOf } from '../../view/host-of'
import type { PageView } from '../../view/page-view'

/** The listing's own rating, with where and when it was read; only the seller switches it on (K-3). */
export function ImportedRating({ view }: { view: PageView }): ReactElement | null {
	const { rating, sourceUrl, readOn = rating?.readOn } = view.page.product
	const source = hostOf(sourceUrl)
	if (!rating || source === undefined) return null
	const number = (value: number) => new Intl.NumberFormat(view.tag).format(value)
	const day = readOn ? new Intl.DateTimeFormat(view.tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(readOn)) : ''
	return (
		<div className="vt-rated">
			<p>
				<svg className="vt-star" viewBox="0 0 24 24" aria-hidden="true">
					<path d="M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8Z" />
				</svg>
				<bdi className="vt-score" dir="ltr">
					{number(rating.value)} / {number(5)}
				</bdi>
				{rating.count ? (
					<>
						{' '}
						<bdi>({number(rating.count)})</bdi>
					</>
				) : null}
			</p>
			<p className="vt-whence">
				{fillHoles(view.phrases.reviewsSource, { source: `\u2068${source}\u2069` })} {day}
			</p>
		</div>
	)
}
