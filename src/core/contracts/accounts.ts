import { z } from 'zod'
import { appLanguageSchema } from '../locale/app-languages'

const MAX_NAME_LENGTH = 100

/** GET /api/account: what a user can see and change of their own account. */
export const accountSchema = z.object({
	email: z.string(),
	name: z.string(),
	email_verified: z.boolean(),
	/** True when a link can be sent that confirms the address. */
	confirms_email: z.boolean(),
	/** True when name and password are changed here; otherwise the sign-in provider has a screen for it. */
	own_profile: z.boolean(),
})
export type Account = z.infer<typeof accountSchema>

/** PUT /api/account. */
export const accountChangeSchema = z.object({ name: z.string().trim().min(1).max(MAX_NAME_LENGTH) })

/** PUT /api/account/language; null: none is chosen, the browser's wish counts. */
export const languageChangeSchema = z.object({ app_language: appLanguageSchema.nullable() })

/** POST /api/account/password: ends the other sessions, too. Refusals name `details.field`: `current` or `password`. */
export const passwordChangeSchema = z.object({ current_password: z.string().max(1000), new_password: z.string().max(1000) })

/** GET /api/account/sessions, the one used last first; moments as ISO texts. */
export const accountSessionsSchema = z.object({
	sessions: z.array(
		z.object({
			id: z.string(),
			/** In English: `Firefox on Windows`. */
			device: z.string(),
			/** The names it is made of, for other languages; null when not known. */
			browser: z.string().nullable(),
			system: z.string().nullable(),
			address: z.string().nullable(),
			created_at: z.string(),
			seen_at: z.string(),
			is_current: z.boolean(),
		}),
	),
})
export type AccountSessions = z.infer<typeof accountSessionsSchema>

/**
 * POST /api/account/delete: the own address typed, and the password where it is kept here. Elsewhere one must have
 * signed in within the last `FRESH_SIGN_IN_MS`; otherwise the answer is 403 with `details.reason` = `STALE_SIGN_IN`,
 * and who signs in anew can delete.
 */
export const accountDeletionSchema = z.object({ email: z.string().max(400), password: z.string().max(1000).optional() })

export const FRESH_SIGN_IN_MS = 10 * 60_000
export const STALE_SIGN_IN = 'sign_in_again'

/** The answer of calls that change something and have nothing to tell. */
export const doneSchema = z.object({ status: z.literal('done') })
export type Done = z.infer<typeof doneSchema>
