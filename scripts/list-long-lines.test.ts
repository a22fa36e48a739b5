import { describe, expect, it } from 'vitest'
import { allowedLongLines, countLongLines, longLines } from './list-long-lines.mjs'

describe('lengths of lines', () => {
	it('a comment may have 120 characters, code 140', () => {
		const code = 'x'.repeat(140)
		const comment = `// ${'x'.repeat(117)}`
		expect(longLines([code, comment, `\t${comment}`, `${code}x`, ` * ${'x'.repeat(118)}`].join('\n'))).toEqual([3, 4, 5])
	})

	it('no room has more long lines than it had (`node scripts/list-long-lines.mjs` names them; --write lowers the counts)', () => {
		const allowed = allowedLongLines()
		const more = Object.entries(countLongLines()).filter(([room, count]) => count > (allowed[room] ?? 0))
		expect(more.map(([room, count]) => `${room}: ${count} instead of ${allowed[room] ?? 0}`)).toEqual([])
	})
})
