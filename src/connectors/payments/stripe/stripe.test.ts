import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../../../../test/fakes/stripe/stripe'
import type { Payments } from '../payments'
import { paymentsContract } from '../payments.contract'
import { createStripePayments } from './stripe'

let stripe: FakeStripe
let payments: Payments
beforeAll(async () => {
	stripe = await startFakeStripe()
	payments = paymentsOf(stripe)
})
afterAll(() => stripe.close())

function paymentsOf({ settings }: FakeStripe, changes: Partial<FakeStripe['settings']> = {}): Payments {
	const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PRO, STRIPE_API_URL } = { ...settings, ...changes }
	return createStripePayments({
		secretKey: STRIPE_SECRET_KEY,
		webhookSecret: STRIPE_WEBHOOK_SECRET,
		pricePro: STRIPE_PRICE_PRO,
		apiUrl: STRIPE_API_URL,
	})
}

async function open(to: Payments = payments) {
	const userId = crypto.randomUUID()
	const customerId = await to.createCustomer({ userId, email: 'a@example.com', name: 'A', onceKey: userId })
	const links = { successUrl: 'http://127.0.0.1:3000/dashboard', cancelUrl: 'http://127.0.0.1:3000/dashboard' }
	return to.openCheckout({ customerId, userId, ...links, onceKey: `${userId}:a` })
}

async function subscribe(): Promise<string> {
	const checkout = await open()
	stripe.pay(checkout.id)
	return (await payments.getCheckout(checkout.id)).subscriptionId ?? ''
}

describe('Stripe', () => {
	paymentsContract(async () => ({
		payments,
		pay: async (id) => stripe.pay(id),
		passPeriod: async (id, outcome) => stripe.renew(id, outcome),
	}))

	it('[P-3] an event is read when Stripe signed it lately, and names what to look up; anything else is refused', async () => {
		const id = await subscribe()
		stripe.renew(id)
		const read = async (type: string) => {
			const body = stripe.outbox.events.findLast((event) => event.type === type)?.body ?? ''
			return payments.readEvent(Buffer.from(body), stripe.outbox.sign(body))
		}
		for (const type of ['customer.subscription.created', 'customer.subscription.updated', 'invoice.paid', 'checkout.session.completed']) {
			expect(await read(type)).toEqual({ id: expect.stringMatching(/^evt_/), type, subscriptionId: id })
		}
		expect(await read('customer.created')).toMatchObject({ subscriptionId: undefined })
		for (const odd of ['{}', '[]', 'null', '{"id":"evt_1","type":"invoice.paid"}', '{"id":1,"type":2,"data":{"object":null}}']) {
			await expect(payments.readEvent(Buffer.from(odd), stripe.outbox.sign(odd))).rejects.toMatchObject({ code: 'invalid_request' })
		}
		const { body } = stripe.outbox.events[0] ?? { body: '' }
		const changed = Buffer.from(body.replace('false', 'true'))
		await expect(payments.readEvent(changed, stripe.outbox.sign(body))).rejects.toMatchObject({ code: 'invalid_request' })
		const longAgo = Math.floor(Date.now() / 1000) - 3600
		await expect(payments.readEvent(Buffer.from(body), stripe.outbox.sign(body, longAgo))).rejects.toMatchObject({
			code: 'invalid_request',
		})
	})

	it('[P-4] canceled in the portal (a moment, no flag) is canceled all the same', async () => {
		const id = await subscribe()
		stripe.cancelByPortal(id)
		const subscription = await payments.getSubscription(id)
		expect(subscription.cancelAt).toEqual(subscription.periodEnd)
	})

	it('[P-3] a failing Stripe is asked again, then told of in words; its keys are not', async () => {
		stripe.failNext(1, 503)
		expect(await open()).toMatchObject({ status: 'open' })
		const wrong = paymentsOf(stripe, { STRIPE_SECRET_KEY: 'sk_test_wrong' })
		const error = await wrong.getSubscription('sub_1').catch((caught: unknown) => caught)
		expect(error).toMatchObject({ code: 'upstream', message: expect.stringContaining('Nothing was charged') })
		expect(JSON.stringify(error)).not.toContain('sk_test_wrong')
		const nobody = paymentsOf(stripe, { STRIPE_API_URL: 'http://127.0.0.1:9' })
		await expect(nobody.getSubscription('sub_1')).rejects.toMatchObject({ code: 'upstream', message: expect.stringContaining('reached') })
	})

	it('[P-1] nobody is charged another price than the card says', async () => {
		stripe.setPrice(2900)
		await expect(open(paymentsOf(stripe))).rejects.toMatchObject({
			code: 'upstream',
			details: { setting: 'STRIPE_PRICE_PRO', foundMinor: 2900 },
		})
		stripe.setPrice(1900)
		expect(await open(paymentsOf(stripe))).toMatchObject({ status: 'open' })
	})

	it('[P-3] the same key with other wishes is a conflict, not a second checkout', async () => {
		const ask = (cancelUrl: string) =>
			payments.openCheckout({
				customerId: stripe.customers()[0] ?? '',
				userId: 'u',
				successUrl: 'http://127.0.0.1:3000/a',
				cancelUrl,
				onceKey: 'same',
			})
		await ask('http://127.0.0.1:3000/b')
		await expect(ask('http://127.0.0.1:3000/c')).rejects.toMatchObject({ code: 'conflict' })
	})
})
