import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { OwnerReviews, ReviewDecision } from '../../core/contracts/reviews'
import { errorWords } from '../error-words'
import { Button } from '../ui/button'
import { TextField } from '../ui/field'
import { Notice } from '../ui/notice'
import { momentWords } from './figure-words'
import { ownerApi } from './owner-api'
import { OwnerScreen, Waiting } from './owner-screen'

const REVIEWS = ['owner', 'reviews'] as const
const STATES = { pending: 'Waiting for you', approved: 'Shown', rejected: 'Not shown' } as const

export function meta() {
	return [{ title: 'Reviews · Vitrine' }]
}

/** /owner/reviews: what sellers wrote about Vitrine, and whether it is shown. */
export default function ReviewsScreen() {
	return (
		<OwnerScreen title="Reviews">
			<Written />
		</OwnerScreen>
	)
}

function Written() {
	const reviews = useQuery({ queryKey: REVIEWS, queryFn: ownerApi.reviews })
	if (!reviews.data) return <Waiting query={reviews} />
	if (reviews.data.reviews.length === 0)
		return <p className="text-soft">Nobody has written a review yet. Sellers are asked after their third page.</p>
	return (
		<>
			<p className="max-w-[68ch] text-soft">
				A review may be rejected when it is not about Vitrine, breaks the law, or names somebody who is not its writer. That it is negative
				is no reason. The writer reads the reason you give.
			</p>
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
		<article className="grid gap-4 border-t border-hairline pt-5" aria-label={`Review by ${review.name}`}>
			<p className="flex flex-wrap gap-x-4 text-sm text-faint">
				<span className="font-medium text-ink">{review.rating} of 5</span>
				<bdi>{review.name}</bdi>
				<time dateTime={review.created_at}>{momentWords(review.created_at)}</time>
				<span>{STATES[review.status]}</span>
			</p>
			<p className="max-w-[68ch]" dir="auto">
				{review.text}
			</p>
			{review.reason && <p className="text-sm text-soft">Reason given: {review.reason}</p>}
			{decide.error && <Notice tone="bad" text={errorWords(decide.error).text} />}
			{isRejecting ? (
				<form onSubmit={reject} className="grid max-w-[34rem] gap-3">
					<TextField label="Why it is not shown" name="reason" required minLength={5} maxLength={300} />
					<div className="flex gap-3">
						<Button type="submit" look="danger" busy={decide.isPending}>
							Reject
						</Button>
						<Button onClick={() => setRejecting(false)}>Back</Button>
					</div>
				</form>
			) : (
				<div className="flex gap-3">
					{review.status !== 'approved' && (
						<Button busy={decide.isPending} onClick={() => decide.mutate({ id: review.id, decision: 'approve' })}>
							Approve
						</Button>
					)}
					{review.status !== 'rejected' && <Button onClick={() => setRejecting(true)}>Reject</Button>}
				</div>
			)}
		</article>
	)
}
