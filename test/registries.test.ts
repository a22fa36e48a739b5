import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MARKETS } from '../src/core/locale/markets'

const FILES = globSync('src/**/*.{ts,tsx,json}').filter((path) => !/\.test\.tsx?$|\/phrases\//.test(path))

/** Files outside a thing's own that name it as a literal: what somebody who adds one like it would have to touch. */
function namedIn(name: string, own: RegExp): string[] {
	const literal = new RegExp(`(['"\`])${name}\\1`)
	return FILES.filter((path) => !own.test(path) && literal.test(readFileSync(path, 'utf8')))
}

it('[W-1] a market is one descriptor: nothing else names it', () => {
	for (const { id } of MARKETS.filter(({ id }) => id.includes('-'))) {
		expect({ id, files: namedIn(id, new RegExp(`core/locale/markets/${id}\\.ts$`)) }).toEqual({ id, files: [] })
	}
})
