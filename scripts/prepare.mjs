// What every command needs before it can run: packages installed, code built, Node 24 at hand.
// Plain JavaScript with Node's own modules only, because it runs before anything is installed, on Node 20 or newer.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { takeLock } from './file-lock.mjs'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const STAMPS = join(ROOT, 'node_modules', '.cache', 'vitrine')
/** Not in node_modules, which an installation empties. */
const LOCK = join(ROOT, 'tmp', 'prepare.lock')
const WINDOWS = process.platform === 'win32'

/** The Node the project runs on: the one in its own packages. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', WINDOWS ? 'node.exe' : 'node')

/** Progress goes to stderr: stdout belongs to the command's own output. */
export const say = (text) => process.stderr.write(`${text}\n`)

/** Runs a command to its end with its output on stderr; ends this process when it fails. */
export function run(command, args, options = {}) {
	const result = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2], shell: WINDOWS, ...options })
	if (result.error) throw result.error
	if (result.status !== 0) process.exit(result.status ?? 1)
}

/** A package's command-line program, run on the project's Node. */
export function runTool(script, args, options = {}) {
	run(NODE, [join(ROOT, 'node_modules', script), ...args], options)
}

const digest = (parts) => {
	const hash = createHash('sha256')
	for (const part of parts) hash.update(part)
	return hash.digest('hex')
}

/** Name, size and time of every file below the given places: cheap, and changes whenever a source does. */
function fingerprint(places) {
	const seen = []
	const visit = (path) => {
		const info = statSync(path, { throwIfNoEntry: false })
		if (!info) return
		if (info.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name))
		else seen.push(`${path}|${info.size}|${info.mtimeMs}\n`)
	}
	for (const place of places) visit(join(ROOT, place))
	return digest(seen)
}

/** Does the work unless it is done. One process at a time: the others wait, and then find it done. */
function unless(done, work) {
	if (done()) return
	const release = takeLock(LOCK, () => say('Waiting for another command that installs or builds …'))
	process.on('exit', release)
	try {
		if (!done()) work()
	} finally {
		release()
		process.off('exit', release)
	}
}

function unlessFresh(name, mark, outputs, work) {
	const stamp = join(STAMPS, name)
	const fresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === mark && outputs.every((path) => existsSync(join(ROOT, path)))
	unless(fresh, () => {
		work()
		mkdirSync(STAMPS, { recursive: true })
		writeFileSync(stamp, mark)
	})
}

/**
 * True when the packages in node_modules are those the lock file names, whoever installed them: npm keeps there a list
 * of what it has installed, which it writes last. Packages for other platforms are missing from it.
 */
export function isInstalled(folder = ROOT) {
	const list = join(folder, 'node_modules', '.package-lock.json')
	if (!existsSync(list) || !existsSync(NODE)) return false
	const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages ?? {}
	const installed = packagesOf(list)
	const { '': _project, ...wanted } = packagesOf(join(folder, 'package-lock.json'))
	const same = (one, other) => one.version === other.version && (one.integrity ?? other.integrity) === (other.integrity ?? one.integrity)
	const asWanted = ([path, entry]) => (installed[path] ? same(installed[path], entry) : (entry.optional ?? entry.devOptional ?? false))
	return Object.entries(wanted).every(asWanted) && Object.keys(installed).every((path) => wanted[path] !== undefined)
}

/** Installs the packages the folder's lock file names when they are missing or another lock file's. */
export function ensureInstalled(folder = ROOT) {
	const done = () => isInstalled(folder)
	unless(done, () => {
		say('Installing packages …')
		run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
	})
}

const CODE = [
	'src',
	'extension',
	'bench',
	'test/fakes',
	'test/support',
	'scripts/build-code.mjs',
	'scripts/browser-args.mjs',
	'package-lock.json',
]
const WEB = [
	'src/web',
	'src/core',
	'src/render',
	'public',
	'content',
	'scripts/compress-web.mjs',
	'react-router.config.ts',
	'vite.config.ts',
	'package-lock.json',
]

/** Bundles server, CLI and benchmarks into dist/ when a source changed. */
export function ensureCodeBuilt() {
	unlessFresh('code', fingerprint(CODE), ['dist/server/main.js', 'dist/cli/main.js'], () => {
		say('Building the server …')
		rmSync(join(ROOT, 'dist'), { recursive: true, force: true })
		run(NODE, [join(ROOT, 'scripts', 'build-code.mjs')])
	})
}

/** Builds the web app into build/ when a source changed. */
export function ensureWebBuilt() {
	unlessFresh('web', fingerprint(WEB), ['build/client'], () => {
		say('Building the app …')
		runTool('@react-router/dev/bin.cjs', ['build'], { env: { ...process.env, NODE_ENV: 'production' } })
		run(NODE, [join(ROOT, 'scripts', 'compress-web.mjs'), join(ROOT, 'build', 'client')])
	})
}
