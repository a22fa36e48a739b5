import { type ListingAttempts, listingAttemptsSchema, type ModelCosts, modelCostsSchema } from '../../core/contracts/owner'
import { call } from '../http'

/** The owner's calls; each throws AppError `forbidden` for everybody else. */
export const ownerApi = {
	listingAttempts(): Promise<ListingAttempts> {
		return call('/api/owner/listing-attempts', listingAttemptsSchema)
	},

	costs(): Promise<ModelCosts> {
		return call('/api/owner/costs', modelCostsSchema)
	},
}
