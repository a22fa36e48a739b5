import { createHash } from 'node:crypto'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import { PLANS } from '../../../core/plans/plans'
import type { Checkout, Payments, ProviderSubscription } from '../payments'
import { addMonth } from './add-month'
import { readPage, type SandboxBook, type SandboxCheckout, type SandboxSubscription } from './sandbox-book'

export type SandboxConfig = {
	book: SandboxBook
	/** Where the sandbox checkout and portal are: this installation's own address. */
	publicUrl: string
	now?: () => Date
}

/** Everything a provider does, and what a person does on its pages. */
export type SandboxPayments = Payments & {
	/** Pretends to pay; answers where the browser goes next. */
	payCheckout(id: string): Promise<string>
	/** Where one goes who does not pay. */
	leaveCheckout(id: string): Promise<string>
	/**
	 * Pretends that the period has passed: a subscription that was canceled ends, another begins its next one, paid or
	 * not.
	 */
	passPeriod(subscriptionId: string, outcome: 'paid' | 'failed'): Promise<void>
	/** Takes a cancellation back. */
	resume(subscriptionId: string): Promise<void>
}

/**
 * Payments that take no money, for an installation nobody pays at: the same states as a real provider's, kept in our
 * own book.
 */
export function createSandboxPayments({ book, publicUrl, now = () => new Date() }: SandboxConfig): SandboxPayments {
	const get = async (id: string) => readPage((await book.find(id)) ?? missing())
	const getOpened = async (id: string): Promise<SandboxCheckout> => {
		const { data, ...entry } = await get(id)
		return data.kind === 'checkout' ? { ...entry, data } : missing()
	}
	const getSold = async (id: string): Promise<SandboxSubscription> => {
		const { data, ...entry } = await get(id)
		return data.kind === 'subscription' ? { ...entry, data } : missing()
	}
	const change = async (id: string, changes: Partial<SandboxSubscription['data']>) => {
		const entry = await getSold(id)
		await book.update({ ...entry, data: { ...entry.data, ...changes } })
	}
	const getSubscription = async (id: string) => toSubscription(await getSold(id))
	const checkoutOf = ({ id, customerId, data }: SandboxCheckout): Checkout => ({
		id,
		status: data.status,
		url: data.status === 'open' ? `${publicUrl}/sandbox-checkout?id=${encodeURIComponent(id)}` : null,
		customerId,
		subscriptionId: data.subscriptionId,
	})

	return {
		kind: 'sandbox',
		async createCustomer({ userId, email, onceKey }) {
			const id = idOf('sandbox_customer', onceKey)
			await book.insert({ id, customerId: id, data: { kind: 'customer', userId, email } })
			return id
		},
		async openCheckout({ customerId, successUrl, cancelUrl, onceKey }) {
			await get(customerId)
			const data = { kind: 'checkout', status: 'open', successUrl, cancelUrl, subscriptionId: null } as const
			const id = idOf('sandbox_checkout', onceKey)
			await book.insert({ id, customerId, data })
			return checkoutOf(await getOpened(id))
		},
		getCheckout: async (id) => checkoutOf(await getOpened(id)),
		async expireCheckout(id) {
			const entry = await getOpened(id)
			if (entry.data.status === 'open') await book.update({ ...entry, data: { ...entry.data, status: 'expired' } })
		},
		getSubscription,
		async listSubscriptions(customerId) {
			const entries = (await book.listOf(customerId)).map(readPage)
			return entries.flatMap(({ data, ...entry }) => (data.kind === 'subscription' ? [toSubscription({ ...entry, data })] : []))
		},
		async cancelSubscription(id) {
			const { data } = await getSold(id)
			if (data.status !== 'canceled') await change(id, { cancelAt: data.periodEnd })
			return getSubscription(id)
		},
		async refundAndEnd(id) {
			await change(id, { status: 'canceled', refunded: true })
			return { id: `sandbox_refund_${id}`, amountMinor: PLANS.pro.priceUsdMinor, currency: 'usd' }
		},
		async openPortal(customerId, returnUrl) {
			await get(customerId)
			return `${publicUrl}/sandbox-portal?return=${encodeURIComponent(returnUrl)}`
		},
		async readEvent() {
			throw new AppError('invalid_request', msg('billing.sandbox_no_events'))
		},
		async payCheckout(id) {
			const entry = await getOpened(id)
			if (entry.data.status === 'expired') throw new AppError('conflict', msg('billing.checkout_closed'))
			const subscriptionId = idOf('sandbox_subscription', id)
			if (entry.data.status === 'open') {
				await book.insert({ id: subscriptionId, customerId: entry.customerId, data: newSubscription(now()) })
				await book.update({ ...entry, data: { ...entry.data, status: 'complete', subscriptionId } })
			}
			return entry.data.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', encodeURIComponent(id))
		},
		leaveCheckout: async (id) => (await getOpened(id)).data.cancelUrl,
		async passPeriod(id, outcome) {
			const { data } = await getSold(id)
			if (data.status === 'canceled') return
			if (data.cancelAt !== null) return change(id, { status: 'canceled' })
			const next = { periodStart: data.periodEnd, periodEnd: addMonth(data.periodEnd) }
			await change(
				id,
				outcome === 'paid'
					? { ...next, status: 'active', paidPeriodStart: next.periodStart, lastPaidAt: now() }
					: { ...next, status: 'past_due' },
			)
		},
		resume: (id) => change(id, { cancelAt: null }),
	}
}

function newSubscription(start: Date): SandboxSubscription['data'] {
	const period = { periodStart: start, periodEnd: addMonth(start) }
	return { kind: 'subscription', status: 'active', ...period, paidPeriodStart: start, cancelAt: null, lastPaidAt: start, refunded: false }
}

function toSubscription({ id, customerId, data }: SandboxSubscription): ProviderSubscription {
	const { kind: _kind, refunded: _refunded, ...told } = data
	return { id, customerId, isPro: true, ...told }
}

function missing(): never {
	throw new AppError('not_found', msg('billing.sandbox_unknown'))
}

function idOf(kind: string, onceKey: string): string {
	return `${kind}_${createHash('sha256').update(onceKey).digest('hex').slice(0, 32)}`
}
