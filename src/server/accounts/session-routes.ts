import type { SessionUser } from '../../connectors/identity/identity'
import { type AccountSessions, accountSessionsSchema, doneSchema } from '../../core/contracts/accounts'
import { DONE, idParams } from '../http/answers'
import type { RouteContext } from '../http/context'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import type { AccountDeps } from './account-deps'

/** Where a user is signed in: the list, ending one, ending all others. */
export function registerSessionRoutes(app: Routes, { deps }: RouteContext<AccountDeps>): void {
	const { identity } = deps
	const tags = ['Accounts']

	const list = async (user: SessionUser): Promise<AccountSessions> => {
		const found = await identity.listSessions(user)
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
	}
	app.get(
		'/api/account/sessions',
		{ config: { who: 'user' }, schema: { tags, summary: 'Where one is signed in', response: { 200: accountSessionsSchema } } },
		(request) => list(userOf(request)),
	)

	app.delete(
		'/api/account/sessions/:id',
		{ config: { who: 'user' }, schema: { tags, summary: 'Ends a session', params: idParams, response: { 200: doneSchema } } },
		async (request) => {
			await identity.revokeSession(userOf(request), request.params.id)
			return DONE
		},
	)

	app.post(
		'/api/account/sessions/end-others',
		{ config: { who: 'user', repeat: 'harmless' }, schema: { tags, summary: 'Ends all other sessions', response: { 200: doneSchema } } },
		async (request) => {
			await identity.revokeOtherSessions(userOf(request))
			return DONE
		},
	)
}
