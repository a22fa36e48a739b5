import { keep } from '../keep'
import { SIGNED_IN_KEY } from '../site/show-session'

/** True in a browser somebody is, or was, signed in with. */
export function isKnownHere(store: Pick<Storage, 'getItem'>): boolean {
	return store.getItem(SIGNED_IN_KEY) !== null
}

/** True when somebody is signed in; public pages are then told of it by what is kept here (`readBilling`). Rejects when the server cannot be reached. */
export async function askWho(store: Pick<Storage, 'getItem' | 'setItem'>): Promise<boolean> {
	const response = await fetch('/api/me', { headers: { accept: 'application/json' }, credentials: 'include' })
	if (!response.ok) return false
	const { plan, pages_generated, limit } = (await response.json()) as Record<string, unknown>
	if (!isKnownHere(store)) keep(() => store, SIGNED_IN_KEY, JSON.stringify({ plan, pages_generated, limit }))
	return true
}
