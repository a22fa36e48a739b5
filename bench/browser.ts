import { spawnSync } from 'node:child_process'
import { type Browser, chromium } from 'playwright-core'
import { BROWSER_ARGS } from '../scripts/browser-args.mjs'

/** Path of a Chromium, found the way the tests find theirs. */
export function browserPath(): string {
	const { stdout, status } = spawnSync(process.execPath, ['scripts/find-browser.mjs', '--print'], {
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	if (status !== 0) throw new Error('There is no browser to measure with.')
	return stdout.trim()
}

/** A headless Chromium for measuring and looking at pages. */
export function launchBrowser(): Promise<Browser> {
	return chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS })
}
