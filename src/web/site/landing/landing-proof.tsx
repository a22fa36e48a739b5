import { LANGUAGES } from '../../../core/locale/languages'
import type { LandingTexts } from '../../../core/site/landing-texts'
import { CONSTANTS } from '../../../core/site/placeholders'

/** Measured figures; the server takes the section out while there is too little to measure (decision 6). */
export function Statistics({ texts }: { texts: LandingTexts['statistics'] }) {
	const { labels } = texts
	const figures = [
		{ figure: '{{stats.pages}}', label: labels.pages },
		{ figure: '{{stats.medianSeconds}}', label: labels.medianSeconds },
		{ figure: String(LANGUAGES.length), label: labels.languages },
		{ figure: CONSTANTS['countries.count'], label: labels.markets },
	]
	return (
		<>
			{'{{if stats}}'}
			<section aria-labelledby="statistics-title" className="site-section">
				<div className="site-measure grid gap-10">
					<h2 id="statistics-title" className="text-4">
						{texts.heading}
					</h2>
					<dl className="grid grid-cols-2 gap-8 lg:grid-cols-4">
						{figures.map(({ figure, label }) => (
							<div key={label} className="flex flex-col-reverse justify-end gap-2 border-t border-strong pt-4">
								<dt className="text-soft">{label}</dt>
								<dd className="display text-7 tabular">{figure}</dd>
							</div>
						))}
					</dl>
				</div>
			</section>
			{'{{end}}'}
		</>
	)
}

/** What sellers wrote, in the order the server puts it; while there is none, the first is invited. */
export function Reviews({ texts }: { texts: LandingTexts['reviews'] }) {
	return (
		<section id="reviews" aria-labelledby="reviews-title" className="site-section">
			<div className="site-measure grid gap-10">
				<h2 id="reviews-title" className="text-6">
					{texts.heading}
				</h2>
				<div className="reviews-empty max-w-[60ch] text-[1.125rem] text-soft">
					<p>{`{{unless reviews.shown}}${texts.empty}{{end}}`}</p>
				</div>
				<ul className="grid gap-8 md:grid-cols-2 lg:grid-cols-3">
					{'{{each reviews}}'}
					<li className="grid content-start gap-4 border-t border-strong pt-5">
						<p className="text-sm font-medium tabular">{`{{review.rating}} ${texts.outOf}`}</p>
						<blockquote className="font-display text-2 leading-snug" dir="auto">
							<p>{'{{review.text}}'}</p>
						</blockquote>
						<p className="text-sm text-faint">
							<bdi>{'{{review.name}}'}</bdi>
							<span aria-hidden> · </span>
							<time dateTime="{{review.day}}">{'{{review.date}}'}</time>
						</p>
					</li>
					{'{{next}}'}
				</ul>
			</div>
		</section>
	)
}
