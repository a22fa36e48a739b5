import { z } from 'zod'
import { BILLING_EVENT } from '../../core/contracts/billing'
import { findPlan, PLANS, type PlanName } from '../../core/plans/plans'

const detailSchema = z.object({ plan: z.string() })

/** Tells the whole page that the plan has changed (spec §3). */
export function announcePlan(plan: PlanName, target: EventTarget = window): void {
	target.dispatchEvent(new CustomEvent(BILLING_EVENT, { detail: { plan } }))
}

/** Hears of a changed plan, whoever says so; what names no plan is not heard. Answers how to stop. */
export function onPlan(listener: (plan: PlanName) => void, target: EventTarget = window): () => void {
	const hear = (event: Event) => {
		const detail = detailSchema.safeParse(event instanceof CustomEvent ? event.detail : undefined)
		const plan = detail.success ? findPlan(detail.data.plan) : undefined
		if (plan) listener(PLANS[plan].name)
	}
	target.addEventListener(BILLING_EVENT, hear)
	return () => target.removeEventListener(BILLING_EVENT, hear)
}
