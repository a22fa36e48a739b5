import { z } from 'zod'
import { storeProfileSchema } from '../seller/store-profile'

/**
 * GET and PUT /api/store-profile. `logo_url` shows the stored logo; POST /api/store-profile/logo (multipart `image`)
 * stores one and answers this.
 */
export const storeProfileResponseSchema = z.object({ profile: storeProfileSchema, logo_url: z.string().nullable() })
export type StoreProfileResponse = z.infer<typeof storeProfileResponseSchema>
