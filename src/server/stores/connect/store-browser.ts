import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'vitrine_stores'
export const DAY_SECONDS = 86_400

/**
 * The browser a request comes from, by a cookie of its own: who comes back from a store must be who went there.
 * Undefined when it never went.
 */
export function findBrowser(request: FastifyRequest): string | undefined {
	const value = request.cookies[COOKIE]
	return value && /^[\w-]{32}$/.test(value) ? value : undefined
}

/** The same; a browser that has no such cookie is given one. */
export function getBrowser(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
	const browser = findBrowser(request) ?? randomBytes(24).toString('base64url')
	// Lax: the way back from the store is a navigation from another site.
	reply.setCookie(COOKIE, browser, { path: '/', sameSite: 'lax', httpOnly: true, secure, maxAge: DAY_SECONDS })
	return browser
}
