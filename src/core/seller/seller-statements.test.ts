import { describe, expect, test } from 'vitest'
import { missingTerms, sellerStatements, statesNothing } from './seller-statements'
import { EMPTY_STORE_PROFILE, storeProfileSchema } from './store-profile'

const PROFILE = storeProfileSchema.parse({
	storeName: 'Atlas Home',
	terms: [
		{ market: 'all', language: 'english', delivery: 'Everywhere in ten days.', returns: 'Within 14 days.' },
		{ market: 'morocco', language: 'french', delivery: 'Au Maroc en deux jours.', payment: 'À la livraison.' },
		{ market: 'morocco', language: 'english', delivery: 'In Morocco within two days.' },
		{ market: 'middle-east', language: 'arabic', guarantee: 'سنة كاملة.' },
	],
	reach: [
		{ market: 'all', whatsapp: '+212600000000', email: 'shop@example.com' },
		{ market: 'middle-east', whatsapp: '+966500000000' },
	],
})
const said = (market: string, language: string) =>
	Object.fromEntries(sellerStatements(PROFILE, { market, language }).map(({ field, text }) => [field, text]))

describe('what a profile states for a page', () => {
	test('[R-16] the terms of its market come before those of all markets, field by field', () => {
		expect(said('morocco', 'english')).toMatchObject({ delivery: 'In Morocco within two days.', returns: 'Within 14 days.' })
		expect(said('usa', 'english')).toMatchObject({ delivery: 'Everywhere in ten days.', returns: 'Within 14 days.' })
	})

	test('[R-16] never another market’s terms, and never another language’s', () => {
		expect(said('middle-east', 'french')).toEqual({ storeName: 'Atlas Home', whatsapp: '+966500000000', email: 'shop@example.com' })
		expect(said('europe', 'arabic')).toEqual({ storeName: 'Atlas Home', whatsapp: '+212600000000', email: 'shop@example.com' })
		expect(said('morocco', 'french')).not.toHaveProperty('returns')
		expect(said('morocco', 'arabic')).not.toHaveProperty('delivery')
	})

	test('[R-16] what is missing is what every buyer asks for, and what is stated elsewhere', () => {
		expect(missingTerms(PROFILE, { market: 'middle-east', language: 'arabic' })).toEqual(['delivery', 'returns', 'payment'])
		expect(missingTerms(PROFILE, { market: 'morocco', language: 'french' })).toEqual(['returns', 'guarantee'])
		expect(missingTerms(EMPTY_STORE_PROFILE, { market: 'usa', language: 'english' })).toEqual(['delivery', 'returns', 'payment'])
	})

	test('a profile of blanks states nothing', () => {
		const blanks = storeProfileSchema.parse({ terms: [{ market: 'all', language: 'english' }], reach: [{ market: 'all' }] })
		expect([statesNothing(EMPTY_STORE_PROFILE), statesNothing(blanks), statesNothing(PROFILE)]).toEqual([true, true, false])
	})
})
