import { readSiteMeta } from './site-meta'

/** `STORAGE_KEYS.billing`, which stands in every browser somebody is signed in with; here by itself, for `storage` is large. A test keeps them equal. */
export const SIGNED_IN_KEY = 'ppg_billing'

/** For a browser that has been signed in: 'Login' becomes 'Dashboard', plans are chosen where that works, and the owner is told what is missing. */
export async function showSession(document: Document): Promise<void> {
	const response = await fetch('/api/me', { headers: { accept: 'application/json' } })
	if (!response.ok) return
	const me: { is_owner?: boolean } = await response.json()
	for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-session-link]')) {
		link.href = '/dashboard'
		link.textContent = link.dataset.sessionLink ?? ''
	}
	for (const link of document.querySelectorAll<HTMLAnchorElement>('#pricing a[href="/signup"], #pricing a[href="/login"]')) {
		link.href = '/pricing'
	}
	const notice = document.querySelector<HTMLElement>('[data-owner-notice]')
	if (notice && me.is_owner && !readSiteMeta().operator) notice.hidden = false
}
