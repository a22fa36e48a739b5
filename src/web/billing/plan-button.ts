import { PLANS, type PlanId, type PlanName } from '../../core/plans/plans'

/**
 * What stands at the foot of a plan's card: a visitor's link, the button that chooses it, or why it cannot be chosen.
 */
export type PlanFoot = 'visit' | 'choose' | 'yours' | 'unsold'

/** What is known of whoever looks at the plans. */
export type Looker = {
	/** Undefined for a visitor. */
	plan: PlanName | undefined
	/** False where the server has said that nobody takes money here. */
	isSold: boolean
}

/** The foot of a plan's card for whoever looks at it (spec §4, Pricing button). */
export function footOf(plan: PlanId, looker: Looker): PlanFoot {
	if (!looker.plan) return 'visit'
	if (looker.plan === PLANS[plan].name) return 'yours'
	return plan === 'pro' && !looker.isSold ? 'unsold' : 'choose'
}
