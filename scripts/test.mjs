// Everything a change must pass, in the order in which it fails fastest: `npm test`.
// `npm run test:deep` (--deep) runs what takes longer than its news is worth at every change: storms, corpora, every
// theme and screen.
import { join } from 'node:path'
import { findBrowser } from './find-browser.mjs'
import { ensureInstalled, ROOT } from './prepare.mjs'
import { ROUTE_TYPES, runStages, STATIC_STAGES, tool, vitest } from './stages.mjs'

const build = ['build', [process.execPath, join(ROOT, 'scripts', 'build.mjs')]]
const journeys = (project) => tool('@playwright/test/cli.js', 'test', `--project=${project}`)

const ROWS = {
	'': [
		[ROUTE_TYPES],
		[...STATIC_STAGES, build],
		[['unit, integration and architecture', vitest('--project=!deep')]],
		[['end to end', journeys('journeys')]],
	],
	'--deep': [[build], [['deep: storms, corpora, pictures', vitest('--project=deep')]], [['deep: end to end', journeys('deep')]]],
}

ensureInstalled()
await runStages(ROWS[process.argv[2] ?? ''], { ...process.env, CHROMIUM_PATH: await findBrowser(), TZ: 'UTC' })
