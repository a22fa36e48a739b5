export const AFTER_SIGN_IN = '/dashboard'

/**
 * Where to go after sign-in: the `next` of the query when it is a path of our own, else the dashboard.
 * Other hosts, in whatever spelling (`//host`, `/\host`, `/.//host`, `https:`), are never followed.
 */
export function nextPath(search: string): string {
	const next = new URLSearchParams(search).get('next')
	if (!next?.startsWith('/')) return AFTER_SIGN_IN
	const home = 'https://own.invalid'
	// Not URL.parse, which browsers of two years ago lack.
	const url = URL.canParse(next, home) ? new URL(next, home) : undefined
	// What is left of `/.//host` names a host once it is an address of its own.
	if (!url || url.origin !== home || url.pathname.startsWith('//') || /^\/(?:login|signup)\b/.test(url.pathname)) return AFTER_SIGN_IN
	return url.pathname + url.search + url.hash
}

/** Address of the sign-in screen that leads back to a path. */
export function signInPath(from: string): string {
	return from === AFTER_SIGN_IN ? '/login' : `/login?next=${encodeURIComponent(from)}`
}
