/** The one plan catalogue: pricing card, dashboard and enforcement all read it (requirements, decisions 2 and 4). */
export const PLANS = {
	free: { id: 'free', name: 'Free', priceUsdMinor: 0, pages: 5, renews: false },
	pro: { id: 'pro', name: 'Pro', priceUsdMinor: 1900, pages: 150, renews: true },
} as const

export type PlanId = keyof typeof PLANS
