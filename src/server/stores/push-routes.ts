import { pushChoicesSchema, pushListSchema, pushOutcomeSchema, pushRequestSchema, restoreOutcomeSchema } from '../../core/contracts/stores'
import { AppError } from '../../core/errors'
import { told } from '../../core/messages/told'
import { idParams } from '../http/answers'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { getOwnPage } from '../pages/pages'
import { allowedConnector } from './connect/store-access'
import { listPagePushes } from './list-page-pushes'
import { picturesUnreachable } from './pictures-reachable'
import { readRefusedPush } from './push-ledger'
import { chooseConnection, getPrices, pricesOfPage, pushPage } from './push-page'
import { restorePush } from './restore-push'
import type { StoreContext } from './store-context'

/** A page's pushes: one more, those before, and what a push changed brought back. */
export function registerPushRoutes(app: Routes, { config, stores }: StoreContext): void {
	const tags = ['Stores']
	app.post(
		'/api/pages/:id/push',
		{
			config: { who: 'user', repeat: 'key', cost: 'push' },
			schema: {
				tags,
				summary: 'Sends a page to a store: one product, however often',
				params: idParams,
				body: pushRequestSchema,
				response: { 200: pushOutcomeSchema },
			},
		},
		async (request) => {
			const user = userOf(request)
			const { row, page } = await getOwnPage(stores.db, user.id, request.params.id)
			const asked = request.body
			if (asked.store) await allowedConnector(stores, user, asked.store)
			const before = asked.again ? await readRefusedPush(stores.db, { id: asked.again, userId: user.id, pageId: row.id }) : {}
			const isPriced = asked.price !== null && asked.price !== undefined
			const typed = isPriced ? { price: asked.price, compareAt: asked.compare_at_price } : before
			const { price, compareAt } = typed.price ? getPrices(typed.price, typed.compareAt, config) : pricesOfPage(page, config)
			const connection = await chooseConnection(stores, user.id, asked.store, asked.connection)
			const why = picturesUnreachable(config)
			if (why && !asked.without_pictures) throw new AppError('conflict', why, { details: { withoutPictures: true } })
			const choices = { ...before.choices, ...pushChoicesSchema.parse(asked) }
			const { status = before.status, new_status: newStatus = before.newStatus } = asked
			return pushPage(stores, user, connection, { pageId: row.id, price, compareAt, choices, status, newStatus })
		},
	)

	app.get(
		'/api/pages/:id/pushes',
		{ config: { who: 'user' }, schema: { tags, summary: 'What was sent of a page', params: idParams, response: { 200: pushListSchema } } },
		(request) => listPagePushes(stores, userOf(request).id, request.params.id),
	)

	app.post(
		'/api/pushes/:id/restore',
		{
			config: { who: 'user', repeat: 'key', cost: 'push' },
			schema: {
				tags,
				summary: 'Brings back what the product was before a push',
				params: idParams,
				response: { 200: restoreOutcomeSchema },
			},
		},
		async (request) => {
			const left = await restorePush(stores, userOf(request).id, request.params.id)
			return { status: 'success' as const, left_out: left.map(({ what, why }) => told({ what, why })) }
		},
	)
}
