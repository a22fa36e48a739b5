import { AppError } from '../core/errors'
import { msg } from '../core/messages/message'
import { migrateStoreProfile } from '../core/seller/migrate-store-profile'
import { type StoreProfile, storeProfileSchema } from '../core/seller/store-profile'
import { readJson } from './read-json'

/** Longest list of errors told at once. */
const MOST_FAULTS = 5

/**
 * The store profile in a file. Its logo lies in a server's file store, which the command line does not have; it is left
 * out. Throws AppError `invalid_request` naming the fields that are wrong.
 */
export async function readProfile(path: string): Promise<StoreProfile> {
	const parsed = storeProfileSchema.strict().safeParse(migrateStoreProfile(await readJson(path, 'store profile’s')))
	if (!parsed.success) {
		const errors = parsed.error.issues
			.slice(0, MOST_FAULTS)
			.map(({ path: where, message }) => `${where.join('.') || 'the profile'}: ${message}`)
		throw new AppError('invalid_request', msg('cli.no_profile', { path, errors: errors.join('; ') }))
	}
	return { ...parsed.data, brand: { ...parsed.data.brand, logoKey: null } }
}
