import {
	type MyReview,
	myReviewSchema,
	newReviewSchema,
	type OwnerReviews,
	ownerReviewsSchema,
	reviewDecisionSchema,
} from '../../core/contracts/reviews'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { GeneratorDeps } from '../../pipeline/step-parts/generator'
import { isUuid } from '../db/is-uuid'
import type { RouteContext } from '../http/context'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { leaveReview, PAGES_BEFORE_REVIEW } from './leave-review'
import { countMadePages, deleteUserReview, findUserReview, listReviews, type Review, updateReview } from './repository'

const INVALID_REVIEW = msg('site.review_needs')

/**
 * Sellers' reviews of Vitrine, and the owner's decisions on them (decision 6, N-9). `onDecided` is called when what is
 * shown may have changed.
 */
export function registerReviewRoutes(app: Routes, { deps }: RouteContext<Pick<GeneratorDeps, 'newId'>>, onDecided: () => void): void {
	const { db } = deps.database

	const mine = async (userId: string): Promise<MyReview> => {
		const review = await findUserReview(db, userId)
		return {
			ask: !review && (await countMadePages(db, userId)) >= PAGES_BEFORE_REVIEW,
			review: review ? reviewAnswer(review) : null,
		}
	}
	const own = { tags: ['Accounts'], response: { 200: myReviewSchema } }
	app.get(
		'/api/reviews/mine',
		{ config: { who: 'user' }, schema: { ...own, summary: 'What the user wrote about Vitrine' } },
		async (request) => mine(userOf(request).id),
	)
	app.post(
		'/api/reviews',
		{
			config: { who: 'user', repeat: 'harmless', invalid: INVALID_REVIEW },
			schema: { tags: ['Accounts'], summary: 'Leaves a review of Vitrine', body: newReviewSchema, response: { 201: myReviewSchema } },
		},
		async (request, reply) => {
			const review = await leaveReview({ db, newId: deps.newId }, userOf(request).id, request.body)
			return reply.code(201).send({ ask: false, review: reviewAnswer(review) })
		},
	)
	app.delete(
		'/api/reviews/mine',
		{ config: { who: 'user' }, schema: { ...own, summary: 'Takes the own review back' } },
		async (request) => {
			const user = userOf(request)
			if (await deleteUserReview(db, user.id)) onDecided()
			return mine(user.id)
		},
	)

	const all = async (): Promise<OwnerReviews> => ({
		reviews: (await listReviews(db)).map((review) => ({ ...reviewAnswer(review), user_id: review.userId })),
	})
	const owners = { tags: ['Site'], response: { 200: ownerReviewsSchema } }
	app.get('/api/owner/reviews', { config: { who: 'owner' }, schema: { ...owners, summary: 'Reviews of Vitrine, pending ones first' } }, all)
	app.post(
		'/api/owner/reviews',
		{
			config: { who: 'owner', repeat: 'harmless', invalid: msg('site.review_decide') },
			schema: { ...owners, summary: 'Approves or rejects a review', body: reviewDecisionSchema },
		},
		async ({ body: decision }) => {
			const reason = decision.decision === 'reject' ? decision.reason : null
			const status = decision.decision === 'approve' ? 'approved' : 'rejected'
			const changed = isUuid(decision.id) ? await updateReview(db, decision.id, { status, reason }) : undefined
			if (!changed) throw new AppError('not_found', msg('site.review_gone'))
			onDecided()
			return all()
		},
	)
}

function reviewAnswer({ id, rating, text, name, status, reason, createdAt }: Review) {
	return { id, rating, text, name, status, reason, created_at: createdAt.toISOString() }
}
