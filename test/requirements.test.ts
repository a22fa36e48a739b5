import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const ID = /\b[LADGXWKROYSCPTN]-\d+\b/g
/** `[A-1]`, `[A-1] [B-2]`, `[A-1, B-2]`: what a title names. */
const NAMED = /\[((?:[A-Z]-\d+)(?:[ ,·]+[A-Z]-\d+)*)\]/g

/** The IDs at the head of each row of docs/requirements.md. */
const rows = readFileSync('docs/requirements.md', 'utf8')
	.split('\n')
	.filter((line) => line.startsWith('- **'))
	.map((line) => [...(/^- ((?:\*\*[A-Z]-\d+\*\*(?: · )?)+)/.exec(line)?.[1] ?? '').matchAll(ID)].map(([id]) => id))
const known = rows.flat()

const tests = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'test', 'scripts'], {
	encoding: 'utf8',
})
	.split('\n')
	.filter((path) => /\.(test|contract)\.tsx?$/.test(path) && existsSync(path))
const named = new Map<string, string>()
for (const path of tests) {
	for (const [, ids = ''] of readFileSync(path, 'utf8').matchAll(NAMED)) for (const [id] of ids.matchAll(ID)) named.set(id, path)
}

describe('requirements', () => {
	it('every row has an ID, and no ID stands twice', () => {
		expect(rows.filter((ids) => ids.length === 0)).toEqual([])
		expect(known.filter((id, at) => known.indexOf(id) !== at)).toEqual([])
		expect(known.length).toBeGreaterThan(100)
	})

	it('every ID in the title of a test is one of them', () => {
		expect([...named].filter(([id]) => !known.includes(id))).toEqual([])
		expect(named.size).toBeGreaterThan(80)
	})

	it('what no test names is said', () => {
		const unnamed = known.filter((id) => !named.has(id))
		if (unnamed.length > 0) console.log(`Rows that no test names: ${unnamed.join(' ')}`)
		expect(unnamed.length).toBeLessThan(known.length / 4)
	})
})
