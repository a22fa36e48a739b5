/** The one plan catalogue: pricing card, dashboard and enforcement all read it (requirements, decisions 2 and 4). */
export const PLANS = {
	free: { id: 'free', name: 'Free', priceUsdMinor: 0, pages: 5, renews: false },
	pro: { id: 'pro', name: 'Pro', priceUsdMinor: 1900, pages: 150, renews: true },
} as const

export type PlanId = keyof typeof PLANS
export type PlanName = (typeof PLANS)[PlanId]['name']

/** Days after a payment within which it is given back on request (requirements, decision 3). */
export const REFUND_DAYS = 14

/** A plan by its id or name in any case, as the wire has it; undefined for anything else. */
export function findPlan(text: string): PlanId | undefined {
	const id = text.trim().toLowerCase()
	return id === 'free' || id === 'pro' ? id : undefined
}
