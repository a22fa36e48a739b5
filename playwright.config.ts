import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS } from './scripts/browser-args.mjs'
import { keepTemporaryInMemory } from './scripts/temporary.mjs'
import type { Own } from './test/e2e/world'
import { MEDIUM_SIDE } from './test/fakes/marketplace/draw-picture'

keepTemporaryInMemory()

/** The tag of journeys that take longer than their news is worth at every change; `npm run test:deep` runs them. */
const DEEP = /@deep/

// The journeys run against the real server with the project's fakes; scripts/find-browser.mjs names the browser.
export default defineConfig<Own>({
	testDir: 'test/e2e',
	testMatch: '**/*.test.ts',
	projects: [
		{ name: 'journeys', grepInvert: DEEP },
		{ name: 'deep', grep: DEEP, use: { pictureSide: MEDIUM_SIDE } },
	],
	// One per core of the smallest machine that runs them; what a journey waits for, it waits for by name, never by time.
	workers: 2,
	timeout: 90_000,
	expect: { timeout: 15_000 },
	// A journey that fails once and then passes is listed as flaky, by name; it does not stop a release.
	retries: 1,
	reporter: [['list']],
	outputDir: 'test-results',
	use: {
		actionTimeout: 15_000,
		// What moves is drawn again and again; the journeys are about where it ends.
		contextOptions: { reducedMotion: 'reduce' },
		// What was done and asked of the server, of a journey that failed and is tried again.
		trace: { mode: 'on-first-retry', screenshots: false, snapshots: false },
		launchOptions: {
			...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
			args: BROWSER_ARGS,
		},
	},
})
