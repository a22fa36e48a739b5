import type { FastifyInstance } from 'fastify'
import type { BillingDeps } from './billing-deps'
import { handleEvent } from './handle-event'

const BODY_LIMIT = 1024 * 1024

/**
 * POST /billing/webhook: the provider's own, proved by its signature over the very bytes; neither a session nor a count
 * of calls applies to it.
 */
export function registerWebhook(app: FastifyInstance, selling: () => BillingDeps): void {
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers()
		scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, body))
		scope.post('/billing/webhook', { bodyLimit: BODY_LIMIT, config: { who: 'anyone', csrf: 'own', rateLimit: false } }, async (request) => {
			const signature = request.headers['stripe-signature']
			const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0)
			await handleEvent(selling(), body, typeof signature === 'string' ? signature : undefined)
			return { received: true }
		})
	})
}
