import type { AuthOutcome } from './auth-api'
import type { Fault } from './use-account-form'
import { translate } from './words'

export const MIN_PASSWORD_LENGTH = 8

type Values = { name: string; email: string; password: string }

/** What can be told of an address before asking the server. */
export function checkEmail({ email }: Pick<Values, 'email'>): Fault<'email'> | undefined {
	if (!email.trim()) return { field: 'email', text: translate('faults.email_missing') }
	return looksLikeEmail(email) ? undefined : { field: 'email', text: translate('faults.email_incomplete') }
}

/** What can be told before asking the server; the first fault, or undefined. */
export function checkSignIn({ email, password }: Values): AuthOutcome {
	const fault = checkEmail({ email })
	if (fault) return fault
	if (!password) return { field: 'password', text: translate('faults.password_missing') }
	return undefined
}

/** The same for a new password alone. */
export function checkNewPassword({ password }: Pick<Values, 'password'>): Fault<'password'> | undefined {
	return password.length < MIN_PASSWORD_LENGTH
		? { field: 'password', text: translate('faults.password_short', { min: MIN_PASSWORD_LENGTH }) }
		: undefined
}

export function checkSignUp(values: Values): AuthOutcome {
	if (!values.name.trim()) return { field: 'name', text: translate('faults.name_missing') }
	const fault = checkSignIn(values)
	if (fault) return fault
	return checkNewPassword(values)
}

function looksLikeEmail(text: string): boolean {
	return /^\S+@\S+\.\S+$/.test(text.trim())
}
