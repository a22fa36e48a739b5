import { timingSafeEqual } from 'node:crypto'
import { count, gte, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { Database } from '../db/open-database'
import { generations } from '../db/schema/schema'

/** Answers of seconds are pages; what takes longer is a stream somebody watches. */
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
const A_DAY = sql`now() - interval '1 day'`

/**
 * /metrics in Prometheus' text format, for whoever has the token (N-8): the process, answers by route, and the
 * generations of the last day by status. Without a token the address is unknown. Labels are routes, never addresses:
 * they hold no ids and no e-mails.
 */
export function registerMetricsRoutes(app: FastifyInstance, { db, token }: { db: Database; token: string | undefined }): void {
	if (token === undefined) return
	const registry = new Registry()
	collectDefaultMetrics({ register: registry })
	const answers = new Histogram({
		name: 'vitrine_http_request_duration_seconds',
		help: 'How long answers took, by method, route and status.',
		labelNames: ['method', 'route', 'status'],
		buckets: BUCKETS_SECONDS,
		registers: [registry],
	})
	new Gauge({
		name: 'vitrine_generations_last_day',
		help: 'Generations asked for in the last 24 hours, by status.',
		labelNames: ['status'],
		registers: [registry],
		async collect() {
			this.reset()
			const rows = await db
				.select({ status: generations.status, count: count() })
				.from(generations)
				.where(gte(generations.createdAt, A_DAY))
				.groupBy(generations.status)
			for (const row of rows) this.set({ status: row.status }, row.count)
		},
	})
	app.addHook('onResponse', async (request, reply) => {
		const route = request.routeOptions.url ?? 'none'
		answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
	})
	app.get('/metrics', { config: { who: 'anyone', rateLimit: false } }, async (request, reply) => {
		if (!isToken(request.headers.authorization, token)) throw new AppError('not_found', msg('request.nothing_here'))
		return reply
			.type(registry.contentType)
			.header('cache-control', 'no-store')
			.send(await registry.metrics())
	})
}

function isToken(header: string | undefined, token: string): boolean {
	const [given, expected] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)]
	return given.length === expected.length && timingSafeEqual(given, expected)
}
