import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionUser } from '../../../connectors/identity/identity'
import { RETURN_QUERY } from '../../../core/contracts/stores'
import { type StoreId, storeName } from '../../../core/stores/store-ids'
import { userOf } from '../../http/route-policy'
import type { StoreContext } from '../store-context'
import { connectorOf } from '../stores-deps'
import { beginConnecting, finishConnecting, takeIntent } from './connect-store'
import type { ConnectionRow } from './connection-repository'
import type { Intent, PushIntent } from './oauth-state'
import { screenPath, sendAway, sendError } from './send-away'
import { allowedConnector } from './store-access'
import { findBrowser, getBrowser } from './store-browser'

/** Where the connections are shown. */
const SETTINGS = '/settings'

type Returned = { user: SessionUser; connection: ConnectionRow; intent: PushIntent; browser: string }

/**
 * GET /{store}/callback: somebody comes back from a store's consent. `go` does what they had set out for and answers
 * the path they go on to; who only meant to connect the store is shown it. One whom the store itself sends is led
 * through the consent by us, so that what comes back was begun here.
 */
export function answerCallback({ config, stores }: StoreContext, store: StoreId, go: (returned: Returned) => Promise<string>) {
	return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
		reply.header('referrer-policy', 'no-referrer')
		const user = userOf(request)
		const query = request.url.split('?')[1] ?? ''
		let intent: Intent | undefined
		try {
			await allowedConnector(stores, user, store)
			if (connectorOf(stores, store).readEntry(query)?.startedByStore) {
				const browser = getBrowser(request, reply, config)
				const shop = new URLSearchParams(query).get('shop') ?? undefined
				const url = await beginConnecting(stores, { userId: user.id, browser, store }, { connectOnly: true }, shop)
				return sendAway(request, reply, { url, name: storeName(store), user })
			}
			const browser = findBrowser(request, config) ?? ''
			const whose = { userId: user.id, browser, store }
			intent = await takeIntent(stores, whose, query)
			const connection = await finishConnecting(stores, whose, query)
			if ('connectOnly' in intent) return reply.redirect(screenPath(SETTINGS, { [RETURN_QUERY.connected]: connection.id }), 303)
			return reply.redirect(await go({ user, connection, intent, browser }), 303)
		} catch (error) {
			const { path, pageId } = wayBack(intent)
			return sendError(request, reply, error, { pageId, store }, path)
		}
	}
}

function wayBack(intent: Intent | undefined): { path: string; pageId?: string | undefined } {
	if (intent === undefined) return { path: '/product-result' }
	return 'connectOnly' in intent ? { path: SETTINGS } : { path: '/product-result', pageId: intent.pageId }
}

/** Where one who pushed from a form ends up. */
export function pushedPath(path: string, { pageId }: PushIntent, pushId: string): string {
	return screenPath(path, { [RETURN_QUERY.page]: pageId, [RETURN_QUERY.push]: pushId })
}
