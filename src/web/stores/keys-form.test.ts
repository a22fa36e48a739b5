import { expect, test } from 'vitest'
import { AppError } from '../../core/errors'
import { foreignWords } from '../../core/messages/message'
import { deleteError, isComplete, saveError } from './keys-form'
import { translate } from './words'

test('[C-1] the form’s words are the specification’s', () => {
	const keys = ['no_user', 'incomplete', 'saved', 'deleted'] as const
	expect(keys.map((key) => translate(`keys_words.${key}`))).toEqual([
		'Unable to determine your user id. Please refresh / sign in again.',
		'Please fill all fields.',
		'Credentials saved successfully.',
		'Credentials deleted.',
	])
	const refused = new AppError('store_permission', foreignWords('The key may only read.'))
	const broken = new AppError('upstream', foreignWords('Vitrine could not be reached.'), { cause: new TypeError('failed') })
	expect([saveError(refused), saveError(broken), deleteError(refused), deleteError(broken)]).toEqual([
		'Failed to save credentials: The key may only read.',
		'Error saving credentials: Vitrine could not be reached.',
		'Failed to delete: The key may only read.',
		'Error deleting credentials: Vitrine could not be reached.',
	])
	expect(() => saveError(new TypeError('a bug'))).toThrow('a bug')
})

test('[C-1] all three fields must hold something', () => {
	const full = { store_url: 'a', consumer_key: 'b', consumer_secret: 'c' }
	expect(isComplete(full)).toBe(true)
	for (const name of Object.keys(full)) expect(isComplete({ ...full, [name]: '  ' })).toBe(false)
})
