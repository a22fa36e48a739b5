import { describe, expect, test } from 'vitest'
import { AppError } from '../../core/errors'
import { faultOf } from './auth-api'
import { checkSignIn, checkSignUp } from './check-account'

const refused = (providerCode: string) => new AppError('invalid_request', 'As the provider says it.', { details: { providerCode } })

describe('[A-4] what is wrong with an account form is told at its field', () => {
	test.each([
		['INVALID_EMAIL_OR_PASSWORD', 'password'],
		['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'email'],
		['PASSWORD_TOO_SHORT', 'password'],
		['SOMETHING_NEW', 'form'],
	])('%s → %s', (code, field) => {
		expect(faultOf(refused(code)).field).toBe(field)
	})

	test('too many tries say how long to wait, not what the provider said', () => {
		expect(faultOf(new AppError('rate_limited', 'x'))).toEqual({
			field: 'form',
			text: 'Too many tries in a short time. Wait a minute, then try again.',
		})
	})

	test('what can be known without the server is told without it', () => {
		const good = { name: 'Lina', email: 'lina@example.test', password: 'long enough' }
		expect(checkSignUp(good)).toBeUndefined()
		expect(checkSignUp({ ...good, name: ' ' })?.field).toBe('name')
		expect(checkSignUp({ ...good, email: 'lina@' })?.field).toBe('email')
		expect(checkSignUp({ ...good, password: 'short' })?.field).toBe('password')
		expect(checkSignIn({ ...good, name: '', password: 'short' })).toBeUndefined()
		expect(checkSignIn({ ...good, password: '' })?.field).toBe('password')
	})
})
