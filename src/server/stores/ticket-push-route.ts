import type { FastifyRequest } from 'fastify'
import { ticketFormSchema } from '../../core/contracts/push-form'
import { type PushMessage, type PushOutcome, pushMessageSchema, RETURN_QUERY } from '../../core/contracts/stores'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { type StoreId, storeName } from '../../core/stores/store-ids'
import { describeForm, readForm } from '../http/read-form'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { refuseOtherUser } from '../http/sessions'
import { findPushOfOauthState, insertOauthState, type PushIntent, takeOauthState, updateOauthState } from './connect/oauth-state'
import { screenPath } from './connect/send-away'
import { allowedConnector } from './connect/store-access'
import { findBrowser } from './connect/store-browser'
import { getOwnPush } from './push-ledger'
import { chooseConnection, pushPage } from './push-page'
import { FORM_LIMIT, readFields } from './read-fields'
import { readIntent } from './read-intent'
import type { StoreContext } from './store-context'
import type { StoresDeps } from './stores-deps'

type Whose = { userId: string; browser: string; store: StoreId }

/** The path back to the page, which pushes once for the ticket it is given with the path (spec §4). */
export async function pathOfTicket(stores: StoresDeps, whose: Whose, intent: PushIntent): Promise<string> {
	const token = await insertOauthState(stores.db, { kind: 'push', ...whose, intent })
	const query = { [RETURN_QUERY.page]: intent.pageId, [whose.store]: '1', [RETURN_QUERY.token]: token }
	return screenPath('/product-result', query)
}

/** POST /{store}/push: the push a ticket stands for, or that a form describes (spec §7). */
export function registerTicketPush(app: Routes, { stores }: StoreContext, store: StoreId): void {
	const name = storeName(store)
	const message = `✅ Product pushed to ${name}!`
	const options = {
		bodyLimit: FORM_LIMIT,
		config: { who: 'user', repeat: 'key', csrf: 'origin', cost: 'push', form: describeForm(ticketFormSchema) },
		schema: { tags: ['Stores'], summary: `Sends a page to the connected ${name} store`, response: { 200: pushMessageSchema } },
	} as const
	app.post(`/${store}/push`, options, async (request): Promise<PushMessage> => {
		const fields = await readFields(request)
		refuseOtherUser(userOf(request), fields.clerk_user_id)
		return request.once(fields, () => pushFields(request, fields))
	})

	async function pushFields(request: FastifyRequest, fields: Readonly<Record<string, string>>): Promise<PushMessage> {
		const user = userOf(request)
		await allowedConnector(stores, user, store)
		const form = readForm(ticketFormSchema, fields)
		const token = form[RETURN_QUERY.token]
		const push = async (intent: PushIntent) =>
			pushPage(stores, user, await chooseConnection(stores, user.id, store, intent.connectionId), intent)
		if (!token) return { message, outcome: await push(readIntent(form, stores.config)) }
		const done = await findDone(stores, user.id, token)
		if (done) return { message, outcome: done }
		const browser = findBrowser(request, stores.config) ?? ''
		const intent = await takeOauthState(stores.db, token, { kind: 'push', userId: user.id, browser, store })
		if ('connectOnly' in intent) throw new AppError('invalid_request', msg('stores.nothing_to_push'))
		const outcome = await push(intent)
		await updateOauthState(stores.db, token, outcome.push_id)
		return { message, outcome }
	}
}

/** What came of the push a ticket was used for: a ticket pushes once, however often it is sent. */
async function findDone(stores: StoresDeps, userId: string, token: string): Promise<PushOutcome | undefined> {
	const pushId = await findPushOfOauthState(stores.db, userId, token)
	return pushId ? ((await getOwnPush(stores.db, userId, pushId)).push.outcome ?? undefined) : undefined
}
