import { modelCostsSchema } from '../../core/contracts/owner'
import type { RouteContext } from '../http/context'
import type { Routes } from '../http/route-schemas'
import { summarizeCosts } from './repository'

/** GET /api/owner/costs: what models were asked for and cost. For the owner alone (N-9). */
export function registerModelCallRoutes(app: Routes, { deps }: RouteContext): void {
	app.get(
		'/api/owner/costs',
		{
			config: { who: 'owner' },
			schema: { tags: ['Site'], summary: 'What models were asked for and cost', response: { 200: modelCostsSchema } },
		},
		() => summarizeCosts(deps.database.db, new Date()),
	)
}
