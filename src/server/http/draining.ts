import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'

/** What asks for the state of the process is answered to the last. */
const STATE = new Set(['/healthz', '/readyz', '/metrics'])
const RETRY_AFTER_SECONDS = 5

/**
 * How a server stops that is asked to: it says that it is not ready and takes nothing new (503, Retry-After), whatever
 * waits lets go and is answered, and what is being answered is waited for, `graceMs` at the most. Only then are
 * connections closed. Answers the signal that ends with the first of it; its reason is the AppError `busy`.
 */
export function registerDraining(app: FastifyInstance, graceMs = 5_000): AbortSignal {
	const closing = new AbortController()
	let answering = 0
	let drained = () => {}
	app.addHook('onRequest', async (request, reply) => {
		if (closing.signal.aborted && !STATE.has(request.url.split('?', 1)[0] ?? '')) throw stopping()
		answering += 1
		reply.raw.once('close', () => {
			answering -= 1
			if (answering === 0) drained()
		})
	})
	app.addHook('preClose', async () => {
		closing.abort(stopping())
		if (answering === 0) return
		await new Promise<void>((resolve) => {
			const limit = setTimeout(resolve, graceMs)
			drained = () => {
				clearTimeout(limit)
				resolve()
			}
		})
	})
	return closing.signal
}

function stopping(): AppError {
	return new AppError('busy', msg('request.closing'), { details: { retryAfterSeconds: RETRY_AFTER_SECONDS } })
}
