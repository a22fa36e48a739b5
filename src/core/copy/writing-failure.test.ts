import { expect, it } from 'vitest'
import { failureNote, failureWords } from './writing-failure'

it('[W-4] what went wrong is told by its kind, the same wherever it is told', () => {
	expect(failureWords('slow')).toBe('The writing model took too long')
	expect(failureNote('hero', 'slow')).toContain(`${failureWords('slow')}; the headline was made`)
})

it.each([undefined, 'toString', 'new', 7])('[W-4] of a kind that is none it is said that the model failed: %s', (kind) => {
	expect(failureWords(kind)).toBe('The writing model could not be reached or failed')
})
