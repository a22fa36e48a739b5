import {
	type Failures,
	failuresSchema,
	type ListingAttempts,
	type LocalModelAnswer,
	listingAttemptsSchema,
	localModelSchema,
	type ModelCosts,
	modelCostsSchema,
	type OpenSourcesAnswer,
	type OwnerPages,
	type OwnerUsers,
	openSourcesSchema,
	ownerPagesSchema,
	ownerUsersSchema,
	type SourcesChoice,
} from '../../core/contracts/owner'
import { type OwnerReviews, ownerReviewsSchema, type ReviewDecision } from '../../core/contracts/reviews'
import { call, jsonBody } from '../calls/http'

/** The owner's calls; each throws AppError `forbidden` for everybody else. */
export const ownerApi = {
	listingAttempts(): Promise<ListingAttempts> {
		return call('/api/owner/listing-attempts', listingAttemptsSchema)
	},

	localModel(): Promise<LocalModelAnswer> {
		return call('/api/owner/local-model', localModelSchema)
	},

	chooseLocalModel(use: boolean): Promise<LocalModelAnswer> {
		return call('/api/owner/local-model', localModelSchema, { ...jsonBody({ use }), method: 'PUT' })
	},

	sources(): Promise<OpenSourcesAnswer> {
		return call('/api/owner/sources', openSourcesSchema)
	},

	chooseSources(open: SourcesChoice['open']): Promise<OpenSourcesAnswer> {
		return call('/api/owner/sources', openSourcesSchema, { ...jsonBody({ open }), method: 'PUT' })
	},

	failures(): Promise<Failures> {
		return call('/api/owner/failures', failuresSchema)
	},

	pages(): Promise<OwnerPages> {
		return call('/api/owner/pages', ownerPagesSchema)
	},

	users(search: string): Promise<OwnerUsers> {
		return call(`/api/owner/users?search=${encodeURIComponent(search)}`, ownerUsersSchema)
	},

	costs(): Promise<ModelCosts> {
		return call('/api/owner/costs', modelCostsSchema)
	},

	reviews(): Promise<OwnerReviews> {
		return call('/api/owner/reviews', ownerReviewsSchema)
	},

	/** All reviews, as they stand after it. */
	decideReview(decision: ReviewDecision): Promise<OwnerReviews> {
		return call('/api/owner/reviews', ownerReviewsSchema, jsonBody(decision))
	},
}
