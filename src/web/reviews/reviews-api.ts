import { type MyReview, myReviewSchema, type NewReview } from '../../core/contracts/reviews'
import { call, jsonBody } from '../calls/http'

/** A seller's own review of Vitrine. */
export const reviewsApi = {
	mine(): Promise<MyReview> {
		return call('/api/reviews/mine', myReviewSchema)
	},

	leave(review: NewReview): Promise<MyReview> {
		return call('/api/reviews', myReviewSchema, jsonBody(review))
	},

	withdraw(): Promise<MyReview> {
		return call('/api/reviews/mine', myReviewSchema, { method: 'DELETE' })
	},
}
