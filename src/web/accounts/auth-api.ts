import { z } from 'zod'
import { AppError } from '../../core/errors'
import { call, jsonBody } from '../http'

const authErrorSchema = z.object({ code: z.string().optional(), message: z.string().optional() })

export type AuthFault = { field: 'name' | 'email' | 'password' | 'form'; text: string }
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

/** Ends the session. Throws AppError when the server could not be reached. */
export async function signOut(): Promise<void> {
	await call('/api/auth/sign-out', z.unknown(), jsonBody({}))
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

/** The identity provider answers `{code, message}`, unlike our own calls. */
function readAuthError(json: unknown): { code: string; message: string } | undefined {
	const parsed = authErrorSchema.safeParse(json)
	return parsed.success && parsed.data.code ? { code: parsed.data.code, message: parsed.data.message ?? '' } : undefined
}

const FAULTS: Record<string, AuthFault> = {
	INVALID_EMAIL_OR_PASSWORD: { field: 'password', text: 'E-mail and password do not match. Check both and try again.' },
	INVALID_EMAIL: { field: 'email', text: 'This is not a complete e-mail address.' },
	USER_ALREADY_EXISTS: { field: 'email', text: 'There is an account with this address already. Sign in instead.' },
	USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { field: 'email', text: 'There is an account with this address already. Sign in instead.' },
	PASSWORD_TOO_SHORT: { field: 'password', text: 'Use at least 8 characters.' },
	PASSWORD_TOO_LONG: { field: 'password', text: 'Use at most 128 characters.' },
}

/** An error of a sign-in call → the field it belongs to and words for it. */
export function faultOf(error: AppError): AuthFault {
	const known = FAULTS[String(error.details.providerCode ?? '')]
	if (known) return known
	if (error.code === 'rate_limited') return { field: 'form', text: 'Too many tries in a short time. Wait a minute, then try again.' }
	return { field: 'form', text: error.message }
}
