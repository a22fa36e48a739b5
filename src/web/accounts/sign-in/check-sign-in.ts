import type { SignInPath } from '../../../core/site/sign-in-documents'
import type { FieldName, WordedError } from '../error-of'
import { MIN_PASSWORD_LENGTH } from '../password-length'

export type SignInValues = Record<FieldName, string>
type Check = (values: SignInValues) => WordedError | undefined

const checkName: Check = ({ name }) => (name.trim() ? undefined : { field: 'name', word: 'name_missing' })

const checkEmail: Check = ({ email }) => {
	if (!email.trim()) return { field: 'email', word: 'email_missing' }
	return /^[^\s@]+@[^\s@.]+\.\S+$/.test(email.trim()) ? undefined : { field: 'email', word: 'email_incomplete' }
}

const checkPassword: Check = ({ password }) => (password ? undefined : { field: 'password', word: 'password_missing' })

const checkLength: Check = ({ password }) =>
	password.length < MIN_PASSWORD_LENGTH ? { field: 'password', word: 'password_short' } : undefined

const CHECKS: Record<SignInPath, readonly Check[]> = {
	'/login': [checkEmail, checkPassword],
	'/signup': [checkName, checkEmail, checkPassword, checkLength],
	'/forgot-password': [checkEmail],
	'/reset-password': [checkLength],
}

/** What can be told of a form before asking the server; the first error, or undefined. */
export function checkSignIn(path: SignInPath, values: SignInValues): WordedError | undefined {
	for (const check of CHECKS[path]) {
		const error = check(values)
		if (error) return error
	}
	return undefined
}
