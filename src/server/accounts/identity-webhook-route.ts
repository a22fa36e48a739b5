import type { FastifyInstance } from 'fastify'
import type { IdentityWebhook } from '../../connectors/identity/identity'
import { webHeaders } from '../http/sessions'

const BODY_LIMIT = 1024 * 1024

/**
 * The identity provider's own call, proved by its signature over the very bytes; neither a session nor a count of calls
 * applies to it.
 */
export function registerIdentityWebhook(
	app: FastifyInstance,
	webhook: IdentityWebhook,
	deps: { publicUrl: string; deleteAccount(userId: string): Promise<void> },
): void {
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers()
		scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, body))
		scope.post(webhook.path, { bodyLimit: BODY_LIMIT, config: { who: 'anyone', csrf: 'own', rateLimit: false } }, async (request) => {
			const body = request.body instanceof Buffer ? new Uint8Array(request.body) : new Uint8Array()
			const { deletedUserId } = await webhook.receive(
				new Request(new URL(webhook.path, deps.publicUrl), { method: 'POST', headers: webHeaders(request), body }),
			)
			if (deletedUserId) await deps.deleteAccount(deletedUserId)
			return { received: true }
		})
	})
}
