// Everything a change must pass, in the order in which it fails fastest. `npm test` and `.ci/run` are this.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findBrowser } from './find-browser.mjs'
import { ensureCodeBuilt, ensureInstalled, ensureWebBuilt, NODE, ROOT, say } from './prepare.mjs'

ensureInstalled()
const browser = await findBrowser()
const env = { ...process.env, CHROMIUM_PATH: browser, TZ: 'UTC' }

const tool = (script, ...args) => [NODE, join(ROOT, 'node_modules', script), ...args]
const STAGES = [
	['route types', tool('@react-router/dev/bin.cjs', 'typegen')],
	['types', tool('typescript/bin/tsc', '-p', '.')],
	['lint and format', tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')],
	['unused code', tool('knip/bin/knip.js', '--cache')],
	['build', () => [ensureCodeBuilt(), ensureWebBuilt()]],
	// The embedded database's WebAssembly is compiled once, quickly, and not again for speed: each test's lives for seconds.
	['unit, integration and architecture', [NODE, '--liftoff-only', ...tool('vitest/vitest.mjs', 'run', '--reporter=default').slice(1)]],
	['end to end', tool('@playwright/test/cli.js', 'test')],
]

const started = Date.now()
let passed = 0
for (const [name, stage] of STAGES) {
	const begun = Date.now()
	say(`\n── ${name}`)
	if (typeof stage === 'function') stage()
	else {
		const [command, ...args] = stage
		const result = spawnSync(command, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] })
		if (result.status !== 0) {
			console.log(`\nstages failed: ${name}\nstages: ${passed} passed, 1 failed`)
			process.exit(1)
		}
	}
	passed += 1
	say(`   ${name}: ${((Date.now() - begun) / 1000).toFixed(1)} s`)
}
console.log(`\nAll of it in ${((Date.now() - started) / 1000).toFixed(0)} s.\nstages: ${passed} passed, 0 failed`)
