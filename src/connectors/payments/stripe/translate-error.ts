import Stripe from 'stripe'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'

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
	if (cause.code === 'resource_missing') return new AppError('not_found', msg('billing.unknown_to_provider'), { cause, details })
	if (cause instanceof Stripe.errors.StripeIdempotencyError || cause.statusCode === 409) {
		return new AppError('conflict', msg('billing.asked_otherwise'), { cause, details })
	}
	if (cause instanceof Stripe.errors.StripeConnectionError) {
		return new AppError('upstream', msg('billing.provider_unreachable'), {
			cause,
			details,
		})
	}
	return new AppError('upstream', msg('billing.provider_refused'), { cause, details })
}
