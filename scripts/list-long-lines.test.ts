import { describe, expect, it } from 'vitest'
import { listLongLines, longLines } from './list-long-lines.mjs'

describe('lengths of lines', () => {
	it('a comment may have 120 characters, code 140', () => {
		const code = 'x'.repeat(140)
		const comment = `// ${'x'.repeat(117)}`
		expect(longLines([code, comment, `\t${comment}`, `${code}x`, ` * ${'x'.repeat(118)}`].join('\n'))).toEqual([3, 4, 5])
	})

	it('no line of the project is longer', () => {
		expect(listLongLines()).toEqual([])
	})
})
