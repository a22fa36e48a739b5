import { describe, expect, test } from 'vitest'
import { EMPTY_STORE_PROFILE } from '../../core/seller/store-profile'
import { draftOver, keepProfileDraft, loadProfileDraft, sameProfile } from './profile-draft'

function memory() {
	const entries = new Map<string, string>()
	return {
		entries,
		getItem: (key: string) => entries.get(key) ?? null,
		setItem: (key: string, value: string) => void entries.set(key, value),
		removeItem: (key: string) => void entries.delete(key),
	}
}
const typed = {
	...EMPTY_STORE_PROFILE,
	terms: [{ market: 'all', language: 'english', delivery: '2 to 4 days ', returns: '', guarantee: '', payment: '', legal: '' }],
	reach: [{ market: 'all', whatsapp: '', phone: 'not yet a number', email: '', address: '' }],
}

describe('[K-4] nothing typed is lost', () => {
	test('what is typed outlives a reload, also what is not right yet, until it is saved', () => {
		const store = memory()
		keepProfileDraft(store, 'u1', typed)
		expect(loadProfileDraft(store, 'u1')).toEqual(typed)
		keepProfileDraft(store, 'u1', undefined)
		expect(store.entries.size).toBe(0)
	})

	test('[N-5] another person in the same browser does not see it', () => {
		const store = memory()
		keepProfileDraft(store, 'u1', typed)
		expect(loadProfileDraft(store, 'u2')).toBeUndefined()
	})

	test('a draft that cannot be read is none', () => {
		const store = memory()
		store.setItem('vitrine_store_profile_draft', '{"owner":"u1","profile":7}')
		expect(loadProfileDraft(store, 'u1')).toBeUndefined()
	})

	test('the logo is the one that is stored, or none when it was taken away', () => {
		const saved = { ...EMPTY_STORE_PROFILE, brand: { ...EMPTY_STORE_PROFILE.brand, logoKey: 'ab/new.webp' } }
		const draft = (logoKey: string | null) => ({ ...typed, brand: { ...typed.brand, logoKey } })
		expect(draftOver(saved, draft('ab/old.webp')).brand.logoKey).toBe('ab/new.webp')
		expect(draftOver(saved, draft(null)).brand.logoKey).toBeNull()
		expect(draftOver(saved, undefined)).toBe(saved)
	})

	test('the same statements are the same, in whatever order', () => {
		const { storeName, ...rest } = typed
		const { market, ...others } = typed.reach[0] ?? { market: 'all', whatsapp: '', phone: '', email: '', address: '' }
		expect(sameProfile(typed, { ...rest, storeName, reach: [{ ...others, market }] })).toBe(true)
		expect(
			sameProfile(typed, { ...typed, reach: [...typed.reach, { market: 'usa', whatsapp: '', phone: '', email: '', address: '' }] }),
		).toBe(true)
		expect(sameProfile(typed, { ...typed, reuseCopy: false })).toBe(false)
	})
})
