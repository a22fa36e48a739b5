import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Me } from '../../core/contracts/account'
import { api } from '../api'
import { forgetAll, hasBilling, readBilling, rememberBilling } from '../storage'
import { signOut } from './auth-api'

const ME_QUERY = queryOptions({
	queryKey: ['me'],
	queryFn: async () => {
		const me = await api.me()
		if (me) rememberBilling(localStorage, { ...readBilling(localStorage), ...me })
		return me
	},
})

/** Who is signed in: undefined while unknown, null when nobody is. The plan is kept for the next visit (spec §4, Plan). */
export function useMe(enabled = true) {
	return useQuery({ ...ME_QUERY, enabled })
}

/** Who is signed in, for public pages: asks only in a browser that has been signed in, so that visitors cost no refused call. */
export function useVisitor(): Me | undefined {
	const [known, setKnown] = useState(false)
	useEffect(() => setKnown(hasBilling(localStorage)), [])
	return useMe(known).data ?? undefined
}

/** Asks anew who is signed in and what is left; settled when the answer is there. */
export function useRefreshMe(): () => Promise<void> {
	const queries = useQueryClient()
	return async () => {
		await queries.fetchQuery({ ...ME_QUERY, staleTime: 0 })
	}
}

/** Ends the session and forgets everything this browser holds of it. */
export function useSignOut(): () => Promise<void> {
	const queries = useQueryClient()
	return async () => {
		await signOut()
		forgetAll(localStorage)
		queries.clear()
		queries.setQueryData(ME_QUERY.queryKey, null)
	}
}

/** Pages left of the plan; never below zero. */
export function pagesLeft(me: Pick<Me, 'limit' | 'pages_generated'>): number {
	return Math.max(0, me.limit - me.pages_generated)
}
