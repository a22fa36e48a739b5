import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { CSRF_COOKIE, CSRF_HEADER } from '../../core/contracts/csrf'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { Routes } from './route-schemas'
import type { Sessions } from './sessions'

export type CsrfConfig = { secret: string; secure: boolean; sessions: Sessions }

export type Csrf = {
	/** Makes sure the browser has a token that is good for who is signed in now; answers it. */
	renew(request: FastifyRequest, reply: FastifyReply): Promise<string>
	/** Throws AppError `csrf`. The refusal carries a fresh token, so that trying once more succeeds. */
	check(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/**
 * Double-submit token in cookie and header, signed for one user: a token planted by a neighbouring subdomain, even one
 * it was given itself, fits nobody else.
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
			throw new AppError('csrf', msg('request.csrf'))
		},
	}
}

/** GET /api/csrf/ hands out tokens; with and without the last slash. */
export function registerCsrfRoute(app: Routes, csrf: Csrf): void {
	const route = {
		tags: ['Accounts'],
		summary: `Sets the ${CSRF_COOKIE} cookie, whose value goes into the ${CSRF_HEADER} header of changing calls`,
	}
	const answers = { response: { 200: z.object({ csrf_token: z.string() }) } }
	for (const path of ['/api/csrf/', '/api/csrf']) {
		const schema = path.endsWith('/') ? { ...route, ...answers } : answers
		app.get(path, { config: { who: 'anyone' }, schema }, async (request, reply) => {
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
