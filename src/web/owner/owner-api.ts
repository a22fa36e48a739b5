import {
	type Failures,
	failuresSchema,
	type ListingAttempts,
	listingAttemptsSchema,
	type ModelCosts,
	modelCostsSchema,
	type OwnerPages,
	ownerPagesSchema,
} from '../../core/contracts/owner'
import { call } from '../http'

/** The owner's calls; each throws AppError `forbidden` for everybody else. */
export const ownerApi = {
	listingAttempts(): Promise<ListingAttempts> {
		return call('/api/owner/listing-attempts', listingAttemptsSchema)
	},

	failures(): Promise<Failures> {
		return call('/api/owner/failures', failuresSchema)
	},

	pages(): Promise<OwnerPages> {
		return call('/api/owner/pages', ownerPagesSchema)
	},

	costs(): Promise<ModelCosts> {
		return call('/api/owner/costs', modelCostsSchema)
	},
}
