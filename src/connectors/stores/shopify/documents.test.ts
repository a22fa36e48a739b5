import { NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { ADMIN_SCHEMA, costOf, isHeld, rightsNeeded } from '../../../../test/fakes/shopify/judge-document'
import { DOCUMENTS } from './documents'
import { ASKED_RIGHTS, missingRights } from './rights'

const documents = Object.entries(DOCUMENTS)
const asked = ASKED_RIGHTS.split(',')

describe('[S-2] what we send', () => {
	it.each(documents)('%s is valid by the schema of the pinned version and uses nothing that goes away', (_, text) => {
		expect(validate(ADMIN_SCHEMA, parse(text), [...specifiedRules, NoDeprecatedCustomRule])).toEqual([])
	})

	it('the schema finds a field, an argument and a value it does not have', () => {
		for (const text of [
			'{ shop { nickname } }',
			'query($id: ID!) { product(identifier: $id) { id } }',
			'{ publications(first: 1, catalogType: SHOP) { nodes { id } } }',
		]) {
			expect(validate(ADMIN_SCHEMA, parse(text)), text).not.toEqual([])
		}
	})

	it.each(documents)('%s needs no right the app does not ask for', (_, text) => {
		const lacking = rightsNeeded(parse(text)).filter(({ oneOf }) => !oneOf.some((right) => isHeld(right, asked)))
		expect(lacking).toEqual([])
	})

	it('every right the app asks for is needed', () => {
		const needed = documents.flatMap(([, text]) => rightsNeeded(parse(text)).flatMap(({ oneOf }) => oneOf))
		for (const right of asked) expect(needed).toContain(right)
	})

	it.each(documents)('%s stays below the 1000 points one call may cost', (_, text) => {
		expect(costOf(parse(text))).toBeLessThan(1000)
	})
})

it('[S-1] only the right to write products is needed to connect', () => {
	expect(missingRights(['write_products'])).toEqual([])
	expect(missingRights(['read_products', 'write_publications'])).toEqual(['write_products'])
})
