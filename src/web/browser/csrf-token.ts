import { CSRF_COOKIE } from '../../core/contracts/csrf'

const TIMEOUT_MS = 30_000

/** The CSRF cookie's value, fetched once when there is none (GET /api/csrf/). Rejects as the fetch does. */
export async function getCsrfToken(fetchOwn: (path: string, init: RequestInit) => Promise<Response>): Promise<string> {
	const known = readCookie(CSRF_COOKIE)
	if (known) return known
	await fetchOwn('/api/csrf/', {
		credentials: 'include',
		headers: { accept: 'application/json' },
		signal: AbortSignal.timeout(TIMEOUT_MS),
	})
	return readCookie(CSRF_COOKIE) ?? ''
}

function readCookie(name: string): string | undefined {
	const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
	return entry ? decodeURIComponent(entry.slice(name.length + 1)) : undefined
}
