import { storeProfileResponseSchema } from '../../core/contracts/store-profile'
import { storeProfileSchema } from '../../core/seller/store-profile'
import type { GeneratorDeps } from '../../pipeline/step-parts/generator'
import { documented } from '../http/answers'
import type { RouteContext } from '../http/context'
import { IMAGE_BODY_LIMIT, IMAGE_FORM, readImage } from '../http/read-image'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { findStoreProfile } from './repository'
import { profileAnswer, saveStoreProfile } from './save-store-profile'
import { setLogo } from './set-logo'

/** What a seller states about themselves (K-4): GET, PUT, and the logo. */
export function registerProfileRoutes(app: Routes, { deps }: RouteContext<Pick<GeneratorDeps, 'images' | 'newId'>>): void {
	const { db } = deps.database

	const answer = { tags: ['Accounts'], response: { 200: storeProfileResponseSchema } }

	app.get(
		'/api/store-profile',
		{ config: { who: 'user' }, schema: { ...answer, summary: 'What the seller states about themselves' } },
		async (request) => profileAnswer(await findStoreProfile(db, userOf(request).id)),
	)

	app.put(
		'/api/store-profile',
		{
			config: { who: 'user' },
			// Judged field by field by `checkStoreProfile`, which tells the seller what to mend where.
			schema: { ...answer, summary: 'Replaces what the seller states', body: documented(storeProfileSchema) },
		},
		async (request) => saveStoreProfile(db, userOf(request).id, request.body),
	)

	app.post(
		'/api/store-profile/logo',
		{
			bodyLimit: IMAGE_BODY_LIMIT,
			config: { who: 'user', repeat: 'harmless', cost: 'images', form: IMAGE_FORM },
			schema: { ...answer, summary: 'Stores a logo' },
		},
		async (request) => setLogo({ db, images: deps.images, newId: deps.newId }, userOf(request).id, await readImage(request)),
	)
}
