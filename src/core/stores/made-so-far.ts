import { AppError, isAppError } from '../errors'
import { msg } from '../messages/message'
import type { ProductStatus, StoreRef } from './store-product'

/** What there is of a product whose push broke off; without an id where the store did not tell it. */
export type MadeSoFar = Partial<StoreRef>

/**
 * The error of a push that broke off after the store had made the product, or had begun to change it, whatever ended
 * it: its words say that something is there, and `details.made` names it, so that the next push changes it. What is no
 * AppError is answered as it is.
 */
export function withMade(error: unknown, made: MadeSoFar, status: ProductStatus): unknown {
	if (!isAppError(error)) return error
	const message =
		status === 'draft' ? msg('stores.draft_there', { message: error.said }) : msg('stores.product_there', { message: error.said })
	return new AppError(error.code, message, { cause: error, details: { ...error.details, made } })
}

/** What a push left in the store that ended with this error; undefined when it is known of none. */
export function madeBefore(error: unknown): MadeSoFar | undefined {
	if (!isAppError(error)) return undefined
	const { made } = error.details
	return typeof made === 'object' && made !== null ? made : undefined
}
