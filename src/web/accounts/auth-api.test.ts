import { describe, expect, test } from 'vitest'
import { AppError } from '../../core/errors'
import { faultAt } from './account-api'
import { faultOf } from './auth-api'
import { checkSignIn, checkSignUp } from './check-account'

const refused = (providerCode: string) => new AppError('invalid_request', 'As the provider says it.', { details: { providerCode } })

describe('[A-4] what is wrong with an account form is told at its field', () => {
	test.each([
		['INVALID_EMAIL_OR_PASSWORD', 'password'],
		['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'email'],
		['PASSWORD_TOO_SHORT', 'password'],
		['INVALID_NAME', 'name'],
		['VALIDATION_ERROR', 'email'],
		['USER_NOT_FOUND', 'form'],
		['INVALID_TOKEN', 'form'],
		['SOMETHING_NEW', 'form'],
	])('%s → %s', (code, field) => {
		expect(faultOf(refused(code)).field).toBe(field)
	})

	test.each(['VALIDATION_ERROR', 'USER_NOT_FOUND', 'INVALID_NAME'])('%s is told in our words', (code) => {
		expect(faultOf(refused(code)).text).not.toBe('As the provider says it.')
	})

	test('[A-6] a refusal of our own names its field, or stands above the form', () => {
		const fields = ['email', 'password'] as const
		const refusal = (field?: string) => new AppError('invalid_request', 'Not this.', { details: { field } })
		expect(faultAt(fields, refusal('password'))).toEqual({ field: 'password', text: 'Not this.' })
		for (const field of ['current', undefined]) expect(faultAt(fields, refusal(field))).toEqual({ field: 'form', text: 'Not this.' })
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
