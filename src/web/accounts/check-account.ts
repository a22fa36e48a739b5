import { MIN_PASSWORD_LENGTH } from './password-length'
import type { FieldError } from './use-account-form'
import { translate } from './words'

export { MIN_PASSWORD_LENGTH }

/** What can be told of a new password before asking the server. */
export function checkNewPassword({ password }: { password: string }): FieldError<'password'> | undefined {
	return password.length < MIN_PASSWORD_LENGTH
		? { field: 'password', text: translate('errors.password_short', { min: MIN_PASSWORD_LENGTH }) }
		: undefined
}
