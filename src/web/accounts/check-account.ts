import type { AuthOutcome } from './auth-api'

export const MIN_PASSWORD_LENGTH = 8

type Values = { name: string; email: string; password: string }

/** What can be told before asking the server; the first fault, or undefined. */
export function checkSignIn({ email, password }: Values): AuthOutcome {
	if (!email.trim()) return { field: 'email', text: 'Enter your e-mail address.' }
	if (!looksLikeEmail(email)) return { field: 'email', text: 'This is not a complete e-mail address.' }
	if (!password) return { field: 'password', text: 'Enter your password.' }
	return undefined
}

export function checkSignUp(values: Values): AuthOutcome {
	if (!values.name.trim()) return { field: 'name', text: 'Enter your name, or that of your shop.' }
	const fault = checkSignIn(values)
	if (fault) return fault
	if (values.password.length < MIN_PASSWORD_LENGTH) return { field: 'password', text: `Use at least ${MIN_PASSWORD_LENGTH} characters.` }
	return undefined
}

function looksLikeEmail(text: string): boolean {
	return /^\S+@\S+\.\S+$/.test(text.trim())
}
