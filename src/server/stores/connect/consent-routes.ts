import { z } from 'zod'
import { authorizeFormSchema } from '../../../core/contracts/push-form'
import { isAppError } from '../../../core/errors'
import { descriptorOf, type StoreId, storeName } from '../../../core/stores/store-ids'
import { readForm } from '../../http/read-form'
import { userOf } from '../../http/route-policy'
import type { Routes } from '../../http/route-schemas'
import { refuseOtherUser } from '../../http/sessions'
import { chooseConnection, pushPage } from '../push-page'
import { FORM_LIMIT, readFields } from '../read-fields'
import { readIntent } from '../read-intent'
import { AUTHORIZE_ROUTE, CALLBACK_ROUTE } from '../route-options'
import type { StoreContext } from '../store-context'
import type { StoresDeps } from '../stores-deps'
import { pathOfTicket, registerTicketPush } from '../ticket-push-route'
import { asksForShop, beginConnecting } from './connect-store'
import type { ConnectionRow } from './connection-repository'
import { listConnections } from './connection-repository'
import { findShop, getShop } from './find-shop'
import type { PushIntent } from './oauth-state'
import { answerCallback, pushedPath } from './return-from-store'
import { sendAway, sendError } from './send-away'
import { allowedConnector } from './store-access'
import { getBrowser } from './store-browser'

const SUCCESS = '/push-success'
const shopQuery = z.object({ shop: z.string().max(300).optional().describe('the shop, as its seller calls it') })

/**
 * A store that is connected by consent (spec §7): the form that pushes, by way of the platform's consent where the
 * store is not connected, and the way back.
 */
export function registerConsentRoutes(app: Routes, context: StoreContext, store: StoreId): void {
	const { config, stores } = context
	const { connect } = descriptorOf(store)
	if (connect.by !== 'consent') return
	const isByPage = connect.pushesFrom === 'page'

	const authorize = {
		...AUTHORIZE_ROUTE,
		bodyLimit: FORM_LIMIT,
		config: { ...AUTHORIZE_ROUTE.config, cost: isByPage ? 'store' : 'push' },
		schema: { ...AUTHORIZE_ROUTE.schema, querystring: shopQuery },
	} as const
	app.post(`/${store}/authorize`, authorize, async (request, reply) => {
		const user = userOf(request)
		const fields = await readFields(request)
		try {
			refuseOtherUser(user, fields.clerk_user_id)
			await allowedConnector(stores, user, store)
			const form = readForm(authorizeFormSchema, fields)
			const shop = asksForShop(store) ? getShop(request.query.shop ?? form.shop) : undefined
			const intent = readIntent(form, stores.config)
			const browser = getBrowser(request, reply, config)
			const ready = shop === undefined ? await findReady(stores, user.id, store, intent) : await findShop(stores, user.id, store, shop)
			const pushed = ready && (await pushAtOnce(ready, { user, browser, intent }))
			if (pushed) return reply.redirect(pushed, 303)
			const url = await beginConnecting(stores, { userId: user.id, browser, store }, intent, shop)
			return sendAway(request, reply, { url, name: storeName(store), user })
		} catch (error) {
			return sendError(request, reply, error, { pageId: fields.page_id, store })
		}
	})

	type Going = { user: Parameters<typeof pushPage>[1]; browser: string; intent: PushIntent }
	/** Pushes, or has the page do so. Returns the path the browser goes on to. */
	const push = async (connection: ConnectionRow, { user, browser, intent }: Going): Promise<string> => {
		const own = { ...intent, connectionId: connection.id }
		if (isByPage) return pathOfTicket(stores, { userId: user.id, browser, store }, own)
		const { push_id } = await pushPage(stores, user, connection, intent)
		return pushedPath(SUCCESS, intent, push_id)
	}
	const pushAtOnce = async (ready: ConnectionRow, going: Going) => {
		try {
			return await push(ready, going)
		} catch (error) {
			// The seller took our access away over there; the platform asks them anew.
			if (isAppError(error, 'store_reconnect')) return undefined
			throw error
		}
	}

	app.get(
		`/${store}/callback`,
		CALLBACK_ROUTE,
		answerCallback(context, store, ({ connection, ...going }) => push(connection, going)),
	)
	if (isByPage) registerTicketPush(app, context, store)
}

/** The connected store a push can go to without asking its platform again; undefined when there is none. */
async function findReady(
	stores: StoresDeps,
	userId: string,
	store: StoreId,
	{ connectionId }: PushIntent,
): Promise<ConnectionRow | undefined> {
	if (connectionId) {
		const named = await chooseConnection(stores, userId, store, connectionId)
		return named.status === 'active' ? named : undefined
	}
	const [first] = await listConnections(stores.db, userId, store)
	return first?.status === 'active' ? first : undefined
}
