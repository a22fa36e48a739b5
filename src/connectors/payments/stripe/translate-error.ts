import Stripe from 'stripe'
import { AppError } from '../../../core/errors'

/** Runs a call to Stripe; what the SDK throws becomes ours. Keys and payloads stay out of the message. */
export async function translated<T>(call: () => Promise<T>): Promise<T> {
	try {
		return await call()
	} catch (error) {
		throw error instanceof Stripe.errors.StripeError ? toAppError(error) : error
	}
}

function toAppError(cause: InstanceType<typeof Stripe.errors.StripeError>): AppError {
	const details = { providerCode: cause.code ?? cause.type, providerRequest: cause.requestId }
	if (cause.code === 'resource_missing')
		return new AppError('not_found', 'The payment provider does not know this any more.', { cause, details })
	if (cause instanceof Stripe.errors.StripeIdempotencyError || cause.statusCode === 409) {
		return new AppError('conflict', 'This was just asked for in another way. Wait a moment, then try again.', { cause, details })
	}
	if (cause instanceof Stripe.errors.StripeConnectionError) {
		return new AppError('upstream', 'The payment provider could not be reached. Nothing was charged; try again in a moment.', {
			cause,
			details,
		})
	}
	return new AppError('upstream', 'The payment provider refused this. Nothing was charged; try again in a moment.', { cause, details })
}
