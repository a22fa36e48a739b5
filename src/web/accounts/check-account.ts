import type { AuthOutcome } from './auth-api'
import type { Fault } from './use-account-form'

export const MIN_PASSWORD_LENGTH = 8

type Values = { name: string; email: string; password: string }

/** What can be told of an address before asking the server. */
export function checkEmail({ email }: Pick<Values, 'email'>): Fault<'email'> | undefined {
	if (!email.trim()) return { field: 'email', text: 'Enter your e-mail address.' }
	return looksLikeEmail(email) ? undefined : { field: 'email', text: 'This is not a complete e-mail address.' }
}

/** What can be told before asking the server; the first fault, or undefined. */
export function checkSignIn({ email, password }: Values): AuthOutcome {
	const fault = checkEmail({ email })
	if (fault) return fault
	if (!password) return { field: 'password', text: 'Enter your password.' }
	return undefined
}

/** The same for a new password alone. */
export function checkNewPassword({ password }: Pick<Values, 'password'>): Fault<'password'> | undefined {
	return password.length < MIN_PASSWORD_LENGTH ? { field: 'password', text: `Use at least ${MIN_PASSWORD_LENGTH} characters.` } : undefined
}

export function checkSignUp(values: Values): AuthOutcome {
	if (!values.name.trim()) return { field: 'name', text: 'Enter your name, or that of your shop.' }
	const fault = checkSignIn(values)
	if (fault) return fault
	return checkNewPassword(values)
}

function looksLikeEmail(text: string): boolean {
	return /^\S+@\S+\.\S+$/.test(text.trim())
}
