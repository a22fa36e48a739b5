import type { FastifyInstance } from 'fastify'
import type { AccountSessions, Done } from '../../core/contracts/accounts'
import type { RouteContext } from '../http/context'

/** Where a user is signed in: the list, ending one, ending all others. */
export function registerSessionRoutes(app: FastifyInstance, { deps, sessions }: RouteContext): void {
	const { identity } = deps

	app.get('/api/account/sessions', async (request, reply): Promise<AccountSessions> => {
		reply.header('cache-control', 'no-store')
		const found = await identity.listSessions(await sessions.getUser(request))
		return {
			sessions: found.map(({ id, device, browser, system, address, createdAt, seenAt, isCurrent }) => ({
				id,
				device,
				browser,
				system,
				address,
				created_at: createdAt.toISOString(),
				seen_at: seenAt.toISOString(),
				is_current: isCurrent,
			})),
		}
	})

	app.delete<{ Params: { id: string } }>('/api/account/sessions/:id', async (request): Promise<Done> => {
		await identity.revokeSession(await sessions.getUser(request), request.params.id)
		return { status: 'done' }
	})

	app.post('/api/account/sessions/end-others', async (request): Promise<Done> => {
		await identity.revokeOtherSessions(await sessions.getUser(request))
		return { status: 'done' }
	})
}
