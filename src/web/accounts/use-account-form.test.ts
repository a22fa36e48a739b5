import { expect, test } from 'vitest'
import { AppError } from '../../core/errors'
import { foreignWords } from '../../core/messages/message'
import { runForm } from './use-account-form'

const steps = {
	check: () => undefined,
	act: async () => undefined,
	done: async () => {},
}
const values = { email: 'a@example.test' }
const unreachable = async () => {
	throw new AppError('upstream', foreignWords('Vitrine could not be reached. Check your connection and try again.'))
}

test('[A-4] a form that worked has no fault; what is wrong before it is sent is not sent', async () => {
	expect(await runForm(values, steps)).toBeUndefined()
	const error = { field: 'email' as const, text: 'Enter your e-mail address.' }
	expect(await runForm(values, { ...steps, check: () => error, act: unreachable })).toEqual(error)
	expect(await runForm(values, { ...steps, act: async () => error, done: unreachable })).toEqual(error)
})

test('[A-4] a server that cannot be reached is told above the form, also when it goes after the form was taken', async () => {
	const error = { field: 'form', text: 'Vitrine could not be reached. Check your connection and try again.' }
	expect(await runForm(values, { ...steps, act: unreachable })).toEqual(error)
	expect(await runForm(values, { ...steps, done: unreachable })).toEqual(error)
})

test('a bug is not told as if it were expected', async () => {
	await expect(runForm(values, { ...steps, done: () => Promise.reject(new TypeError('x')) })).rejects.toThrow(TypeError)
})
