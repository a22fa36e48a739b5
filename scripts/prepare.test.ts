import { execFile } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const folders: string[] = []
afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A clone of a small project with our scripts: its package `node` stands in for the Node the project runs on. */
function freshClone(): string {
	const root = mkdtempSync(join(tmpdir(), 'vitrine-clone-'))
	folders.push(root)
	for (const script of ['prepare.mjs', 'file-lock.mjs']) cpSync(resolve('scripts', script), join(root, 'scripts', script))
	const dependency = join(root, 'packages', 'node')
	mkdirSync(join(dependency, 'bin'), { recursive: true })
	writeFileSync(join(dependency, 'bin', 'node'), '')
	writeFileSync(join(dependency, 'package.json'), JSON.stringify({ name: 'node', version: '1.0.0' }))
	const dependencies = { node: 'file:packages/node' }
	writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'clone', version: '1.0.0', dependencies }))
	const lock = {
		name: 'clone',
		version: '1.0.0',
		lockfileVersion: 3,
		packages: {
			'': { name: 'clone', version: '1.0.0', dependencies },
			'node_modules/node': { resolved: 'packages/node', link: true },
			'packages/node': { version: '1.0.0' },
		},
	}
	writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock))
	return root
}

/** What the clone's scripts answer to `expression` in a process of its own. */
async function ask(root: string, expression: string, env: Record<string, string> = {}): Promise<string> {
	const script = [
		'import * as prepare from',
		`${JSON.stringify(pathToFileURL(join(root, 'scripts', 'prepare.mjs')).href)};`,
		`console.log(${expression})`,
	].join(' ')
	const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: root, env: { ...process.env, ...env } })
	return stdout.trim()
}

/** An npm that takes its time and says in `installations` when it begins and ends; what it does in between is npm's. */
function slowNpm(root: string): Record<string, string> {
	const folder = join(root, 'slow')
	mkdirSync(folder)
	const program = join(folder, 'npm')
	const log = join(root, 'installations')
	writeFileSync(program, `#!/bin/sh\necho begin >> ${log}\nsleep 0.5\nPATH="$REAL_PATH" npm "$@" || exit 1\necho end >> ${log}\n`)
	chmodSync(program, 0o755)
	const path = process.env.PATH ?? ''
	return { REAL_PATH: path, PATH: `${folder}${delimiter}${path}` }
}

const install = 'prepare.ensureInstalled() ?? "installed"'

describe.skipIf(process.platform === 'win32')('installing', () => {
	it('[N-12] three commands started at once on a fresh clone install once, and all of them go on', async () => {
		const root = freshClone()
		const env = slowNpm(root)
		const answers = await Promise.all([ask(root, install, env), ask(root, install, env), ask(root, install, env)])
		expect(answers).toEqual(['installed', 'installed', 'installed'])
		expect(readFileSync(join(root, 'installations'), 'utf8')).toBe('begin\nend\n')
		expect(existsSync(join(root, 'node_modules', 'node', 'package.json'))).toBe(true)
	})

	it('[N-12] what plain `npm ci` installed is recognised, until the lock file names something else', async () => {
		const root = freshClone()
		expect(await ask(root, 'prepare.isInstalled()')).toBe('false')
		await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root })
		expect(await ask(root, 'prepare.isInstalled()')).toBe('true')
		const file = join(root, 'package-lock.json')
		writeFileSync(file, readFileSync(file, 'utf8').replace('"packages/node":{"version":"1.0.0"}', '"packages/node":{"version":"1.0.1"}'))
		expect(await ask(root, 'prepare.isInstalled()')).toBe('false')
	})

	it('[N-12] a command that was killed while installing keeps nobody out', async () => {
		const root = freshClone()
		mkdirSync(join(root, 'tmp'))
		const gone = execFile(process.execPath, ['-e', ''])
		await new Promise((ended) => gone.once('exit', ended))
		writeFileSync(join(root, 'tmp', 'prepare.lock'), String(gone.pid))
		expect(await ask(root, install)).toBe('installed')
		expect(existsSync(join(root, 'tmp', 'prepare.lock'))).toBe(false)
	})
})
