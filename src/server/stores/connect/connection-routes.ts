import { z } from 'zod'
import {
	authorizeRequestSchema,
	authorizeResponseSchema,
	connectionListSchema,
	connectionSchema,
	renameConnectionSchema,
	storeCategoriesSchema,
} from '../../../core/contracts/stores'
import { inEnglish } from '../../../core/messages/in-english'
import { msg } from '../../../core/messages/message'
import { storeIdSchema } from '../../../core/stores/store-ids'
import { idParams, NOTHING } from '../../http/answers'
import { userOf } from '../../http/route-policy'
import type { Routes } from '../../http/route-schemas'
import { listLinkedPictures } from '../linked-files'
import { listStoreCategories } from '../list-store-categories'
import { picturesUnreachable } from '../pictures-reachable'
import type { StoreContext } from '../store-context'
import { asksForShop, beginConnecting, connectionOf } from './connect-store'
import { getOwnConnection, listConnections, updateConnection, updateDefault } from './connection-repository'
import { disconnectStore } from './disconnect-store'
import { getShop } from './find-shop'
import { allowedConnector } from './store-access'
import { getBrowser } from './store-browser'

/** A user's connected stores: list, rename, make the default one, disconnect, connect another. */
export function registerConnectionRoutes(app: Routes, { config, stores }: StoreContext): void {
	const { db } = stores
	const tags = ['Stores']

	app.get(
		'/api/stores/connections',
		{ config: { who: 'user' }, schema: { tags, summary: 'The stores that are connected', response: { 200: connectionListSchema } } },
		async (request) => {
			const { id } = userOf(request)
			const [found, linked] = await Promise.all([listConnections(db, id), listLinkedPictures(db, id)])
			const why = picturesUnreachable(config)
			return { connections: found.map(connectionOf), pictures: why ? { why: inEnglish(why), said: why } : { why }, linked }
		},
	)

	app.patch(
		'/api/stores/connections/:id',
		{
			config: { who: 'user', invalid: msg('stores.name_length') },
			schema: { tags, summary: 'Names a store', params: idParams, body: renameConnectionSchema, response: { 200: connectionSchema } },
		},
		async (request) => {
			const connection = await getOwnConnection(db, userOf(request).id, request.params.id)
			await updateConnection(db, connection.id, { name: request.body.name })
			return connectionOf({ ...connection, name: request.body.name })
		},
	)

	app.post(
		'/api/stores/connections/:id/default',
		{
			config: { who: 'user', repeat: 'harmless' },
			schema: {
				tags,
				summary: 'Makes a store the one pages go to unless another is named',
				params: idParams,
				response: { 200: connectionSchema },
			},
		},
		async (request) => {
			const connection = await getOwnConnection(db, userOf(request).id, request.params.id)
			await updateDefault(db, connection)
			return connectionOf({ ...connection, isDefault: true })
		},
	)

	app.get(
		'/api/stores/connections/:id/categories',
		{
			config: { who: 'user', cost: 'store' },
			schema: {
				tags,
				summary: 'The categories of a store, and what a page’s listing stands under',
				params: idParams,
				querystring: z.object({ page: z.string() }),
				response: { 200: storeCategoriesSchema },
			},
		},
		(request) => listStoreCategories(stores, userOf(request), request.params.id, request.query.page),
	)

	app.delete(
		'/api/stores/connections/:id',
		{ config: { who: 'user' }, schema: { tags, summary: 'Disconnects a store', params: idParams, response: { 204: NOTHING } } },
		async (request, reply) => {
			await disconnectStore(stores, await getOwnConnection(db, userOf(request).id, request.params.id))
			return reply.code(204).send(null)
		},
	)

	app.post(
		'/api/stores/:store/authorize',
		{
			config: { who: 'user', repeat: 'harmless', cost: 'store', unknown: msg('stores.unknown') },
			schema: {
				tags,
				summary: 'Where to go to connect a store without pushing anything',
				params: z.object({ store: storeIdSchema }),
				body: authorizeRequestSchema,
				response: { 200: authorizeResponseSchema },
			},
		},
		async (request, reply) => {
			const user = userOf(request)
			const { store } = request.params
			const { shop } = request.body
			await allowedConnector(stores, user, store)
			if (asksForShop(store)) getShop(shop)
			const browser = getBrowser(request, reply, config)
			return { url: await beginConnecting(stores, { userId: user.id, browser, store }, { connectOnly: true }, shop) }
		},
	)
}
