import type { FastifyInstance } from 'fastify'
import type { ModelCosts } from '../../core/contracts/owner'
import { AppError } from '../../core/errors'
import { isOwner } from '../accounts/accounts'
import type { RouteContext } from '../http/context'
import { summarizeCosts } from './store'

/** GET /api/owner/costs: what models were asked for and cost. For the owner alone (N-9). */
export function registerModelCallRoutes(app: FastifyInstance, { config, deps, sessions }: RouteContext): void {
	app.get('/api/owner/costs', async (request, reply): Promise<ModelCosts> => {
		reply.header('cache-control', 'no-store')
		const user = await sessions.getUser(request)
		if (!isOwner(config, user)) {
			throw new AppError('forbidden', 'Only the owner of this installation sees this. OWNER_EMAILS names who that is.')
		}
		return summarizeCosts(deps.database.db, new Date())
	})
}
