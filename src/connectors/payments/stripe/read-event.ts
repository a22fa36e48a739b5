import type Stripe from 'stripe'
import { z } from 'zod'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { PaymentEvent } from '../payments'
import { idOf } from './to-subscription'

const eventSchema = z.object({ id: z.string().min(1), type: z.string().min(1), data: z.object({ object: z.object({}) }) })

/** Whom an event is about. Kinds of events that are not known here are about nobody. */
export function readStripeEvent(event: Stripe.Event): PaymentEvent {
	// Signed is not the same as well-formed: a test sent by hand may hold anything.
	if (!eventSchema.safeParse(event).success) {
		throw new AppError('invalid_request', msg('request.not_understood'))
	}
	return { id: event.id, type: event.type, subscriptionId: subscriptionOf(event) }
}

function subscriptionOf(event: Stripe.Event): string | undefined {
	switch (event.type) {
		case 'customer.subscription.created':
		case 'customer.subscription.updated':
		case 'customer.subscription.deleted':
		case 'customer.subscription.paused':
		case 'customer.subscription.resumed':
			return event.data.object.id
		case 'checkout.session.completed':
		case 'checkout.session.async_payment_succeeded':
		case 'checkout.session.async_payment_failed':
			return maybeId(event.data.object.subscription)
		case 'invoice.paid':
		case 'invoice.payment_failed':
		case 'invoice.payment_action_required':
			return maybeId(event.data.object.parent?.subscription_details?.subscription)
		default:
			return undefined
	}
}

function maybeId(subject: string | { id: string } | null | undefined): string | undefined {
	return subject ? idOf(subject) : undefined
}
