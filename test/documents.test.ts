import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROOMS } from '../bench/mutation/rooms.mjs'

// What a document says is shown by a test or a command is not shown when that is gone. Decisions are left alone: they
// tell of the day they were made.

const DOCUMENTS = [...globSync('*.md'), ...globSync('docs/*.md')]
/** A file of this repository as documents name it, in backticks; placeholders and patterns are none. */
const NAMED_FILE = /`((?:src|test|bench|scripts|docs|deploy|migrations|extension)\/[\w./-]+\.\w+)`/g
/** A test as docs/tests.md names it: by the end of its path, without what every one of them ends in. */
const NAMED_TEST = /`([\w/-]+\.(?:test|screen))`/g
const NAMED_COMMAND = /`npm run ([\w:-]+)/g

const named = (pattern: RegExp) =>
	DOCUMENTS.flatMap((path) =>
		[...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name = '']) => ({ told: `${path}: ${name}`, name })),
	)

describe('documents', () => {
	it('name files that are there', () => {
		const files = named(NAMED_FILE)
		expect(files.length).toBeGreaterThan(60)
		expect(files.flatMap(({ name, told }) => (existsSync(name) ? [] : [told]))).toEqual([])
	})

	it('name tests that are there', () => {
		const paths = globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'])
		const tests = named(NAMED_TEST)
		expect(tests.length).toBeGreaterThan(50)
		const isThere = (name: string) => paths.some((path) => /^(\.test)?\.tsx?$/.test(`/${path}`.split(`/${name}`)[1] ?? ''))
		expect(tests.flatMap(({ name, told }) => (isThere(name) ? [] : [told]))).toEqual([])
	})

	it('name commands that are there', () => {
		const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
		const commands = named(NAMED_COMMAND)
		expect(commands.length).toBeGreaterThan(20)
		expect(commands.flatMap(({ name, told }) => (Object.hasOwn(scripts, name) ? [] : [told]))).toEqual([])
	})
})

it('each room of the mutation check has code that is changed and tests that judge it', () => {
	const missing = Object.entries(ROOMS).flatMap(([room, { mutate, tests }]) =>
		[...mutate.filter((path) => !path.startsWith('!')), ...tests].flatMap((path) =>
			globSync(path).length > 0 ? [] : [`${room}: ${path}`],
		),
	)
	expect(missing).toEqual([])
})
