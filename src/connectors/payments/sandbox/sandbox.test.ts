import { describe, expect, it } from 'vitest'
import { paymentsContract } from '../payments.contract'
import { addMonth } from './add-month'
import { createSandboxPayments } from './sandbox'
import type { SandboxBook, SandboxPage } from './sandbox-book'

function bookInMemory(): SandboxBook {
	const entries = new Map<string, SandboxPage>()
	return {
		find: async (id) => entries.get(id),
		listOf: async (customerId) => [...entries.values()].filter((entry) => entry.customerId === customerId),
		async insert(page) {
			if (!entries.has(page.id)) entries.set(page.id, page)
		},
		update: async (entry) => void entries.set(entry.id, entry),
	}
}

describe('the sandbox checkout', () => {
	paymentsContract(async () => {
		const payments = createSandboxPayments({ book: bookInMemory(), publicUrl: 'http://127.0.0.1:3000' })
		return { payments, pay: payments.payCheckout, passPeriod: payments.passPeriod }
	})

	it('[P-3] a cancellation can be taken back', async () => {
		const payments = createSandboxPayments({ book: bookInMemory(), publicUrl: 'http://127.0.0.1:3000' })
		const customerId = await payments.createCustomer({ userId: 'u', email: 'a@example.com', name: 'A', onceKey: 'u' })
		const links = { successUrl: 'http://127.0.0.1:3000/a', cancelUrl: 'http://127.0.0.1:3000/b' }
		const { id } = await payments.openCheckout({ customerId, userId: 'u', ...links, onceKey: 'a' })
		expect(await payments.leaveCheckout(id)).toBe(links.cancelUrl)
		await payments.payCheckout(id)
		const subscriptionId = (await payments.getCheckout(id)).subscriptionId ?? ''
		await payments.cancelSubscription(subscriptionId)
		await payments.resume(subscriptionId)
		expect(await payments.getSubscription(subscriptionId)).toMatchObject({ status: 'active', cancelAt: null })
	})

	it.each([
		['2026-01-15T10:00:00.000Z', '2026-02-15T10:00:00.000Z'],
		['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
		['2026-12-31T23:59:59.000Z', '2027-01-31T23:59:59.000Z'],
	])('[P-3] a month after %s is %s', (from, to) => {
		expect(addMonth(new Date(from)).toISOString()).toBe(to)
	})
})
