import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { PracticePayments } from '../../connectors/payments/practice/practice'
import { type BillingInfo, practiceActSchema, type RedirectResponse } from '../../core/contracts/billing'
import { AppError } from '../../core/errors'
import type { RouteContext } from '../http/context'
import type { BillingDeps } from './billing-deps'
import { billingInfo } from './billing-info'
import { changeSubscription } from './cancel-subscription'
import { settleCheckout } from './settle-checkout'
import { findCustomer } from './store'

const checkoutSchema = z.object({ id: z.string().min(1).max(300) })

type PracticeContext = RouteContext & { practice: PracticePayments; selling: () => BillingDeps }

/** What the practice checkout's and portal's screens do (requirements, decision 13). There only where no money is taken. */
export function registerPracticeRoutes(app: FastifyInstance, { deps, sessions, practice, selling }: PracticeContext): void {
	const { db } = deps.database
	const ownCheckout = async (userId: string, body: unknown) => {
		const parsed = checkoutSchema.safeParse(body)
		const checkout = parsed.success ? await practice.getCheckout(parsed.data.id) : undefined
		const customer = await findCustomer(db, userId)
		if (!checkout || checkout.customerId !== customer?.customerId)
			throw new AppError('not_found', 'This checkout is not yours, or is gone.')
		return checkout
	}

	app.post('/billing/practice/pay', async (request): Promise<RedirectResponse> => {
		const user = await sessions.getUser(request)
		const { id } = await ownCheckout(user.id, request.body)
		const url = await practice.payCheckout(id)
		await settleCheckout(selling(), user.id, await practice.getCheckout(id))
		return { url }
	})

	app.post('/billing/practice/leave', async (request): Promise<RedirectResponse> => {
		const user = await sessions.getUser(request)
		const { id } = await ownCheckout(user.id, request.body)
		return { url: await practice.leaveCheckout(id) }
	})

	app.post('/billing/practice/act', async (request): Promise<BillingInfo> => {
		const user = await sessions.getUser(request)
		const parsed = practiceActSchema.safeParse(request.body)
		if (!parsed.success) throw new AppError('invalid_request', 'The practice checkout cannot do this.')
		const acts: Record<z.infer<typeof practiceActSchema>['act'], (id: string) => Promise<unknown>> = {
			renew: (id) => practice.passPeriod(id, 'paid'),
			fail: (id) => practice.passPeriod(id, 'failed'),
			cancel: (id) => practice.cancelSubscription(id),
			resume: (id) => practice.resume(id),
		}
		await changeSubscription(selling(), user.id, acts[parsed.data.act])
		return billingInfo(db, deps.payments, user.id)
	})
}
