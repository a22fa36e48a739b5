import { z } from 'zod'

export const REVIEW_LIMITS = { name: 60, text: 600, reason: 300 } as const

/** POST /api/reviews: a seller's opinion of Vitrine. */
export const newReviewSchema = z.object({
	rating: z.number().int().min(1).max(5),
	text: z.string().trim().min(10).max(REVIEW_LIMITS.text),
	/** The name to be shown. */
	name: z.string().trim().min(2).max(REVIEW_LIMITS.name),
	/** To its being shown in public. Without it there is nothing to keep. */
	consent: z.literal(true),
})
export type NewReview = z.infer<typeof newReviewSchema>

export const reviewStatusSchema = z.enum(['pending', 'approved', 'rejected'])

const reviewSchema = z.object({
	id: z.string(),
	rating: z.number().int(),
	text: z.string(),
	name: z.string(),
	status: reviewStatusSchema,
	/** Why it is not shown; the seller reads it. */
	reason: z.string().nullable(),
	created_at: z.string(),
})

/** GET /api/reviews/mine: whether to ask, and what was written. */
export const myReviewSchema = z.object({ ask: z.boolean(), review: reviewSchema.nullable() })
export type MyReview = z.infer<typeof myReviewSchema>

/** GET /api/owner/reviews: pending ones first. */
export const ownerReviewsSchema = z.object({ reviews: z.array(reviewSchema.extend({ user_id: z.string() })) })
export type OwnerReviews = z.infer<typeof ownerReviewsSchema>

/** POST /api/owner/reviews: a decision. Rejecting takes a reason, and a low rating is none (decision 6). */
export const reviewDecisionSchema = z.discriminatedUnion('decision', [
	z.object({ id: z.string(), decision: z.literal('approve') }),
	z.object({ id: z.string(), decision: z.literal('reject'), reason: z.string().trim().min(5).max(REVIEW_LIMITS.reason) }),
])
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>
