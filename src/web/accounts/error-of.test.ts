import { describe, expect, test } from 'vitest'
import type { SignInPath } from '../../core/site/sign-in-documents'
import { errorOf } from './error-of'
import { checkSignIn } from './sign-in/check-sign-in'

describe('[A-4] what is wrong with a form of sign-in is told at its field', () => {
	test.each([
		['INVALID_EMAIL_OR_PASSWORD', 'password', 'no_match'],
		['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'email', 'exists'],
		['EMAIL_NOT_VERIFIED', 'form', 'unconfirmed'],
		['PASSWORD_TOO_SHORT', 'password', 'password_short'],
		['INVALID_NAME', 'name', 'name_long'],
		['VALIDATION_ERROR', 'email', 'email_incomplete'],
		['USER_NOT_FOUND', 'form', 'account_gone'],
		['INVALID_TOKEN', 'form', 'link_used'],
	])('[A-4] %s → %s, in our words', (code, field, word) => {
		expect(errorOf({ status: 400, json: { code, message: 'As the provider says it.' } })).toEqual({ field, word })
	})

	test('[A-4] what has no words of ours is left to the words of the server', () => {
		for (const json of [{ code: 'SOMETHING_NEW', message: 'As the provider says it.' }, undefined, null, {}, { code: 'toString' }, 'text'])
			expect(errorOf({ status: 400, json })).toBeUndefined()
	})

	test('[A-4] too many tries say how long to wait, not what was answered', () => {
		expect(errorOf({ status: 429, json: { message: 'Too many requests.' } })).toEqual({ field: 'form', word: 'tries' })
	})

	const good = { name: 'Lina', email: 'lina@example.test', password: 'long enough' }
	test.each<[SignInPath, Partial<typeof good>, string | undefined]>([
		['/signup', {}, undefined],
		['/signup', { name: ' ' }, 'name_missing'],
		['/signup', { email: 'lina@' }, 'email_incomplete'],
		['/signup', { password: '' }, 'password_missing'],
		['/signup', { password: 'short' }, 'password_short'],
		['/login', { name: '', password: 'short' }, undefined],
		['/login', { email: '  ' }, 'email_missing'],
		['/login', { password: '' }, 'password_missing'],
		['/forgot-password', { name: '', password: '' }, undefined],
		['/forgot-password', { email: 'lina' }, 'email_incomplete'],
		['/reset-password', { name: '', email: '', password: 'long enough' }, undefined],
		['/reset-password', { password: 'seven 7' }, 'password_short'],
	])('[A-4] %s with %j: what can be known without the server is told without it', (path, changes, word) => {
		expect(checkSignIn(path, { ...good, ...changes })?.word).toBe(word)
	})
})
