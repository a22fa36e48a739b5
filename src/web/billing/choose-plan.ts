import { z } from 'zod'
import { claimResponseSchema } from '../../core/contracts/billing'
import { isAppError } from '../../core/errors'
import { PLANS, type PlanId, type PlanName } from '../../core/plans/plans'
import type { ToastMessage } from '../ui/toast-store'
import type { BillingApi } from './billing-api'
import { PLAN_TOASTS } from './plan-texts'

export type ChooseDeps = {
	api: Pick<BillingApi, 'claimFree' | 'checkout'>
	toast(message: ToastMessage): void
	announce(plan: PlanName): void
	/** Leaves for another address. */
	goTo(url: string): void
}

const urlSchema = z.object({ url: z.string().min(1) })

/** Where a visitor goes who presses a plan's button (spec §4, Pricing button). */
export function visitorPath(plan: PlanId): string {
	return plan === 'free' ? '/signup' : '/login'
}

/** What a signed-in user's press on a plan does (spec §4, Pricing button); true when the browser is leaving. */
export async function choosePlan(deps: ChooseDeps, userId: string, plan: PlanId, current: PlanName): Promise<boolean> {
	if (PLANS[plan].name === current) return false
	if (plan === 'free') await claim(deps, userId)
	return plan === 'pro' && (await buy(deps, userId))
}

async function claim({ api, toast, announce }: ChooseDeps, userId: string): Promise<void> {
	try {
		const answer = claimResponseSchema.safeParse(await api.claimFree(userId))
		if (!answer.success) return toast(PLAN_TOASTS.claimUnexpected())
		if (answer.data.status === 'already_claimed') return toast(PLAN_TOASTS.alreadyClaimed())
		announce(answer.data.plan)
		toast(PLAN_TOASTS.claimed(answer.data.limit))
	} catch (error) {
		if (!isAppError(error)) throw error
		toast({ ...PLAN_TOASTS.claimFailed(), text: error.message })
	}
}

async function buy({ api, toast, goTo }: ChooseDeps, userId: string): Promise<boolean> {
	try {
		const answer = urlSchema.safeParse(await api.checkout(userId, PLANS.pro.name))
		if (answer.success) goTo(answer.data.url)
		else toast(PLAN_TOASTS.checkoutFailed())
		return answer.success
	} catch (error) {
		if (!isAppError(error)) throw error
		toast({ ...PLAN_TOASTS.checkoutFailed(), text: error.message })
		return false
	}
}
