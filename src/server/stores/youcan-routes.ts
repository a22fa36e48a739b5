import { isAppError } from '../../core/errors'
import { STORE_NAMES } from '../../core/stores/store-names'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { refuseOtherUser } from '../http/sessions'
import { beginConnecting } from './connect-store'
import type { ConnectionRow } from './connection-repository'
import { listConnections } from './connection-repository'
import type { PushIntent } from './oauth-state'
import { chooseConnection, pushPage } from './push-page'
import { FORM_LIMIT, readFields } from './read-fields'
import { readIntent } from './read-intent'
import { answerCallback, pushedPath } from './return-from-store'
import { AUTHORIZE_ROUTE, CALLBACK_ROUTE } from './route-options'
import { sendAway, sendTrouble } from './send-away'
import { allowedConnector } from './store-access'
import { getBrowser } from './store-browser'
import type { StoreContext } from './store-context'
import type { StoresDeps } from './stores-deps'

const SUCCESS = '/push-success'

/**
 * YouCan (spec §7): the form that pushes, by way of YouCan's consent where the store is not connected, and the way
 * back.
 */
export function registerYoucanRoutes(app: Routes, context: StoreContext): void {
	const { config, stores } = context

	app.post('/youcan/authorize', { ...AUTHORIZE_ROUTE, bodyLimit: FORM_LIMIT }, async (request, reply) => {
		const user = userOf(request)
		const fields = await readFields(request)
		try {
			refuseOtherUser(user, fields.clerk_user_id)
			await allowedConnector(stores, user, 'youcan')
			const intent = readIntent(fields)
			const connection = await findReady(stores, user.id, intent)
			if (connection) {
				try {
					const { push_id } = await pushPage(stores, user, connection, intent)
					return reply.redirect(pushedPath(SUCCESS, intent, push_id), 303)
				} catch (error) {
					// The seller took our access away over there; YouCan asks them anew.
					if (!isAppError(error, 'store_reconnect')) throw error
				}
			}
			const browser = getBrowser(request, reply, config.publicUrl.startsWith('https:'))
			const url = await beginConnecting(stores, { userId: user.id, browser, store: 'youcan' }, intent, undefined)
			return sendAway(request, reply, { url, name: STORE_NAMES.youcan.name, user })
		} catch (error) {
			return sendTrouble(request, reply, error, { pageId: fields.page_id, store: 'youcan' })
		}
	})

	app.get(
		'/youcan/callback',
		CALLBACK_ROUTE,
		answerCallback(context, 'youcan', async (reply, { user, connection, intent }) => {
			const { push_id } = await pushPage(stores, user, connection, intent)
			return reply.redirect(pushedPath(SUCCESS, intent, push_id), 303)
		}),
	)
}

/** The connected store a push can go to without asking YouCan again; undefined when there is none. */
async function findReady(stores: StoresDeps, userId: string, { connectionId }: PushIntent): Promise<ConnectionRow | undefined> {
	if (connectionId) {
		const named = await chooseConnection(stores, userId, 'youcan', connectionId)
		return named.status === 'active' ? named : undefined
	}
	const [first] = await listConnections(stores.db, userId, 'youcan')
	return first?.status === 'active' ? first : undefined
}
