import { expect, test } from 'vitest'
import { pushFormSchema } from '../../core/contracts/push-form'
import { readForm } from '../http/read-form'
import { readIntent } from './read-intent'

const form = (fields: Record<string, string>) => () =>
	readIntent(readForm(pushFormSchema, { page_id: crypto.randomUUID(), price: '49', ...fields }), { priceDecimals: false })

test('[C-6] [S-5] [Y-5] the values a seller keeps come with the form, by the options’ names', () => {
	expect(form({ option_values: '{"Size":["S","M"]}' })().choices).toEqual({ option_values: { Size: ['S', 'M'] } })
	expect(form({ option_values: '' })().choices).toEqual({})
})

test('[C-6] [S-5] [Y-5] a category is one the store has, one to be made from the top, or none', () => {
	expect(form({ category: '7' })().choices).toEqual({ category: { id: '7' } })
	expect(form({ new_category: 'Kitchen › Kettles' })().choices).toEqual({ category: { create: ['Kitchen', 'Kettles'] } })
	expect(form({ no_category: '1' })().choices).toEqual({ category: null })
})

test('[C-6] [S-5] [Y-5] a field that is none of what it may be is refused by its name, not passed over', () => {
	const wrong: [field: string, values: string[]][] = [
		['option_values', ['Size=S', '{"Size":"S"}', '[1]']],
		['quantity', ['many', '-1', '1.5', '12345678', '9999999']],
		['status', ['public']],
		['new_status', ['as_is']],
		['title', ['long']],
		['sku', ['<b>', 'A'.repeat(41)]],
		['new_category', ['›', 'a›b›c›d›e›f']],
		['currency', ['dirham']],
	]
	for (const [field, values] of wrong) {
		for (const value of values) {
			const refused = { code: 'invalid_request', details: { invalid: [field] } }
			expect(form({ [field]: value, sku: field === 'sku' ? value : 'LAMP-9' }), `${field}=${value}`).toThrow(
				expect.objectContaining(refused),
			)
		}
	}
})
