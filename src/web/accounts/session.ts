import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { Me } from '../../core/contracts/account'
import { localKept } from '../browser/browser-storage'
import { forgetAll, hasBilling, readBilling, rememberBilling } from '../browser/storage'
import { forgetUnsent } from '../browser/unsent-pages'
import { api } from '../calls/api'
import { prepareCalls } from '../calls/http'
import { renewClerkCookie } from './clerk-in-app'
import { readIdentity } from './identity'
import { signOut } from './sign-out'

const ME_QUERY = queryOptions({
	queryKey: ['me'],
	queryFn: async () => {
		const identity = readIdentity()
		// Whoever comes back to a tab that slept must not be taken for signed out.
		if (identity.kind === 'clerk') prepareCalls(() => renewClerkCookie(identity))
		const me = await api.me()
		if (me) rememberBilling(localKept(), { ...readBilling(localKept()), ...me })
		return me
	},
})

/**
 * Who is signed in: undefined while unknown, null when nobody is. The plan is kept for the next visit (spec §4, Plan).
 */
export function useMe(enabled = true) {
	return useQuery({ ...ME_QUERY, enabled })
}

/**
 * Who is signed in, for public pages: asks only in a browser that has been signed in, so that visitors cost no refused
 * call.
 */
export function useVisitor(): Me | undefined {
	const [known, setKnown] = useState(false)
	useEffect(() => setKnown(hasBilling(localKept())), [])
	return useMe(known).data ?? undefined
}

/** Asks anew who is signed in and what is left; null when nobody is. */
export function useRefreshMe(): () => Promise<Me | null> {
	const queries = useQueryClient()
	return useCallback(() => queries.fetchQuery({ ...ME_QUERY, staleTime: 0 }), [queries])
}

/**
 * Ends the session, forgets what this browser has stored of it, and opens a public page: a document of its own, so that
 * memory goes as well.
 */
export async function signOutTo(path: string): Promise<void> {
	await signOut()
	forgetAll(localKept())
	forgetUnsent(localKept())
	window.location.assign(path)
}

/** Pages left of the plan; never below zero. */
export function pagesLeft(me: Pick<Me, 'limit' | 'pages_generated'>): number {
	return Math.max(0, me.limit - me.pages_generated)
}
