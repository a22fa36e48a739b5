import { expect, test } from 'vitest'
import { parseStoreProfile } from './migrate-store-profile'
import { EMPTY_STORE_PROFILE } from './store-profile'

test('[R-16] a profile from before holds for all markets, in the language it was written in', () => {
	const former = {
		storeName: 'Atlas',
		delivery: 'Livraison partout au Maroc en 2 à 4 jours.',
		returns: '',
		guarantee: '',
		payment: 'À la livraison.',
		whatsapp: '+212600000000',
		phone: '',
		email: '',
		address: '',
		orderUrl: 'https://shop.example/order',
		reuseCopy: false,
	}
	const migrated = parseStoreProfile(former)
	expect(migrated).toEqual({
		...EMPTY_STORE_PROFILE,
		storeName: 'Atlas',
		orderUrl: 'https://shop.example/order',
		reuseCopy: false,
		terms: [
			{ market: 'all', language: 'french', delivery: former.delivery, returns: '', guarantee: '', payment: former.payment, legal: '' },
		],
		reach: [{ market: 'all', whatsapp: '+212600000000', phone: '', email: '', address: '' }],
	})
	expect(parseStoreProfile(migrated)).toEqual(migrated)
})

test('[R-16] one that stated nothing states nothing', () => {
	expect(parseStoreProfile({ delivery: ' ', whatsapp: '' })).toEqual(EMPTY_STORE_PROFILE)
	expect(() => parseStoreProfile(7)).toThrow()
})
