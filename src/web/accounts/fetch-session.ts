import { fetchMe, SIGNED_IN_KEY } from '../documents/show-session'

/** True in a browser somebody is, or was, signed in with. */
export function isKnownHere(store: Pick<Storage, 'getItem'>): boolean {
	return store.getItem(SIGNED_IN_KEY) !== null
}

/**
 * True when somebody is signed in; public pages are then told of it by what is kept here (`readBilling`). Undefined
 * when that could not be learned.
 */
export async function fetchSession(store: Pick<Storage, 'getItem' | 'setItem'>): Promise<boolean | undefined> {
	const me = await fetchMe()
	if (typeof me === 'string') return undefined
	if (!me) return false
	const { plan, pages_generated, limit } = me
	if (!isKnownHere(store)) store.setItem(SIGNED_IN_KEY, JSON.stringify({ plan, pages_generated, limit }))
	return true
}
