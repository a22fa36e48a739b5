import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ENGLISH } from './english'

const PLURAL = /_(zero|one|two|few|many|other)$/

it('[W-1] a message nobody tells has no words', () => {
	const code = globSync('src/**/*.{ts,tsx}')
		.filter((path) => !path.includes('/messages/words/'))
		.map((path) => readFileSync(path, 'utf8'))
		.join('\n')
	const all = Object.entries(ENGLISH).flatMap(([area, words]) => Object.keys(words).map((name) => `${area}.${name.replace(PLURAL, '')}`))
	expect(all.length).toBeGreaterThan(400)
	expect([...new Set(all)].filter((key) => !code.includes(`'${key}'`))).toEqual([])
})
