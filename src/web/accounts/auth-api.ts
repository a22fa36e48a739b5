import { z } from 'zod'
import { AppError } from '../../core/errors'
import { call, jsonBody } from '../http'
import { loadClerk } from './clerk'
import { readIdentity } from './identity'
import type { Fault } from './use-account-form'
import { translate } from './words'

const authErrorSchema = z.object({ code: z.string().optional(), message: z.string().optional() })

export type AuthFault = Fault<'name' | 'email' | 'password'>
/** undefined when it worked, else what was wrong and at which field. */
export type AuthOutcome = AuthFault | undefined

export type Credentials = { email: string; password: string }

/** Embedded identity (decision 7): sign in by e-mail and password. */
export function signIn(credentials: Credentials): Promise<AuthOutcome> {
	return post('sign-in/email', credentials)
}

export function signUp(account: Credentials & { name: string }): Promise<AuthOutcome> {
	return post('sign-up/email', account)
}

/** Asks for a letter with a link that sets a new password; whether there is such an account is told to nobody. */
export async function requestReset(email: string): Promise<Fault<'email'> | undefined> {
	return only('email', await post('request-password-reset', { email }))
}

/** Sets a new password by a letter's token. */
export async function resetPassword(token: string, newPassword: string): Promise<Fault<'password'> | undefined> {
	return only('password', await post('reset-password', { token, newPassword }))
}

/** Ends the session, with whom it was begun. Throws AppError when the server could not be reached. */
export async function signOut(): Promise<void> {
	const identity = readIdentity()
	if (identity.kind === 'clerk') await (await loadClerk(identity)).signOut()
	else await call('/api/auth/sign-out', z.unknown(), jsonBody({}))
}

async function post(act: string, body: object): Promise<AuthOutcome> {
	try {
		await call(`/api/auth/${act}`, z.unknown(), { ...jsonBody(body), readError: readAuthError })
		return undefined
	} catch (error) {
		if (error instanceof AppError) return faultOf(error)
		throw error
	}
}

/** A fault for a form that has one field. */
function only<F extends string>(field: F, outcome: AuthOutcome): Fault<F> | undefined {
	return outcome && { field: outcome.field === field ? field : 'form', text: outcome.text }
}

/** The identity provider answers `{code, message}`, unlike our own calls. */
function readAuthError(json: unknown): { code: string; message: string } | undefined {
	const parsed = authErrorSchema.safeParse(json)
	return parsed.success && parsed.data.code ? { code: parsed.data.code, message: parsed.data.message ?? '' } : undefined
}

/** The identity provider's codes → the field they belong to, and the words for them. */
const FAULTS = {
	INVALID_EMAIL_OR_PASSWORD: ['password', 'no_match'],
	INVALID_NAME: ['name', 'name_long'],
	/** The library's word for an address it cannot read, where it looks at nothing else first. */
	VALIDATION_ERROR: ['email', 'email_incomplete'],
	INVALID_EMAIL: ['email', 'email_incomplete'],
	USER_ALREADY_EXISTS: ['email', 'exists'],
	USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: ['email', 'exists'],
	INVALID_TOKEN: ['form', 'link_used'],
	USER_NOT_FOUND: ['form', 'account_gone'],
	PASSWORD_TOO_SHORT: ['password', 'password_short'],
	PASSWORD_TOO_LONG: ['password', 'password_long'],
} as const

/** An error of a sign-in call → the field it belongs to and words for it. */
export function faultOf(error: AppError): AuthFault {
	const code = String(error.details.providerCode ?? '')
	if (Object.hasOwn(FAULTS, code)) {
		const [field, words] = FAULTS[code as keyof typeof FAULTS]
		return { field, text: translate(`faults.${words}`, { min: 8, max: 128 }) }
	}
	if (error.code === 'rate_limited') return { field: 'form', text: translate('faults.tries') }
	return { field: 'form', text: error.message }
}
