import { describe, expect, it } from 'vitest'
import { STORAGE_KEYS } from '../browser/storage'
import { CONSENT_VERSION, readChoice, rememberChoice } from './consent/consent-choice'
import { SIGNED_IN_KEY } from './show-session'

function memory(): Storage {
	const kept = new Map<string, string>()
	return {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	} as Storage
}

describe('keys that stand twice', () => {
	it('[L-1] the site’s script knows who has been signed in by the same key as the app', () => {
		expect(SIGNED_IN_KEY).toBe(STORAGE_KEYS.billing)
	})
})

describe('consent', () => {
	const now = Date.UTC(2026, 10, 21)

	it('[L-10] nothing is chosen until somebody chooses, and the choice is kept with the version of its question', () => {
		const store = memory()
		expect(readChoice(store, now)).toBeUndefined()
		rememberChoice(store, 'refused', now)
		expect(readChoice(store, now + 86_400_000)).toBe('refused')
		expect(JSON.parse(store.getItem('vitrine_consent') ?? '')).toEqual({ version: CONSENT_VERSION, choice: 'refused', at: now })
	})

	it.each([
		['an older question', JSON.stringify({ version: CONSENT_VERSION - 1, choice: 'accepted', at: now })],
		['half a year ago', JSON.stringify({ version: CONSENT_VERSION, choice: 'accepted', at: now - 181 * 86_400_000 })],
		['another word', JSON.stringify({ version: CONSENT_VERSION, choice: 'yes', at: now })],
		['no JSON', 'accepted'],
		['null', 'null'],
	])('[L-10] %s is no consent', (_name, stored) => {
		const store = memory()
		store.setItem('vitrine_consent', stored)
		expect(readChoice(store, now)).toBeUndefined()
	})
})
