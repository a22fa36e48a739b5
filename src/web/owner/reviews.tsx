import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Trans } from 'react-i18next'
import type { OwnerReviews, ReviewDecision } from '../../core/contracts/reviews'
import { errorWords } from '../calls/error-words'
import { Button } from '../ui/button'
import { TextField } from '../ui/field'
import { Notice } from '../ui/notice'
import { momentWords } from './figure-words'
import { ownerApi } from './owner-api'
import { OwnerScreen, Waiting } from './owner-screen'
import { translate, useWords } from './words'

const REVIEWS = ['owner', 'reviews'] as const

export function meta() {
	return [{ title: `${translate('screens.reviews')} · Vitrine` }]
}

/** /owner/reviews: what sellers wrote about Vitrine, and whether it is shown. */
export default function ReviewsScreen() {
	const t = useWords()
	return (
		<OwnerScreen title={t('screens.reviews')}>
			<Written />
		</OwnerScreen>
	)
}

function Written() {
	const t = useWords()
	const reviews = useQuery({ queryKey: REVIEWS, queryFn: ownerApi.reviews })
	if (!reviews.data) return <Waiting query={reviews} />
	if (reviews.data.reviews.length === 0) return <p className="text-soft">{t('reviews.none')}</p>
	return (
		<>
			<p className="max-w-[68ch] text-soft">{t('reviews.rule')}</p>
			<ul className="grid gap-8">
				{reviews.data.reviews.map((review) => (
					<li key={review.id}>
						<ReviewRow review={review} />
					</li>
				))}
			</ul>
		</>
	)
}

function ReviewRow({ review }: { review: OwnerReviews['reviews'][number] }) {
	const t = useWords()
	const queries = useQueryClient()
	const [isRejecting, setRejecting] = useState(false)
	const decide = useMutation({
		mutationFn: (decision: ReviewDecision) => ownerApi.decideReview(decision),
		onSuccess: (answer) => {
			queries.setQueryData(REVIEWS, answer)
			setRejecting(false)
		},
	})
	const reject = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		decide.mutate({ id: review.id, decision: 'reject', reason: String(new FormData(event.currentTarget).get('reason') ?? '') })
	}
	return (
		<article className="grid gap-4 border-t border-hairline pt-5" aria-label={t('reviews.by', { name: review.name })}>
			<p className="flex flex-wrap gap-x-4 text-sm text-faint">
				<span className="font-medium text-ink">{t('reviews.rating', { rating: review.rating })}</span>
				<bdi>{review.name}</bdi>
				<time dateTime={review.created_at}>{momentWords(review.created_at)}</time>
				<span>{t(`reviews.states.${review.status}`)}</span>
			</p>
			<p className="max-w-[68ch]" dir="auto">
				{review.text}
			</p>
			{review.reason && (
				<p className="text-sm text-soft">
					<Trans t={t} i18nKey="reviews.reason" values={{ reason: review.reason }} components={{ reason: <bdi /> }} />
				</p>
			)}
			{decide.error && <Notice tone="bad" text={errorWords(decide.error).text} />}
			{isRejecting ? (
				<form onSubmit={reject} className="grid max-w-[34rem] gap-3">
					<TextField label={t('reviews.why')} name="reason" dir="auto" required minLength={5} maxLength={300} />
					<div className="flex gap-3">
						<Button type="submit" look="danger" busy={decide.isPending}>
							{t('reviews.reject')}
						</Button>
						<Button onClick={() => setRejecting(false)}>{t('reviews.back')}</Button>
					</div>
				</form>
			) : (
				<div className="flex gap-3">
					{review.status !== 'approved' && (
						<Button busy={decide.isPending} onClick={() => decide.mutate({ id: review.id, decision: 'approve' })}>
							{t('reviews.approve')}
						</Button>
					)}
					{review.status !== 'rejected' && <Button onClick={() => setRejecting(true)}>{t('reviews.reject')}</Button>}
				</div>
			)}
		</article>
	)
}
