import type { FastifyInstance } from 'fastify'
import type { StoreProfileResponse } from '../../core/contracts/store-profile'
import type { RouteContext } from '../http/context'
import { IMAGE_BODY_LIMIT, readImage } from '../http/read-image'
import { profileAnswer, saveStoreProfile } from './save-store-profile'
import { setLogo } from './set-logo'
import { findStoreProfile } from './store'

/** What a seller states about themselves (K-4): GET, PUT, and the logo. */
export function registerProfileRoutes(app: FastifyInstance, { deps, sessions }: RouteContext): void {
	const { db } = deps.database

	app.get('/api/store-profile', async (request, reply): Promise<StoreProfileResponse> => {
		reply.header('cache-control', 'no-store')
		const user = await sessions.getUser(request)
		return profileAnswer(await findStoreProfile(db, user.id))
	})

	app.put('/api/store-profile', async (request): Promise<StoreProfileResponse> => {
		const user = await sessions.getUser(request)
		return saveStoreProfile(db, user.id, request.body)
	})

	app.post('/api/store-profile/logo', { bodyLimit: IMAGE_BODY_LIMIT }, async (request): Promise<StoreProfileResponse> => {
		const user = await sessions.getUser(request)
		return setLogo({ db, images: deps.images, newId: deps.newId }, user.id, await readImage(request))
	})
}
