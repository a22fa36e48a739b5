import type { FastifyInstance } from 'fastify'
import { AppError, isAppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import { descriptorOf, STORE_IDS } from '../../../core/stores/store-ids'
import type { StoresDeps } from '../stores-deps'
import { handleStoreEvent } from './handle-store-event'

const BODY_LIMIT = 1024 * 1024

/**
 * POST /webhooks/<store> of those that send messages: the stores' own, proved by their signature over the very
 * bytes; no session, and not counted.
 */
export function registerWebhookRoutes(app: FastifyInstance, deps: StoresDeps): void {
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers()
		scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, body))
		for (const store of STORE_IDS.filter((id) => descriptorOf(id).sendsEvents)) {
			scope.post(
				`/webhooks/${store}`,
				{ bodyLimit: BODY_LIMIT, config: { who: 'anyone', csrf: 'own', rateLimit: false } },
				async (request) => {
					if (!deps.connectors[store]) throw new AppError('not_found', msg('request.nothing_here'))
					const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0)
					await handleStoreEvent(deps, store, { headers: plainHeaders(request.headers), body }).catch(unsigned)
					return { received: true }
				},
			)
		}
	})
}

function plainHeaders(headers: NodeJS.Dict<string | string[]>): Record<string, string | undefined> {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]))
}

/** Platforms check that a message with a wrong signature is answered 401. */
function unsigned(error: unknown): never {
	if (!isAppError(error, 'forbidden')) throw error
	throw new AppError('unauthenticated', msg('machine.not_signed'), { cause: error })
}
