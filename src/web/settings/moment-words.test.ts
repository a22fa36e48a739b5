import { expect, test } from 'vitest'
import { momentWords } from './moment-words'

const NOW = new Date('2026-11-21T12:00:00Z')

test.each([
	['2026-11-21T12:00:05Z', 'just now'],
	['2026-11-21T11:55:00Z', 'just now'],
	['2026-11-21T11:30:00Z', '30 minutes ago'],
	['2026-11-21T09:00:00Z', '3 hours ago'],
	['2026-11-20T11:00:00Z', 'yesterday'],
	['2026-10-22T12:00:00Z', '30 days ago'],
])('[A-4] a session of %s was used %s', (moment, words) => {
	expect(momentWords(moment, NOW)).toBe(words)
})
