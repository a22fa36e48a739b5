import { expect, test } from 'vitest'
import { openStorage } from '../browser/browser-storage'
import { readLastChoice, rememberLastChoice } from './last-choice'

const store = () =>
	openStorage(() => {
		throw new TypeError('no storage')
	})

test('[D-1] market and language used last are proposed the next time; the first time none are', () => {
	const kept = store()
	expect(readLastChoice(kept)).toBeUndefined()
	rememberLastChoice(kept, { market: 'morocco', language: 'french' })
	expect(readLastChoice(kept)).toEqual({ market: 'morocco', language: 'french' })
})

test('[D-1] what is no longer offered is not proposed', () => {
	const kept = store()
	rememberLastChoice(kept, { market: 'atlantis', language: 'french' })
	expect(readLastChoice(kept)).toBeUndefined()
})
