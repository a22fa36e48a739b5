import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { CLIENT_ADDRESS_HEADER, type Identity } from '../../connectors/identity/identity'
import { msg } from '../../core/messages/message'
import { cleanJson } from './clean-text'
import { errorOfProvider } from './errors'
import { webHeaders } from './sessions'

const BODY_LIMIT = 64 * 1024

const credentials = { email: z.string(), password: z.string() }

/** The identity provider's calls that our own screens use: what they are for and what they are sent. */
const CALLS = {
	'sign-up/email': ['Makes an account', z.object({ name: z.string(), ...credentials })],
	'sign-in/email': ['Signs in', z.object(credentials)],
	'sign-out': ['Ends the session', z.object({})],
	'request-password-reset': ['Sends a link that sets a new password', z.object({ email: z.string() })],
	'reset-password': ['Sets a new password with the token of a link', z.object({ token: z.string(), newPassword: z.string() })],
} as const

/**
 * Hands everything below /api/auth/ to the identity provider, which checks what it is sent: the schemas here tell of
 * its calls. Signing somebody in from another site needs no cookie to be sent, so all of them are taken from our
 * origin only.
 */
export function registerAuthRoutes(app: FastifyInstance, deps: { identity: Identity; publicUrl: string }): void {
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers()
		scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, body))
		scope.setValidatorCompiler(() => (value) => ({ value }))
		const pass = async (request: FastifyRequest, reply: FastifyReply) => {
			const answer = await deps.identity.handle(webRequest(request, deps.publicUrl))
			reply.code(answer.status).header('cache-control', 'no-store')
			answer.headers.forEach((value, name) => {
				if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value)
			})
			// The library names the seconds to wait by a header of its own.
			const wait = answer.headers.get('x-retry-after')
			if (wait !== null) reply.header('retry-after', wait)
			for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
			const body = Buffer.from(await answer.arrayBuffer())
			if (answer.status < 400) return reply.send(body)
			return reply.type('application/json; charset=utf-8').send(errorOfProvider(answer.status, body.toString(), request.id))
		}
		const config = { who: 'anyone', csrf: 'origin', foreign: msg('request.foreign_sign_in') } as const
		const told = { tags: ['Accounts'], description: 'With accounts kept here; 404 where Clerk keeps them.' }
		for (const [path, [summary, body]] of Object.entries(CALLS)) {
			const response = { 200: z.unknown().describe('The user; the session is in the cookie.') }
			scope.post(`/api/auth/${path}`, { bodyLimit: BODY_LIMIT, config, schema: { ...told, summary, body, response } }, pass)
		}
		scope.get(
			'/api/auth/verify-email',
			{
				config: { who: 'anyone' },
				schema: {
					tags: ['Accounts'],
					summary: 'Confirms an address: where the link of an e-mail leads',
					querystring: z.object({ token: z.string() }),
					response: { 302: z.null().describe('Back to the app') },
				},
			},
			pass,
		)
		scope.route({ method: ['GET', 'POST'], url: '/api/auth/*', bodyLimit: BODY_LIMIT, config, handler: pass })
	})
}

function webRequest(request: FastifyRequest, publicUrl: string): Request {
	const headers = webHeaders(request)
	headers.set(CLIENT_ADDRESS_HEADER, request.ip)
	const body = request.body instanceof Buffer ? new Uint8Array(cleanJson(request.body)) : undefined
	return new Request(new URL(request.url, publicUrl), { method: request.method, headers, ...(body ? { body } : {}) })
}
