import { BILLING_EVENT } from '../../core/contracts/billing-event'
import { findPlan, PLANS, type PlanName } from '../../core/plans/plans'
import { fieldOf } from '../documents/own-call'

/** Tells the whole page that the plan has changed (spec §3). */
export function announcePlan(plan: PlanName, target: EventTarget = window): void {
	target.dispatchEvent(new CustomEvent(BILLING_EVENT, { detail: { plan } }))
}

/** Hears of a changed plan, whoever says so; what names no plan is not heard. Answers how to stop. */
export function onPlan(listener: (plan: PlanName) => void, target: EventTarget = window): () => void {
	const hear = (event: Event) => {
		const plan = planIn(event instanceof CustomEvent ? event.detail : undefined)
		if (plan) listener(plan)
	}
	target.addEventListener(BILLING_EVENT, hear)
	return () => target.removeEventListener(BILLING_EVENT, hear)
}

/** The plan something of JSON names; undefined when it names none. */
export function planIn(json: unknown): PlanName | undefined {
	const named = fieldOf(json, 'plan')
	const plan = typeof named === 'string' ? findPlan(named) : undefined
	return plan && PLANS[plan].name
}
