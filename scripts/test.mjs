// Everything a change must pass, in the order in which it fails fastest: `npm test`.
// `npm run test:deep` (--deep) runs what takes longer than its news is worth at every change: storms, corpora, every
// theme and screen. `npm run test:postgres` runs the server's tests on a PostgreSQL of its own.
import { join } from 'node:path'
import { findBrowser } from './find-browser.mjs'
import { ensureInstalled, ROOT } from './prepare.mjs'
import { runStages, STATIC_STAGES, tool, vitest } from './stages.mjs'

const build = ['build', [process.execPath, join(ROOT, 'scripts', 'build.mjs')]]
const journeys = (project) => tool('@playwright/test/cli.js', 'test', `--project=${project}`)

/** Projects of Vitest that `npm test` runs as one. */
const TOGETHER = 'core pipeline connectors server web visual rules cli'

const ROWS = {
	'': [
		[...STATIC_STAGES, build],
		[['unit, integration and architecture', vitest('--project=together', '--project=probes', '--project=screens')]],
		[['end to end', journeys('journeys')]],
	],
	'--postgres': [[['server, on PostgreSQL', vitest('--project=server')]]],
	'--deep': [[build], [['deep: storms, corpora, pictures', vitest('--project=deep')]], [['deep: end to end', journeys('deep')]]],
}

const SETTINGS = { '': { TOGETHER }, '--postgres': { TEST_ON: 'postgres' }, '--deep': {} }

const asked = process.argv[2] ?? ''
ensureInstalled()
await runStages(ROWS[asked], { ...process.env, ...SETTINGS[asked], CHROMIUM_PATH: await findBrowser(), TZ: 'UTC' })
