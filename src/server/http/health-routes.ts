import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/errors'
import { findOutage } from '../outage'

/** /healthz: the process answers. /readyz: it can do its work (the database answers, and it is not stopping). */
export function registerHealthRoutes(app: FastifyInstance, deps: { ping(): Promise<void>; closing: AbortSignal }): void {
	app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }))
	app.get('/readyz', { config: { rateLimit: false } }, async () => {
		if (deps.closing.aborted) throw new AppError('busy', 'This process is stopping.')
		try {
			await deps.ping()
		} catch (error) {
			throw findOutage(error) ?? error
		}
		return { status: 'ready' }
	})
}
