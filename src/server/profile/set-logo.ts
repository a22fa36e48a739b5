import type { ImagePipeline } from '../../connectors/images/image-pipeline'
import type { StoreProfileResponse } from '../../core/contracts/store-profile'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { EMPTY_STORE_PROFILE } from '../../core/seller/store-profile'
import type { Database } from '../db/open-database'
import { findStoreProfile, updateStoreProfile } from './repository'
import { profileAnswer } from './save-store-profile'

type LogoDeps = { db: Database; images: ImagePipeline; newId: () => string }

/**
 * Stores a seller's logo; everything else they state stays. Throws AppError `invalid_request` when it is no picture,
 * `too_large`.
 */
export async function setLogo({ db, images, newId }: LogoDeps, userId: string, bytes: Uint8Array): Promise<StoreProfileResponse> {
	const { files } = await images.importImage(newId(), bytes, '')
	// The widest with transparency: what pages need in smaller sizes is made from it.
	const largest = files.filter((file) => file.format === 'webp').toSorted((a, b) => b.width - a.width)[0]
	if (!largest) throw new AppError('invalid_request', msg('profile.logo_unusable'))
	const profile = (await findStoreProfile(db, userId)) ?? EMPTY_STORE_PROFILE
	const changed = { ...profile, brand: { ...profile.brand, logoKey: largest.key } }
	await updateStoreProfile(db, userId, changed)
	return profileAnswer(changed)
}
