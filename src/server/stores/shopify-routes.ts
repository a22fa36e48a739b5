import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type PushMessage, type PushOutcome, pushMessageSchema, RETURN_QUERY } from '../../core/contracts/stores'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { STORE_NAMES } from '../../core/stores/store-names'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { refuseOtherUser } from '../http/sessions'
import { beginConnecting } from './connect-store'
import { listConnections } from './connection-repository'
import { findPushOfOauthState, insertOauthState, type PushIntent, takeOauthState, updateOauthState } from './oauth-state'
import { PUSH_FORM } from './push-form'
import { getOwnPush } from './push-ledger'
import { chooseConnection, pushPage } from './push-page'
import { FORM_LIMIT, readFields } from './read-fields'
import { readIntent } from './read-intent'
import { answerCallback } from './return-from-store'
import { AUTHORIZE_ROUTE, CALLBACK_ROUTE } from './route-options'
import { screenPath, sendAway, sendTrouble } from './send-away'
import { allowedConnector } from './store-access'
import { findBrowser, getBrowser } from './store-browser'
import type { StoreContext } from './store-context'
import { connectorOf, type StoresDeps } from './stores-deps'

const shopQuery = z.object({ shop: z.string().max(300).optional().describe('my-shop.myshopify.com') })
const SHOPIFY_DONE = '✅ Product pushed to Shopify!'

/**
 * Shopify (spec §7): the form that asks for consent where the shop is not connected, the way back, and the push itself.
 */
export function registerShopifyRoutes(app: Routes, context: StoreContext): void {
	const { config, stores } = context
	/** Back to the page, which pushes once for the ticket it is given (spec §4). */
	const toPage = async (reply: FastifyReply, whose: { userId: string; browser: string }, intent: PushIntent) => {
		const token = await insertOauthState(stores.db, { kind: 'push', store: 'shopify', ...whose, intent })
		const query = { [RETURN_QUERY.page]: intent.pageId, [RETURN_QUERY.shopify]: '1', [RETURN_QUERY.token]: token }
		return reply.redirect(screenPath('/product-result', query), 303)
	}

	const authorize = {
		...AUTHORIZE_ROUTE,
		bodyLimit: FORM_LIMIT,
		config: { ...AUTHORIZE_ROUTE.config, cost: 'store' },
		schema: { ...AUTHORIZE_ROUTE.schema, querystring: shopQuery },
	} as const
	app.post('/shopify/authorize', authorize, async (request, reply) => {
		const user = userOf(request)
		const fields = await readFields(request)
		try {
			refuseOtherUser(user, fields.clerk_user_id)
			await allowedConnector(stores, user, 'shopify')
			const shop = String(request.query.shop ?? fields.shop ?? '').trim()
			if (!shop) throw new AppError('invalid_request', msg('shopify.name_required'), { details: { field: 'shop' } })
			const intent = readIntent(fields)
			const browser = getBrowser(request, reply, config.publicUrl.startsWith('https:'))
			const connected = await findShop(stores, user.id, shop)
			if (connected) return await toPage(reply, { userId: user.id, browser }, { ...intent, connectionId: connected })
			const url = await beginConnecting(stores, { userId: user.id, browser, store: 'shopify' }, intent, shop)
			return sendAway(request, reply, { url, name: STORE_NAMES.shopify.name, user })
		} catch (error) {
			return sendTrouble(request, reply, error, { pageId: fields.page_id, store: 'shopify' })
		}
	})

	app.get(
		'/shopify/callback',
		CALLBACK_ROUTE,
		answerCallback(context, 'shopify', (reply, { user, connection, intent, browser }) =>
			toPage(reply, { userId: user.id, browser }, { ...intent, connectionId: connection.id }),
		),
	)

	const push = {
		bodyLimit: FORM_LIMIT,
		config: { who: 'user', repeat: 'key', csrf: 'origin', cost: 'push', form: PUSH_FORM },
		schema: { tags: ['Stores'], summary: 'Sends a page to the connected Shopify store', response: { 200: pushMessageSchema } },
	} as const
	app.post('/shopify/push', push, async (request): Promise<PushMessage> => {
		const fields = await readFields(request)
		refuseOtherUser(userOf(request), fields.clerk_user_id)
		return request.once(fields, () => pushFields(request, fields))
	})

	async function pushFields(request: FastifyRequest, fields: Readonly<Record<string, string>>): Promise<PushMessage> {
		const user = userOf(request)
		await allowedConnector(stores, user, 'shopify')
		const token = fields[RETURN_QUERY.token]
		const push = async (intent: PushIntent) =>
			pushPage(stores, user, await chooseConnection(stores, user.id, 'shopify', intent.connectionId), intent)
		if (!token) return { message: SHOPIFY_DONE, outcome: await push(readIntent(fields)) }
		const done = await findDone(stores, user.id, token)
		if (done) return { message: SHOPIFY_DONE, outcome: done }
		const intent = await takeOauthState(stores.db, token, {
			kind: 'push',
			userId: user.id,
			browser: findBrowser(request) ?? '',
			store: 'shopify',
		})
		if ('connectOnly' in intent) throw new AppError('invalid_request', msg('stores.nothing_to_push'))
		const outcome = await push(intent)
		await updateOauthState(stores.db, token, outcome.push_id)
		return { message: SHOPIFY_DONE, outcome }
	}
}

/** What came of the push a ticket was used for: a ticket pushes once, however often it is sent. */
async function findDone(stores: StoresDeps, userId: string, token: string): Promise<PushOutcome | undefined> {
	const pushId = await findPushOfOauthState(stores.db, userId, token)
	return pushId ? ((await getOwnPush(stores.db, userId, pushId)).push.outcome ?? undefined) : undefined
}

/**
 * The user's working connection to a shop, by whatever they call it: also by its own domain, once it is connected.
 * Throws AppError `invalid_request` for what cannot be a shop.
 */
async function findShop(stores: StoresDeps, userId: string, typed: string): Promise<string | undefined> {
	const connections = (await listConnections(stores.db, userId, 'shopify')).filter(({ status }) => status === 'active')
	const host = typed.includes('.') ? hostOf(typed) : undefined
	const own = host && connections.find(({ url }) => hostOf(url) === host)
	if (own) return own.id
	const account = connectorOf(stores, 'shopify').readAccount?.(typed)
	return connections.find((connection) => connection.account === account)?.id
}

/** The host of an address, with or without its scheme and `www.`; what is none is none of a shop's. */
function hostOf(address: string): string | undefined {
	const whole = /^https?:\/\//i.test(address) ? address : `https://${address.trim()}`
	return URL.canParse(whole) ? new URL(whole).host.replace(/^www\./, '') : undefined
}
