import Stripe from 'stripe'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { Refund } from '../payments'
import { idOf } from './to-subscription'

/**
 * Gives the newest payment of a subscription back, once, and ends it. Stopping half-way and asking again finishes it.
 */
export async function refundAndEnd(stripe: Stripe, subscriptionId: string): Promise<Refund> {
	const refund = await refundNewest(stripe, subscriptionId)
	const { status } = await stripe.subscriptions.retrieve(subscriptionId)
	if (status !== 'canceled') await endNow(stripe, subscriptionId)
	return { id: refund.id, amountMinor: refund.amount, currency: refund.currency }
}

/** Ended by another request meanwhile, it is not found to be ended. */
async function endNow(stripe: Stripe, subscriptionId: string): Promise<void> {
	try {
		await stripe.subscriptions.cancel(subscriptionId)
	} catch (error) {
		if (!(error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')) throw error
		const { status } = await stripe.subscriptions.retrieve(subscriptionId)
		if (status !== 'canceled') throw error
	}
}

async function refundNewest(stripe: Stripe, subscription: string): Promise<Stripe.Refund> {
	const invoices = await stripe.invoices.list({ subscription, status: 'paid', limit: 1 })
	const invoice = invoices.data[0]
	const payments = invoice && (await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid', limit: 1 }))
	const intent = payments?.data[0]?.payment.payment_intent
	if (!invoice || !intent) throw new AppError('conflict', msg('billing.no_payment'))
	const payment_intent = idOf(intent)
	try {
		return await stripe.refunds.create(
			{ payment_intent, reason: 'requested_by_customer', metadata: { subscription } },
			{ idempotencyKey: `refund:${invoice.id}` },
		)
	} catch (error) {
		if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error
		const [made] = (await stripe.refunds.list({ payment_intent, limit: 1 })).data
		if (!made) throw error
		return made
	}
}
