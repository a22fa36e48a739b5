import type { FastifyInstance } from 'fastify'
import { type MyReview, type OwnerReviews, reviewDecisionSchema } from '../../core/contracts/reviews'
import { AppError } from '../../core/errors'
import { isOwner } from '../accounts/accounts'
import { isUuid } from '../db/is-uuid'
import type { RouteContext } from '../http/context'
import { leaveReview, PAGES_BEFORE_REVIEW } from './leave-review'
import { countMadePages, deleteUserReview, findUserReview, listReviews, type Review, updateReview } from './store'

/** Sellers' reviews of Vitrine, and the owner's decisions on them (decision 6, N-9). `onDecided` is called when what is shown may have changed. */
export function registerReviewRoutes(app: FastifyInstance, { config, deps, sessions }: RouteContext, onDecided: () => void): void {
	const { db } = deps.database

	const mine = async (userId: string): Promise<MyReview> => {
		const review = await findUserReview(db, userId)
		return {
			ask: !review && (await countMadePages(db, userId)) >= PAGES_BEFORE_REVIEW,
			review: review ? reviewAnswer(review) : null,
		}
	}
	app.get('/api/reviews/mine', async (request, reply): Promise<MyReview> => {
		reply.header('cache-control', 'no-store')
		return mine((await sessions.getUser(request)).id)
	})
	app.post('/api/reviews', async (request, reply): Promise<MyReview> => {
		const user = await sessions.getUser(request)
		const review = await leaveReview({ db, newId: deps.newId }, user.id, request.body)
		reply.code(201)
		return { ask: false, review: reviewAnswer(review) }
	})
	app.delete('/api/reviews/mine', async (request): Promise<MyReview> => {
		const user = await sessions.getUser(request)
		if (await deleteUserReview(db, user.id)) onDecided()
		return mine(user.id)
	})

	const all = async (): Promise<OwnerReviews> => ({
		reviews: (await listReviews(db)).map((review) => ({ ...reviewAnswer(review), user_id: review.userId })),
	})
	const asOwner = async (request: Parameters<typeof sessions.getUser>[0]) => {
		if (!isOwner(config, await sessions.getUser(request))) {
			throw new AppError('forbidden', 'Only the owner of this installation sees this. OWNER_EMAILS names who that is.')
		}
	}
	app.get('/api/owner/reviews', async (request, reply): Promise<OwnerReviews> => {
		reply.header('cache-control', 'no-store')
		await asOwner(request)
		return all()
	})
	app.post('/api/owner/reviews', async (request): Promise<OwnerReviews> => {
		await asOwner(request)
		const parsed = reviewDecisionSchema.safeParse(request.body)
		if (!parsed.success)
			throw new AppError('invalid_request', 'Say which review, and approve it or reject it with a reason of a few words.')
		const decision = parsed.data
		const reason = decision.decision === 'reject' ? decision.reason : null
		const status = decision.decision === 'approve' ? 'approved' : 'rejected'
		const changed = isUuid(decision.id) ? await updateReview(db, decision.id, { status, reason }) : undefined
		if (!changed) throw new AppError('not_found', 'This review is no longer there. Its writer may have withdrawn it.')
		onDecided()
		return all()
	})
}

function reviewAnswer({ id, rating, text, name, status, reason, createdAt }: Review) {
	return { id, rating, text, name, status, reason, created_at: createdAt.toISOString() }
}
