import type { EmbeddedAuth } from './embedded-auth'
import { endOf } from './session-length'

/**
 * The session's cookie once more, with the time it has left by now. The library prolongs sessions that are used, but
 * tells it by a header of an answer of its own, which browsers never see: without this they would forget the cookie
 * thirty days after signing in.
 */
export async function renewedCookies(auth: EmbeddedAuth, headers: Headers): Promise<string[]> {
	const { name, attributes } = (await auth.$context).authCookies.sessionToken
	const value = cookieNamed(headers, name)
	const found = value === undefined ? null : await auth.api.getSession({ headers })
	if (value === undefined || !found) return []
	const until = Math.min(found.session.expiresAt.getTime(), endOf(found.session).getTime())
	const seconds = Math.floor((until - Date.now()) / 1000)
	return seconds > 0 ? [setCookie(name, value, seconds, attributes)] : []
}

/** Takes the session's cookie out of the browser. */
export async function clearedCookies(auth: EmbeddedAuth): Promise<string[]> {
	const { name, attributes } = (await auth.$context).authCookies.sessionToken
	return [setCookie(name, '', 0, attributes)]
}

type Attributes = Pick<Awaited<EmbeddedAuth['$context']>['authCookies']['sessionToken']['attributes'], 'secure' | 'path'>

/**
 * `value` as the browser sent it. Set as the library sets it (`embedded-auth`): not for scripts, not for other sites.
 */
function setCookie(name: string, value: string, seconds: number, { secure, path = '/' }: Attributes): string {
	return `${name}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly; ${secure ? 'Secure; ' : ''}SameSite=Lax`
}

/** A cookie as the browser sent it. */
export function cookieNamed(headers: Headers, name: string): string | undefined {
	const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
	return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}
