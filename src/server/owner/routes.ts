import type { FastifyInstance } from 'fastify'
import type { ListingAttempts } from '../../core/contracts/owner'
import { AppError } from '../../core/errors'
import { isOwner } from '../accounts/accounts'
import type { RouteContext } from '../http/context'
import { summarizeAttempts } from './attempt-store'

/** What the owner alone sees (N-9). */
export function registerOwnerRoutes(app: FastifyInstance, { config, deps, sessions }: RouteContext): void {
	app.get('/api/owner/listing-attempts', async (request, reply): Promise<ListingAttempts> => {
		reply.header('cache-control', 'no-store')
		const user = await sessions.getUser(request)
		if (!isOwner(config, user)) {
			throw new AppError('forbidden', 'Only the owner of this installation sees this. OWNER_EMAILS names who that is.')
		}
		return summarizeAttempts(deps.database.db, new Date())
	})
}
