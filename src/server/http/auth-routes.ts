import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CLIENT_ADDRESS_HEADER, type Identity } from '../../connectors/identity/identity'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { cleanJson } from './clean-text'
import { errorOfProvider } from './errors'
import { webHeaders } from './sessions'

const BODY_LIMIT = 64 * 1024

/** Hands everything below /api/auth/ to the identity provider. */
export function registerAuthRoutes(
	app: FastifyInstance,
	deps: { identity: Identity; publicUrl: string; origins: readonly string[] },
): void {
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers()
		scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, body))
		scope.route({
			method: ['GET', 'POST'],
			url: '/api/auth/*',
			bodyLimit: BODY_LIMIT,
			config: { who: 'anyone', csrf: 'own' },
			async handler(request, reply) {
				refuseForeignOrigin(request, deps.origins)
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
			},
		})
	})
}

/**
 * Signing somebody in from another site (login CSRF) needs no cookie to be sent, so the origin is checked here as well.
 */
function refuseForeignOrigin(request: FastifyRequest, origins: readonly string[]): void {
	const { origin } = request.headers
	if (request.method !== 'GET' && origin !== undefined && !origins.includes(origin)) {
		throw new AppError('csrf', msg('request.foreign_sign_in'))
	}
}

function webRequest(request: FastifyRequest, publicUrl: string): Request {
	const headers = webHeaders(request)
	headers.set(CLIENT_ADDRESS_HEADER, request.ip)
	const body = request.body instanceof Buffer ? new Uint8Array(cleanJson(request.body)) : undefined
	return new Request(new URL(request.url, publicUrl), { method: request.method, headers, ...(body ? { body } : {}) })
}
