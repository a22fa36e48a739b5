import { type Answer, fieldOf } from '../documents/own-call'
import type english from './words/en.json'

export type ErrorWord = keyof typeof english.errors
export type FieldName = 'name' | 'email' | 'password'
/** What was wrong, and at which field; `form` for what belongs to none. */
export type WordedError = { field: FieldName | 'form'; word: ErrorWord }

/** The identity provider's codes → the field they belong to, and the words for them. */
const FAULTS: Readonly<Record<string, WordedError>> = {
	INVALID_EMAIL_OR_PASSWORD: { field: 'password', word: 'no_match' },
	EMAIL_NOT_VERIFIED: { field: 'form', word: 'unconfirmed' },
	INVALID_NAME: { field: 'name', word: 'name_long' },
	/** The library's word for an address it cannot read, where it looks at nothing else first. */
	VALIDATION_ERROR: { field: 'email', word: 'email_incomplete' },
	INVALID_EMAIL: { field: 'email', word: 'email_incomplete' },
	USER_ALREADY_EXISTS: { field: 'email', word: 'exists' },
	USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { field: 'email', word: 'exists' },
	INVALID_TOKEN: { field: 'form', word: 'link_used' },
	USER_NOT_FOUND: { field: 'form', word: 'account_gone' },
	PASSWORD_TOO_SHORT: { field: 'password', word: 'password_short' },
	PASSWORD_TOO_LONG: { field: 'password', word: 'password_long' },
}

/**
 * A refused call of sign-in → the field it belongs to and words for it; undefined where the server's own words are all
 * there is to say.
 */
export function errorOf({ status, json }: Pick<Answer, 'status' | 'json'>): WordedError | undefined {
	const code = fieldOf(json, 'code')
	if (typeof code === 'string' && Object.hasOwn(FAULTS, code)) return FAULTS[code]
	return status === 429 ? { field: 'form', word: 'tries' } : undefined
}
