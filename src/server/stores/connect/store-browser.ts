import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Installation = { publicUrl: string }

const isSecure = ({ publicUrl }: Installation) => publicUrl.startsWith('https:')

/** Over https a name that browsers take from this very host only, so that no neighbouring subdomain plants one. */
const cookieName = (installation: Installation) => `${isSecure(installation) ? '__Host-' : ''}vitrine_stores`
export const DAY_SECONDS = 86_400

/**
 * The browser a request comes from, by a cookie of its own: who comes back from a store must be who went there.
 * Undefined when it never went.
 */
export function findBrowser(request: FastifyRequest, installation: Installation): string | undefined {
	const value = request.cookies[cookieName(installation)]
	return value && /^[\w-]{32}$/.test(value) ? value : undefined
}

/** The same; a browser that has no such cookie is given one. */
export function getBrowser(request: FastifyRequest, reply: FastifyReply, installation: Installation): string {
	const browser = findBrowser(request, installation) ?? randomBytes(24).toString('base64url')
	// Lax: the way back from the store is a navigation from another site.
	const rules = { path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure(installation), maxAge: DAY_SECONDS } as const
	reply.setCookie(cookieName(installation), browser, rules)
	return browser
}
