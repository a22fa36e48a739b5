// Finds a Chromium for the browser tests: a named one, an installed one, Playwright's own; failing all, fetches one.
// The shell without windows comes first: it draws the same pages in a fifth less of the processor's time.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { NODE, ROOT, say } from './prepare.mjs'

const NAMES = [
	'chromium-headless-shell',
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
	'chrome',
	'microsoft-edge',
	'msedge',
]
const PLACES = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
	`${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
	`${process.env['PROGRAMFILES(X86)']}\\Microsoft\\Edge\\Application\\msedge.exe`,
]

/** The Chromium that CHROMIUM_PATH names, else one that is installed; undefined when there is none. */
export function installedBrowser() {
	const named = process.env.CHROMIUM_PATH
	if (named) {
		if (existsSync(named)) return named
		throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`)
	}
	const folders = (process.env.PATH ?? '').split(delimiter)
	const onPath = NAMES.flatMap((name) => folders.flatMap((folder) => [join(folder, name), join(folder, `${name}.exe`)]))
	return [...onPath, ...PLACES].find((path) => existsSync(path))
}

async function playwrights() {
	const { chromium } = await import(pathToFileURL(join(ROOT, 'node_modules', 'playwright-core', 'index.mjs')).href)
	const path = chromium.executablePath()
	return path && existsSync(path) ? path : undefined
}

const attempt = (command, args) => spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2], timeout: 300_000 }).status === 0

/** Path of a Chromium; installs one when there is none. Throws, saying what to do, when none can be had. */
export async function findBrowser() {
	const found = installedBrowser() ?? (await playwrights())
	if (found) return found
	say('No Chromium found. Asking Playwright for one …')
	attempt(NODE, [join(ROOT, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'])
	const fetched = await playwrights()
	if (fetched) return fetched
	if (process.platform === 'linux' && process.getuid?.() === 0) {
		say('Playwright could not. Asking the Debian package …')
		attempt('apt-get', ['update', '-q'])
		attempt('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-core'])
		const packaged = installedBrowser()
		if (packaged) return packaged
	}
	throw new Error('The browser tests need Chromium or Chrome: install one, or name its program in CHROMIUM_PATH.')
}

if (process.argv.includes('--print')) console.log(await findBrowser())
