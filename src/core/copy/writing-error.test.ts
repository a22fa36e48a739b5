import { expect, it } from 'vitest'
import { inEnglish } from '../messages/in-english'
import { errorNote, errorWords } from './writing-error'

it('[W-4] what went wrong is told by its kind, the same wherever it is told', () => {
	expect(inEnglish(errorWords('slow'))).toBe('The writing model took too long')
	expect(inEnglish(errorNote('hero', 'slow'))).toContain(`${inEnglish(errorWords('slow'))}; the headline was made`)
})

it.each([undefined, 'toString', 'new', 7])('[W-4] of a kind that is none it is said that the model failed: %s', (kind) => {
	expect(inEnglish(errorWords(kind))).toBe('The writing model could not be reached or failed')
})
