import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Sessions } from './sessions'

/** Requests per minute: by user when signed in, else by address. Pictures and the app's own files are not counted. */
export async function registerRateLimits(app: FastifyInstance, deps: { perMinute: number; sessions: Sessions }): Promise<void> {
	await app.register(rateLimit, {
		global: true,
		max: deps.perMinute,
		timeWindow: 60_000,
		hook: 'preHandler',
		keyGenerator: async (request) => (await deps.sessions.findUser(request))?.id ?? request.ip,
	})
}
