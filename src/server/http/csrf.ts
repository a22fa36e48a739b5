import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CSRF_COOKIE, CSRF_HEADER } from '../../core/contracts/csrf'
import { AppError } from '../../core/errors'
import type { Sessions } from './sessions'

export type CsrfConfig = { secret: string; secure: boolean; sessions: Sessions }

export type Csrf = {
	/** Makes sure the browser has a token that is good for who is signed in now; answers it. */
	renew(request: FastifyRequest, reply: FastifyReply): Promise<string>
	/** Throws AppError `csrf`. The refusal carries a fresh token, so that trying once more succeeds. */
	check(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/**
 * Calls that guard themselves: the identity provider's, two of billing and the stores' of spec §7 by the request's origin, messages of
 * payment provider and stores by their signature.
 */
const EXEMPT = new RegExp(
	[
		'^/api/(?:auth|webhooks)/',
		'^/billing/(?:webhook|claim-free|create-checkout-session)$',
		'^/(?:youcan|shopify)/authorize$',
		'^/(?:shopify/push|push_to_woocommerce)$',
		'^/(?:save|delete|validate)_woo_credentials$',
		'^/webhooks/',
	].join('|'),
)
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Double-submit token in cookie and header, signed for one user: a token planted by a neighbouring subdomain, even one it was
 * given itself, fits nobody else.
 */
export function createCsrf({ secret, secure, sessions }: CsrfConfig): Csrf {
	const sign = (nonce: string, userId: string) => createHmac('sha256', secret).update(`csrf\n${nonce}\n${userId}`).digest('base64url')
	const isGood = (token: string | undefined, userId: string) => {
		const [nonce = '', signature = ''] = (token ?? '').split('.')
		return nonce !== '' && sameText(signature, sign(nonce, userId))
	}
	const userIdOf = async (request: FastifyRequest) => (await sessions.findUser(request))?.id ?? ''
	const renew: Csrf['renew'] = async (request, reply) => {
		const userId = await userIdOf(request)
		const present = request.cookies[CSRF_COOKIE]
		if (present !== undefined && isGood(present, userId)) return present
		const nonce = randomBytes(18).toString('base64url')
		const token = `${nonce}.${sign(nonce, userId)}`
		reply.setCookie(CSRF_COOKIE, token, { path: '/', sameSite: 'lax', secure, httpOnly: false })
		return token
	}
	return {
		renew,
		async check(request, reply) {
			const cookie = request.cookies[CSRF_COOKIE]
			const header = request.headers[CSRF_HEADER]
			const matches = typeof header === 'string' && cookie !== undefined && sameText(header, cookie)
			if (matches && isGood(cookie, await userIdOf(request))) return
			await renew(request, reply)
			throw new AppError('csrf', 'This page was open for too long to be trusted. Try once more; if it does not help, reload it.')
		},
	}
}

/** Guards every changing call below /api, and hands out tokens at GET /api/csrf/. */
export function registerCsrf(app: FastifyInstance, csrf: Csrf): void {
	app.addHook('preHandler', async (request, reply) => {
		const path = request.url.split('?', 1)[0] ?? ''
		if (!SAFE_METHODS.has(request.method) && !EXEMPT.test(path)) await csrf.check(request, reply)
	})
	for (const path of ['/api/csrf/', '/api/csrf']) {
		app.get(path, async (request, reply) => {
			reply.header('cache-control', 'no-store')
			return { csrf_token: await csrf.renew(request, reply) }
		})
	}
}

function sameText(a: string, b: string): boolean {
	const left = Buffer.from(a)
	const right = Buffer.from(b)
	return left.length === right.length && timingSafeEqual(left, right)
}
