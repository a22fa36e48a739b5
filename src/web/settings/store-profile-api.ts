import { type StoreProfileResponse, storeProfileResponseSchema } from '../../core/contracts/store-profile'
import type { StoreProfile } from '../../core/seller/store-profile'
import { call, jsonBody } from '../calls/http'

const PATH = '/api/store-profile'
const UPLOAD_TIMEOUT_MS = 60_000

/** What the seller states about themselves; each call throws AppError, `details.fields` naming what is wrong. */
export const storeProfileApi = {
	load(): Promise<StoreProfileResponse> {
		return call(PATH, storeProfileResponseSchema)
	},

	save(profile: StoreProfile): Promise<StoreProfileResponse> {
		return call(PATH, storeProfileResponseSchema, { ...jsonBody(profile), method: 'PUT' })
	},

	/** Stores a logo at once; what else is stated stays as it was saved. */
	uploadLogo(file: File): Promise<StoreProfileResponse> {
		const form = new FormData()
		form.set('image', file)
		return call(`${PATH}/logo`, storeProfileResponseSchema, { method: 'POST', body: form, timeoutMs: UPLOAD_TIMEOUT_MS })
	},
}

export const STORE_PROFILE = ['store-profile'] as const
