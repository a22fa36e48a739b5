import type { Me } from '../../core/contracts/account'
import { type Lost, lostBy, TIMEOUT_MS } from './own-call'
import { readSiteMeta } from './site-meta'

/**
 * `STORAGE_KEYS.billing`, which stands in every browser somebody is signed in with; here by itself, for `storage` is
 * large. A test keeps them equal.
 */
export const SIGNED_IN_KEY = 'ppg_billing'

/** Who is signed in, as far as a small script reads it. */
export type MeRead = Pick<Me, 'plan' | 'pages_generated' | 'limit' | 'is_owner'> & { user: Pick<Me['user'], 'id'> }

/** Who is signed in; undefined when nobody is, or why that could not be learned. */
export async function fetchMe(): Promise<MeRead | Lost | undefined> {
	try {
		const signal = AbortSignal.timeout(TIMEOUT_MS)
		const response = await fetch('/api/me', { headers: { accept: 'application/json' }, credentials: 'include', signal })
		if (response.status === 401) return undefined
		return response.ok ? ((await response.json()) as MeRead) : 'unexpected'
	} catch (error) {
		return lostBy(error)
	}
}

/**
 * For whoever is signed in: 'Login' becomes 'Dashboard', plans are chosen where that works, and the owner is told what
 * is missing.
 */
export function showSession(document: Document, me: Pick<MeRead, 'is_owner'>): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-session-link]')) {
		link.href = '/dashboard'
		link.textContent = link.dataset.sessionLink ?? ''
	}
	for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-plans]:not([data-choosing]) a')) link.href = '/pricing'
	const notice = document.querySelector<HTMLElement>('[data-owner-notice]')
	if (notice && me.is_owner && !readSiteMeta().hasOperator) notice.hidden = false
}
