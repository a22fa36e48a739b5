import { afterEach, expect, it } from 'vitest'
import { inEnglish } from '../../core/messages/in-english'
import { checkStoreProfile } from '../../core/seller/check-store-profile'
import { EMPTY_STORE_PROFILE } from '../../core/seller/store-profile'
import { sayMessage } from '../i18n/say-message'
import { showLanguage } from '../i18n/show-language'

afterEach(() => showLanguage('en'))

const LONG = 'x'.repeat(20_000)
const WRONG = [
	{ reach: [{ market: 'all', whatsapp: '0600000000', phone: 'none', email: 'sara@' }], orderUrl: 'https://nowhere' },
	{
		storeName: LONG,
		terms: [{ market: 'all', language: 'english', delivery: LONG, returns: LONG, guarantee: LONG, payment: LONG, legal: LONG }],
		reach: [{ market: 'all', address: LONG, email: LONG, phone: LONG, whatsapp: LONG }],
		orderUrl: `https://shop.example/${LONG}`,
	},
	{ storeName: 7, orderUrl: 'javascript:alert(1)', brand: 'blue', terms: [{ market: 'moon', language: 'english' }] },
]
const COUNTS = [4, 11, 4]

it.each(['fr', 'ar', 'es'] as const)('[W-1] [K-4] whatever is wrong with a store profile is said in %s', async (language) => {
	await showLanguage(language)
	for (const [index, fields] of WRONG.entries()) {
		const checked = checkStoreProfile({ ...EMPTY_STORE_PROFILE, ...fields })
		const errors = 'errors' in checked ? Object.values(checked.errors) : []
		expect(errors).toHaveLength(COUNTS[index] ?? 0)
		expect(errors.filter((message) => sayMessage(message) === inEnglish(message))).toEqual([])
	}
})
