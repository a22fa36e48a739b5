import { z } from 'zod'
import type { SandboxPayments } from '../../connectors/payments/sandbox/sandbox'
import { billingInfoSchema, redirectResponseSchema, type SandboxAct, sandboxActSchema } from '../../core/contracts/billing'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { RouteContext } from '../http/context'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import type { BillingDeps, PaymentsDeps } from './billing-deps'
import { billingInfo } from './billing-info'
import { changeSubscription } from './cancel-subscription'
import { findCustomer } from './repository'
import { settleCheckout } from './settle-checkout'

const NO_CHECKOUT = msg('billing.no_checkout')
const checkoutSchema = z.object({ id: z.string().min(1).max(300) })

type SandboxContext = RouteContext<PaymentsDeps> & { sandbox: SandboxPayments; selling: () => BillingDeps }

/**
 * What the sandbox checkout's and portal's screens do (requirements, decision 13). There only where no money is taken.
 */
export function registerSandboxRoutes(app: Routes, { deps, sandbox, selling }: SandboxContext): void {
	const { db } = deps.database
	const tags = ['Sandbox']
	const checkout = { tags, body: checkoutSchema, response: { 200: redirectResponseSchema } }
	const ownCheckout = async (userId: string, id: string) => {
		const found = await sandbox.getCheckout(id)
		const customer = await findCustomer(db, userId)
		if (!found || found.customerId !== customer?.customerId) throw new AppError('not_found', NO_CHECKOUT)
		return found
	}

	app.post(
		'/billing/sandbox/pay',
		{ config: { who: 'user', repeat: 'key', invalid: NO_CHECKOUT }, schema: { ...checkout, summary: 'Pretends to pay' } },
		async (request) => {
			const user = userOf(request)
			const { id } = await ownCheckout(user.id, request.body.id)
			const url = await sandbox.payCheckout(id)
			await settleCheckout(selling(), user.id, await sandbox.getCheckout(id))
			return { url }
		},
	)

	app.post(
		'/billing/sandbox/leave',
		{ config: { who: 'user', repeat: 'harmless', invalid: NO_CHECKOUT }, schema: { ...checkout, summary: 'Leaves the sandbox checkout' } },
		async (request) => {
			const { id } = await ownCheckout(userOf(request).id, request.body.id)
			return { url: await sandbox.leaveCheckout(id) }
		},
	)

	const acts: Record<SandboxAct, (id: string) => Promise<unknown>> = {
		renew: (id) => sandbox.passPeriod(id, 'paid'),
		fail: (id) => sandbox.passPeriod(id, 'failed'),
		cancel: (id) => sandbox.cancelSubscription(id),
		resume: (id) => sandbox.resume(id),
	}
	app.post(
		'/billing/sandbox/act',
		{
			config: { who: 'user', repeat: 'key', invalid: msg('billing.sandbox_cannot') },
			schema: { tags, summary: 'Pretends what a period brings', body: sandboxActSchema, response: { 200: billingInfoSchema } },
		},
		async (request) => {
			const user = userOf(request)
			await changeSubscription(selling(), user.id, acts[request.body.act])
			return billingInfo(db, deps.payments, user.id)
		},
	)
}
