import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MyReview } from '../../core/contracts/reviews'
import { localKept } from '../browser/browser-storage'
import { Button } from '../ui/button'
import { useRun } from '../ui/use-run'
import { ReviewForm } from './review-form'
import { reviewsApi } from './reviews-api'
import { useWords } from './words'

const PUT_OFF_KEY = 'vitrine_review_put_off'
const MINE = ['review'] as const

/**
 * After the third page a seller is asked, once and quietly, what they think (decision 6); what they wrote can be
 * withdrawn here.
 */
export function ReviewCard({ pagesMade }: { pagesMade: number }) {
	const t = useWords()
	const [isPutOff, setPutOff] = useState(() => localKept().getItem(PUT_OFF_KEY) !== null)
	const mine = useQuery({ queryKey: [...MINE, pagesMade], queryFn: reviewsApi.mine, enabled: pagesMade >= 3 })
	if (!mine.data) return null
	if (mine.data.review) return <Written review={mine.data.review} />
	if (!mine.data.ask || isPutOff) return null
	return (
		<section aria-labelledby="review-title" className="pane grid gap-6 p-6 sm:p-8 lg:grid-cols-[1fr_1.4fr] lg:gap-12">
			<div className="grid content-start gap-3">
				<h2 id="review-title" className="text-3">
					{t('ask.title')}
				</h2>
				<p className="text-soft">{t('ask.text')}</p>
				<div>
					<Button
						size="small"
						look="bare"
						onClick={() => {
							localKept().setItem(PUT_OFF_KEY, '1')
							setPutOff(true)
						}}
					>
						{t('ask.no')}
					</Button>
				</div>
			</div>
			<ReviewForm />
		</section>
	)
}

function Written({ review }: { review: NonNullable<MyReview['review']> }) {
	const t = useWords()
	const queries = useQueryClient()
	const run = useRun()
	const withdraw = () =>
		run(async () => {
			await reviewsApi.withdraw()
			await queries.invalidateQueries({ queryKey: MINE })
		})
	return (
		<section
			aria-label={t('mine.label')}
			className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-hairline pt-5 text-sm text-soft"
		>
			<p>
				{t('mine.rating', { rating: review.rating })} {t(`mine.${review.status}`)} <bdi>{review.reason}</bdi>
			</p>
			<Button size="small" onClick={() => void withdraw()}>
				{t('mine.withdraw')}
			</Button>
		</section>
	)
}
