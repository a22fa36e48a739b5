import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/errors'
import { isOwner } from '../accounts/accounts'
import type { Database } from '../db/open-database'
import type { RouteContext } from '../http/context'
import { summarizeAttempts } from './attempt-store'
import { summarizeFailures } from './summarize-failures'
import { summarizePages } from './summarize-pages'

/** What the owner alone sees (N-9), by its name below /api/owner/. */
const SUMMARIES: Readonly<Record<string, (db: Database, now: Date) => Promise<unknown>>> = {
	'listing-attempts': summarizeAttempts,
	failures: summarizeFailures,
	pages: summarizePages,
}

/** GET /api/owner/… for the owner; 401 for visitors, 403 for everybody else. */
export function registerOwnerRoutes(app: FastifyInstance, { config, deps, sessions }: RouteContext): void {
	for (const [name, summarize] of Object.entries(SUMMARIES)) {
		app.get(`/api/owner/${name}`, async (request, reply) => {
			reply.header('cache-control', 'no-store')
			const user = await sessions.getUser(request)
			if (!isOwner(config, user)) {
				throw new AppError('forbidden', 'Only the owner of this installation sees this. OWNER_EMAILS names who that is.')
			}
			return summarize(deps.database.db, new Date())
		})
	}
}
