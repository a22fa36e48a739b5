import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import { PLANS } from '../../../core/plans/plans'
import type { Checkout, CheckoutRequest, Payments } from '../payments'
import { readStripeEvent } from './read-event'
import { refundAndEnd } from './refund-and-end'
import { idOf, PLAN_MARK, toSubscription } from './to-subscription'
import { translated } from './translate-error'

export type StripeConfig = {
	secretKey: string
	/** Of the webhook endpoint. */
	webhookSecret: string
	/** Id of the monthly price of Pro. */
	pricePro: string
	/** Another address than Stripe's own, for tests and gateways. */
	apiUrl: string | undefined
}

const TIMEOUT_MS = 20_000
const RETRIES = 2
/** Whether a subscription was paid is told by its newest invoice. */
const EXPAND = ['latest_invoice']

/** Stripe. What it answers depends on nothing that is kept here, so any number of processes may use it. */
export function createStripePayments({ secretKey, webhookSecret, pricePro, apiUrl }: StripeConfig): Payments {
	const stripe = new Stripe(secretKey, { ...addressOf(apiUrl), timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false })
	const ours = async (subscription: Stripe.Subscription) => toSubscription(subscription, await newestPaid(stripe, subscription), pricePro)
	const retrieve = (id: string) => stripe.subscriptions.retrieve(id, { expand: EXPAND })
	let priceChecked = false

	return {
		kind: 'stripe',
		createCustomer: ({ userId, email, name, onceKey }) =>
			translated(async () => {
				const customer = await stripe.customers.create({ email, name, metadata: { user_id: userId } }, once(onceKey))
				return customer.id
			}),
		openCheckout: (request) =>
			translated(async () => {
				if (!priceChecked) await checkPrice(stripe, pricePro)
				priceChecked = true
				return toCheckout(await stripe.checkout.sessions.create(checkoutParams(request, pricePro), once(request.onceKey)))
			}),
		getCheckout: (id) => translated(async () => toCheckout(await stripe.checkout.sessions.retrieve(id))),
		expireCheckout: (id) =>
			translated(async () => {
				const { status } = await stripe.checkout.sessions.retrieve(id)
				if (status === 'open') await stripe.checkout.sessions.expire(id)
			}),
		getSubscription: (id) => translated(async () => ours(await retrieve(id))),
		listSubscriptions: (customer) =>
			translated(async () => {
				const { data } = await stripe.subscriptions.list({
					customer,
					status: 'all',
					limit: 100,
					expand: EXPAND.map((path) => `data.${path}`),
				})
				return Promise.all(data.map(ours))
			}),
		cancelSubscription: (id) =>
			translated(async () => {
				const { status } = await retrieve(id)
				if (status === 'canceled' || status === 'incomplete_expired') return ours(await retrieve(id))
				if (status === 'incomplete') await stripe.subscriptions.cancel(id)
				else await stripe.subscriptions.update(id, { cancel_at_period_end: true })
				return ours(await retrieve(id))
			}),
		refundAndEnd: (id) => translated(() => refundAndEnd(stripe, id)),
		openPortal: (customer, returnUrl) =>
			translated(async () => (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url),
		async readEvent(body, signature) {
			try {
				return readStripeEvent(stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret))
			} catch (cause) {
				if (!(cause instanceof Stripe.errors.StripeSignatureVerificationError || cause instanceof SyntaxError)) throw cause
				throw new AppError('invalid_request', msg('billing.not_signed'), { cause })
			}
		},
	}
}

/** The invoice that was paid last: mostly the newest, which comes along. */
async function newestPaid(stripe: Stripe, { id, latest_invoice }: Stripe.Subscription): Promise<Stripe.Invoice | undefined> {
	if (latest_invoice !== null && typeof latest_invoice !== 'string' && latest_invoice.status === 'paid') return latest_invoice
	return (await stripe.invoices.list({ subscription: id, status: 'paid', limit: 1 })).data[0]
}

function addressOf(apiUrl: string | undefined): Pick<NonNullable<ConstructorParameters<typeof Stripe>[1]>, 'host' | 'port' | 'protocol'> {
	if (apiUrl === undefined) return {}
	const { hostname, port, protocol } = new URL(apiUrl)
	return protocol === 'http:'
		? { host: hostname, port: port || '80', protocol: 'http' }
		: { host: hostname, port: port || '443', protocol: 'https' }
}

/** Stripe takes keys of at most 255 characters. */
function once(key: string): { idempotencyKey: string } {
	return { idempotencyKey: createHash('sha256').update(key).digest('hex') }
}

function checkoutParams(
	{ customerId, userId, successUrl, cancelUrl }: CheckoutRequest,
	price: string,
): Stripe.Checkout.SessionCreateParams {
	const metadata = { user_id: userId, [PLAN_MARK]: 'pro' }
	return {
		mode: 'subscription',
		customer: customerId,
		client_reference_id: userId,
		line_items: [{ price, quantity: 1 }],
		success_url: successUrl,
		cancel_url: cancelUrl,
		metadata,
		subscription_data: { metadata },
	}
}

function toCheckout(session: Stripe.Checkout.Session): Checkout {
	const { id, status, url, customer, subscription } = session
	return {
		id,
		status: (['open', 'complete'] as const).find((known) => known === status) ?? 'expired',
		url,
		customerId: customer ? idOf(customer) : '',
		subscriptionId: subscription ? idOf(subscription) : null,
	}
}

/** Nobody is charged anything else than the pricing card says. */
async function checkPrice(stripe: Stripe, id: string): Promise<void> {
	const { unit_amount, currency, recurring } = await stripe.prices.retrieve(id)
	const isRight =
		unit_amount === PLANS.pro.priceUsdMinor && currency === 'usd' && recurring?.interval === 'month' && recurring.interval_count === 1
	if (isRight) return
	throw new AppError('upstream', msg('billing.price_wrong'), {
		details: { setting: 'STRIPE_PRICE_PRO', expectedMinor: PLANS.pro.priceUsdMinor, foundMinor: unit_amount, currency },
	})
}
