import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

const PARTS = ['**Found', '**Decided', '**Why not', '**Price']
/** Half a page; the first of a kind that lists what it measured may take a little more. */
const MOST_WORDS = 560

it('a decision says what was found, what is decided, why nothing else, and its price, on half a page', () => {
	const decisions = globSync('docs/decisions/*.md')
	expect(decisions.length).toBeGreaterThan(80)
	const wrong = decisions.flatMap((path) => {
		const text = readFileSync(path, 'utf8')
		const at = PARTS.map((part) => text.indexOf(part))
		const inOrder = at.every((place, index) => place > (at[index - 1] ?? 0))
		return inOrder && text.split(/\s+/).length <= MOST_WORDS ? [] : [`${path}: ${at.join(' ')}, ${text.split(/\s+/).length} words`]
	})
	expect(wrong).toEqual([])
})

it('no two decisions have one number', () => {
	const numbers = globSync('docs/decisions/*.md').map((path) => basename(path).slice(0, 3))
	expect(numbers.length).toBeGreaterThan(80)
	expect(new Set(numbers).size).toBe(numbers.length)
})
