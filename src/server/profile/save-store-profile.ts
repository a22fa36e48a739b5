import { fileUrl } from '../../core/contracts/file-url'
import type { StoreProfileResponse } from '../../core/contracts/store-profile'
import { AppError } from '../../core/errors'
import { inEnglish } from '../../core/messages/in-english'
import { msg } from '../../core/messages/message'
import { checkStoreProfile, type StoreProfileErrors } from '../../core/seller/check-store-profile'
import { EMPTY_STORE_PROFILE, type StoreProfile } from '../../core/seller/store-profile'
import type { Database } from '../db/open-database'
import { findStoreProfile, updateStoreProfile } from './repository'

/** A profile as the API answers it; nothing stated when there is none. */
export function profileAnswer(profile: StoreProfile = EMPTY_STORE_PROFILE): StoreProfileResponse {
	const { logoKey } = profile.brand
	return { profile, logo_url: logoKey === null ? null : fileUrl(logoKey) }
}

/**
 * Stores what a seller states. Throws AppError `invalid_request` with `details.fields`: what is wrong, by field. A logo
 * can be kept or taken away here, not named: it comes by its own call, so that nobody points at a file that is not
 * theirs.
 */
export async function saveStoreProfile(db: Database, userId: string, body: unknown): Promise<StoreProfileResponse> {
	const checked = checkStoreProfile(body)
	if ('errors' in checked) {
		throw new AppError('invalid_request', msg('profile.not_saved'), {
			details: inFields(checked.errors),
		})
	}
	const { profile } = checked
	const { logoKey } = profile.brand
	if (logoKey !== null && logoKey !== (await findStoreProfile(db, userId))?.brand.logoKey) {
		throw new AppError('invalid_request', msg('profile.other_logo'), {
			details: inFields({ brand: msg('profile.logo_again') }),
		})
	}
	await updateStoreProfile(db, userId, profile)
	return profileAnswer(profile)
}

/** What is wrong by field, as the API answers it: in English, and as messages under `said`. */
function inFields(said: StoreProfileErrors): Record<string, unknown> {
	return { fields: Object.fromEntries(Object.entries(said).map(([field, message]) => [field, inEnglish(message)])), said }
}
