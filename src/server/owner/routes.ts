import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../core/errors'
import { isOwner } from '../accounts/accounts'
import type { RouteContext } from '../http/context'
import { summarizeAttempts } from './attempt-store'
import { listUsers } from './list-users'
import { summarizeFailures } from './summarize-failures'
import { summarizePages } from './summarize-pages'

type Summary = (deps: RouteContext['deps'], search: string) => Promise<unknown>

/** What the owner alone sees (N-9), by its name below /api/owner/. */
const SUMMARIES: Readonly<Record<string, Summary>> = {
	'listing-attempts': ({ database }) => summarizeAttempts(database.db, new Date()),
	failures: ({ database }) => summarizeFailures(database.db, new Date()),
	pages: ({ database }) => summarizePages(database.db),
	users: ({ database, identity }, search) => listUsers(database.db, identity, search),
}

const querySchema = z.object({ search: z.string().trim().max(200).default('') })

/** GET /api/owner/… for the owner; 401 for visitors, 403 for everybody else. */
export function registerOwnerRoutes(app: FastifyInstance, { config, deps, sessions }: RouteContext): void {
	for (const [name, summarize] of Object.entries(SUMMARIES)) {
		app.get(`/api/owner/${name}`, async (request, reply) => {
			reply.header('cache-control', 'no-store')
			const user = await sessions.getUser(request)
			if (!isOwner(config, user)) {
				throw new AppError('forbidden', 'Only the owner of this installation sees this. OWNER_EMAILS names who that is.')
			}
			const query = querySchema.safeParse(request.query)
			if (!query.success) throw new AppError('invalid_request', 'This search is too long. Search for fewer words.')
			return summarize(deps, query.data.search)
		})
	}
}
