import { expect, it } from 'vitest'
import { PLANS } from '../../core/plans/plans'
import type { Payments } from './payments'

/** A provider, and what its customers and time do to it. */
export type PaymentsHarness = {
	payments: Payments
	/** Pays an open checkout on the provider's page; answers where the browser is sent. */
	pay(checkoutId: string): Promise<string>
	/** The period passes, and its next payment works or not. */
	passPeriod(subscriptionId: string, outcome: 'paid' | 'failed'): Promise<void>
}

const LINKS = {
	successUrl: 'http://127.0.0.1:3000/dashboard?session_id={CHECKOUT_SESSION_ID}',
	cancelUrl: 'http://127.0.0.1:3000/dashboard',
}
const MONTH_DAYS = [28, 31] as const

/** What every provider does; `create` gives a fresh one. */
export function paymentsContract(create: () => Promise<PaymentsHarness>): void {
	async function customer(harness: PaymentsHarness, userId: string = crypto.randomUUID()) {
		const customerId = await harness.payments.createCustomer({ userId, email: 'a@example.com', name: 'A', onceKey: `customer:${userId}` })
		const open = (onceKey: string) => harness.payments.openCheckout({ customerId, userId, ...LINKS, onceKey: `${userId}:${onceKey}` })
		const subscribe = async () => {
			const { id } = await open('first')
			await harness.pay(id)
			const { subscriptionId } = await harness.payments.getCheckout(id)
			return subscriptionId ?? ''
		}
		return { customerId, open, subscribe }
	}

	it('[P-3] a customer and a checkout asked for twice are one', async () => {
		const harness = await create()
		const userId = crypto.randomUUID()
		const [one, two] = await Promise.all([customer(harness, userId), customer(harness, userId)])
		expect(two.customerId).toBe(one.customerId)
		const [first, second] = await Promise.all([one.open('a'), one.open('a')])
		expect(second.id).toBe(first.id)
		expect((await one.open('b')).id).not.toBe(first.id)
	})

	it('[P-3] a checkout is open with an address, and once paid a running subscription to Pro for a month', async () => {
		const harness = await create()
		const { customerId, open } = await customer(harness)
		const checkout = await open('a')
		expect(checkout).toMatchObject({ status: 'open', customerId, subscriptionId: null, url: expect.stringMatching(/^http/) })
		expect(await harness.pay(checkout.id)).toBe(`http://127.0.0.1:3000/dashboard?session_id=${checkout.id}`)
		const paid = await harness.payments.getCheckout(checkout.id)
		expect(paid).toMatchObject({ status: 'complete', url: null })
		const subscription = await harness.payments.getSubscription(paid.subscriptionId ?? '')
		expect(subscription).toMatchObject({ customerId, isPro: true, status: 'active', cancelAt: null, lastPaidAt: expect.any(Date) })
		const days = (subscription.periodEnd.getTime() - subscription.periodStart.getTime()) / 86_400_000
		expect(days).toBeGreaterThanOrEqual(MONTH_DAYS[0])
		expect(days).toBeLessThanOrEqual(MONTH_DAYS[1])
		expect(await harness.payments.listSubscriptions(customerId)).toEqual([subscription])
	})

	it('[P-3] paying a checkout twice pays once; a closed one cannot be paid', async () => {
		const harness = await create()
		const { customerId, open } = await customer(harness)
		const checkout = await open('a')
		await Promise.all([harness.pay(checkout.id), harness.pay(checkout.id)])
		await harness.pay(checkout.id)
		expect(await harness.payments.listSubscriptions(customerId)).toHaveLength(1)
		const other = await open('b')
		await harness.payments.expireCheckout(other.id)
		await harness.payments.expireCheckout(other.id)
		await harness.pay(other.id).catch(() => undefined)
		expect(await harness.payments.getCheckout(other.id)).toMatchObject({ status: 'expired', url: null, subscriptionId: null })
		expect(await harness.payments.listSubscriptions(customerId)).toHaveLength(1)
	})

	it('[P-3] a renewal begins the next period; a payment that fails leaves it due', async () => {
		const harness = await create()
		const id = await (await customer(harness)).subscribe()
		const first = await harness.payments.getSubscription(id)
		await harness.passPeriod(id, 'paid')
		const second = await harness.payments.getSubscription(id)
		expect(second).toMatchObject({ status: 'active', periodStart: first.periodEnd, paidPeriodStart: first.periodEnd })
		await harness.passPeriod(id, 'failed')
		expect(await harness.payments.getSubscription(id)).toMatchObject({
			status: 'past_due',
			periodStart: second.periodEnd,
			paidPeriodStart: second.periodStart,
			lastPaidAt: second.lastPaidAt,
		})
	})

	it('[P-4] canceled, it goes on to the period’s end and ends there; canceling again changes nothing', async () => {
		const harness = await create()
		const { customerId, subscribe } = await customer(harness)
		const id = await subscribe()
		const canceled = await harness.payments.cancelSubscription(id)
		expect(canceled).toMatchObject({ status: 'active', cancelAt: canceled.periodEnd })
		expect(await harness.payments.cancelSubscription(id)).toEqual(canceled)
		await harness.passPeriod(id, 'paid')
		expect(await harness.payments.getSubscription(id)).toMatchObject({ status: 'canceled' })
		expect(await harness.payments.cancelSubscription(id)).toMatchObject({ status: 'canceled' })
		expect(await harness.payments.listSubscriptions(customerId)).toHaveLength(1)
	})

	it('[P-3] a refund gives the newest payment back once and ends the subscription at once', async () => {
		const harness = await create()
		const id = await (await customer(harness)).subscribe()
		const refund = await harness.payments.refundAndEnd(id)
		expect(refund).toMatchObject({ amountMinor: PLANS.pro.priceUsdMinor, currency: 'usd' })
		expect(await harness.payments.getSubscription(id)).toMatchObject({ status: 'canceled' })
		expect(await harness.payments.refundAndEnd(id)).toEqual(refund)
	})

	it('[P-3] the portal has an address; who or what is not there is `not_found`', async () => {
		const { payments, ...harness } = await create()
		const { customerId } = await customer({ payments, ...harness })
		expect(await payments.openPortal(customerId, 'http://127.0.0.1:3000/dashboard')).toMatch(/^http/)
		for (const attempt of [
			() => payments.openPortal('cus_nobody', 'http://127.0.0.1:3000/dashboard'),
			() => payments.getCheckout('cs_nothing'),
			() => payments.getSubscription('sub_nothing'),
			() => payments.openCheckout({ customerId: 'cus_nobody', userId: 'u', ...LINKS, onceKey: 'x' }),
		]) {
			await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
		}
	})

	it('[P-3] an event that nobody signed is refused', async () => {
		const { payments } = await create()
		const body = Buffer.from(JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: {} } }))
		for (const signature of [undefined, '', 'nonsense', 't=1,v1=00']) {
			await expect(payments.readEvent(body, signature)).rejects.toMatchObject({ code: 'invalid_request' })
		}
	})
}
