import type { BillingInfo } from '../../core/contracts/billing'
import type { PlanName } from '../../core/plans/plans'
import { SIGNED_IN_KEY } from '../documents/show-session'
import { planIn } from './billing-event'

/**
 * The plan kept in this browser (`ppg_billing`), for small scripts: `storage` reads and writes the same, with a schema.
 */
export function readKeptPlan(kept: string | null): PlanName | undefined {
	try {
		return planIn(JSON.parse(kept ?? 'null'))
	} catch (error) {
		// Something else wrote here; the server is asked anyway.
		if (error instanceof SyntaxError) return undefined
		throw error
	}
}

/** Keeps a plan for the next visit (spec §3). */
export function keepPlan(store: Pick<Storage, 'setItem'>, info: BillingInfo): void {
	const { plan, pages_generated, limit, subscription_status, subscription_current_period_end } = info
	const kept = { plan, pages_generated, limit, subscription_status, subscription_current_period_end }
	store.setItem(SIGNED_IN_KEY, JSON.stringify(kept))
}
