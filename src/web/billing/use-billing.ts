import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Me } from '../../core/contracts/account'
import { type BillingInfo, billingInfoSchema } from '../../core/contracts/billing'
import { localKept } from '../browser/browser-storage'
import { readBilling, rememberBilling, STORAGE_KEYS, type StoredBilling } from '../browser/storage'
import { billingApi } from './billing-api'
import { announcePlan, onPlan } from './billing-event'

/** What is shown of a plan: the stored one at first, everything once the server has answered. */
export type ShownBilling = StoredBilling & Partial<Omit<BillingInfo, keyof StoredBilling>>

const BILLING = ['billing'] as const

const billingQuery = (userId: string) =>
	queryOptions({
		queryKey: [...BILLING, userId],
		queryFn: async () => {
			const info = await billingApi.plan(userId)
			rememberBilling(localKept(), info)
			return info
		},
	})

/**
 * The user's plan: stored first, then the server's (spec §4, Plan). A plan that cannot be fetched leaves what was
 * known.
 */
export function useBilling(me: Me | undefined): ShownBilling | undefined {
	const { data } = useQuery({ ...billingQuery(me?.user.id ?? ''), enabled: me !== undefined })
	if (!me) return undefined
	return data ?? { ...readBilling(localKept()), plan: me.plan, pages_generated: me.pages_generated, limit: me.limit }
}

/**
 * Keeps the shown plan true: after 'billing:updated' (spec §3), and when another tab learned of another plan. For the
 * screen's one bar.
 */
export function useBillingEvents(): void {
	const queries = useQueryClient()
	useEffect(() => {
		const refresh = () => {
			void queries.invalidateQueries({ queryKey: BILLING })
			void queries.invalidateQueries({ queryKey: ['me'] })
		}
		const leave = onPlan((plan) => {
			queries.setQueriesData<BillingInfo>({ queryKey: BILLING }, (known) => known && { ...known, plan })
			queries.setQueryData<Me | null>(['me'], (me) => me && { ...me, plan })
			refresh()
		})
		const hear = ({ key, oldValue, newValue }: StorageEvent) => {
			if (key === STORAGE_KEYS.billing && newValue !== null && planIn(oldValue) !== planIn(newValue)) refresh()
		}
		window.addEventListener('storage', hear)
		return () => {
			leave()
			window.removeEventListener('storage', hear)
		}
	}, [queries])
}

function planIn(stored: string | null): string | undefined {
	return readBilling({ getItem: () => stored, setItem: () => undefined, removeItem: () => undefined })?.plan
}

/** Takes over what the server has just said, and tells everybody of the plan. */
export function useTakeBilling(userId: string): (change: Partial<BillingInfo>) => void {
	const queries = useQueryClient()
	return (change) => {
		const { queryKey } = billingQuery(userId)
		const next = queries.setQueryData(queryKey, (known) => (known ? { ...known, ...change } : billingInfoSchema.safeParse(change).data))
		const plan = change.plan ?? next?.plan
		if (next) rememberBilling(localKept(), next)
		if (plan) announcePlan(plan)
	}
}
