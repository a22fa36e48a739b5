import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type BrowserProviderOption, type TestSpecification } from 'vitest/node'
import { BROWSER_ARGS } from './scripts/browser-args.mjs'
import { installedBrowser } from './scripts/find-browser.mjs'
import { keepTemporaryInMemory } from './scripts/temporary.mjs'

keepTemporaryInMemory()

const executablePath = installedBrowser()

/** Which tests belong together, by what they need: `vitest run --project core` runs one. */
const PROJECTS = {
	/** What is pure, and how pages are drawn as text. */
	core: ['src/core/**', 'src/render/**', 'src/config/**'],
	/** A generation from the link to the page, with the fakes of marketplace and model. */
	pipeline: ['src/pipeline/**'],
	/** The outside world, by fakes over HTTP. */
	connectors: ['src/connectors/**', 'test/fakes/**', 'test/shops/**'],
	/** The whole server on a database of each file's own (test/support/database-template.ts). */
	server: ['src/server/**'],
	/** What the app is made of, without a browser. */
	web: ['src/web/**'],
	/** Pages drawn in Chromium. */
	visual: ['test/visual/**'],
	/** The rules of this repository. */
	rules: ['test', 'scripts/**'],
	/** The command line, as it is built. */
	cli: ['test/cli/**'],
}

/**
 * Those that TOGETHER names are one project, so that what they import is read, compiled and optimized once and not once
 * for each: so `npm run check` and `npm test` run them.
 */
const named = process.env.TOGETHER?.split(' ') as (keyof typeof PROJECTS)[] | undefined
const TESTED = named ? { together: named.flatMap((name) => PROJECTS[name]) } : PROJECTS

/** Screens of the app in a browser, before a server that the test plays (test/support/open-screen.tsx). */
const SCREENS = 'src/web/**/*.screen.test.tsx'

/** What takes longer than its news is worth at every change is named `*.deep.test.ts` and runs in `npm run test:deep`. */
const DEEP = '**/*.deep.test.{ts,tsx}'

/** What looks at a few of many in `npm test` looks at all of them in `npm run test:deep` (test/support/sample.ts). */
const SAMPLED = '**/*.sampled.test.{ts,tsx}'

/** What judges copy reads its words from files; hundreds of accounts are made, whose passwords need no strong hash. */
const SET_UP = ['test/support/truth-data.ts', 'test/support/quick-passwords.ts']

/** React as it is shipped: its development build took a quarter of the time of whatever draws pages. */
const AS_SHIPPED = { extends: true as const, oxc: { jsx: { development: false } } }
const SHIPPED_ENV = { NODE_ENV: 'production' }

/**
 * As Vitest orders files: by how long they took, or on a fresh clone by their size. A file that runs a contract suite is
 * short to read and long to run: it comes first, where others run beside it.
 */
class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const runsContract = ({ moduleId }: TestSpecification) => /\.contract'$/m.test(readFileSync(moduleId, 'utf8'))
		const sorted = await super.sort(files)
		return [...sorted.filter(runsContract), ...sorted.filter((file) => !runsContract(file))]
	}
}

/**
 * Every page of the browser loads the app for itself, part by part: on one page, beside the tests that need none, all
 * screens take 34 s of processor time, on three 47.
 */
function onOnePage(playwright: BrowserProviderOption): BrowserProviderOption {
	const start = playwright.providerFactory
	return { ...playwright, providerFactory: (project) => Object.assign(start(project), { supportsParallelism: false }) }
}

export default defineConfig({
	test: {
		globalSetup: 'test/support/own-postgres.ts',
		testTimeout: 60_000,
		hookTimeout: 120_000,
		// Vitest empties style sheets unless told; those of pages are what is tested.
		css: { include: /src\/render\/themes\// },
		pool: 'threads',
		// What a file imports is kept for the next: most of the time went into loading the same modules again.
		isolate: false,
		// Tests wait a third of their time, for answers, retries and processes of their own; meanwhile others work.
		maxWorkers: Math.ceil(availableParallelism() * 1.5),
		sequence: { sequencer: LongestFirst },
		projects: [
			...Object.entries(TESTED).map(([name, folders]) => ({
				...AS_SHIPPED,
				test: {
					name,
					setupFiles: SET_UP,
					env: SHIPPED_ENV,
					include: folders.map((folder) => `${folder}/*.test.{ts,tsx}`),
					exclude: [DEEP, SCREENS],
				},
			})),
			// What stands in for a registry must not stay loaded for the next file.
			{
				...AS_SHIPPED,
				test: {
					name: 'probes',
					isolate: true,
					setupFiles: SET_UP,
					env: SHIPPED_ENV,
					include: ['test/probes/everything-new/everything-new.test.ts'],
				},
			},
			// A shop that really is there: `npm run test:woocommerce` and its like alone.
			...(process.env.TEST_SHOP
				? [
						{
							extends: true as const,
							test: { name: 'shops', testTimeout: 600_000, fileParallelism: false, include: ['test/shops/*.shop.ts'] },
						},
					]
				: []),
			{ ...AS_SHIPPED, test: { name: 'deep', setupFiles: SET_UP, include: [DEEP, SAMPLED], env: { ...SHIPPED_ENV, WHOLE: 'yes' } } },
			{
				extends: true as const,
				plugins: [tailwindcss()],
				// Found while a test runs, a package would be bundled then and the page loaded anew.
				optimizeDeps: { entries: [SCREENS] },
				test: {
					name: 'screens',
					include: [SCREENS],
					testTimeout: 30_000,
					expect: { poll: { timeout: 10_000 } },
					browser: {
						enabled: true,
						headless: true,
						provider: onOnePage(
							playwright({
								launchOptions: { ...(executablePath ? { executablePath } : {}), args: BROWSER_ARGS },
								contextOptions: { reducedMotion: 'reduce' },
							}),
						),
						instances: [{ browser: 'chromium' as const }],
						viewport: { width: 1280, height: 800 },
						screenshotFailures: false,
					},
				},
			},
		],
	},
})
