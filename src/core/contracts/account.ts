import { z } from 'zod'
import { appLanguageSchema } from '../locale/app-languages'
import { messageSchema } from '../messages/message-schema'
import { sourceNameSchema } from '../product/source-names'
import { storeIdSchema } from '../stores/store-ids'
import { storeAccessSchema } from './stores'

/** GET /api/me: who is signed in, what they may do, what is left. 401 when nobody is. */
export const meSchema = z.object({
	user: z.object({ id: z.string(), email: z.string(), name: z.string(), created_at: z.string() }),
	/**
	 * The language chosen for the app and for e-mails; null while none is: the browser's wish counts then. PUT
	 * /api/account/language sets it.
	 */
	app_language: appLanguageSchema.nullable(),
	plan: z.enum(['Free', 'Pro']),
	pages_generated: z.number().int(),
	limit: z.number().int(),
	is_owner: z.boolean(),
	identity: z.enum(['embedded', 'clerk']),
	/** True when copy is written by a model; the embedded writer otherwise (decision 14). */
	model_writer: z.boolean(),
	image_editing: z.boolean(),
	/** True when prices may have decimals (PRICE_DECIMALS). */
	price_decimals: z.boolean(),
	/** Whose product links are taken here. */
	sources: z.array(sourceNameSchema),
	/** The stores this person can push to. */
	stores: z.record(storeIdSchema, z.boolean()),
	/** The same, saying why not. */
	store_access: z.record(storeIdSchema, storeAccessSchema),
})
export type Me = z.infer<typeof meSchema>

/** Every JSON error the API answers: `error` in English, `said` the same as key and params (decision 054). */
export const errorResponseSchema = z.object({
	error: z.string(),
	said: messageSchema.optional(),
	code: z.string(),
	details: z.record(z.string(), z.unknown()).optional(),
	request_id: z.string().optional(),
})
export type ErrorResponse = z.infer<typeof errorResponseSchema>
