// Everything a change must pass, in the order in which it fails fastest. `npm test` and `.ci/run` are this.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findBrowser } from './find-browser.mjs'
import { ensureInstalled, NODE, ROOT, say } from './prepare.mjs'

ensureInstalled()
const browser = await findBrowser()
const env = { ...process.env, CHROMIUM_PATH: browser, TZ: 'UTC' }

const tool = (script, ...args) => [NODE, join(ROOT, 'node_modules', script), ...args]
/** The stages of one row run side by side; the next row begins when all of them have passed. */
const ROWS = [
	[['route types', tool('@react-router/dev/bin.cjs', 'typegen')]],
	[
		['types', tool('typescript/bin/tsc', '-p', '.')],
		['lint and format', tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')],
		['unused code', tool('knip/bin/knip.js', '--cache')],
		['build', [process.execPath, join(ROOT, 'scripts', 'build.mjs')]],
	],
	// The embedded database's WebAssembly is compiled once, quickly, and not again for speed: each test's lives for seconds.
	[['unit, integration and architecture', [NODE, '--liftoff-only', ...tool('vitest/vitest.mjs', 'run', '--reporter=default').slice(1)]]],
	[['end to end', tool('@playwright/test/cli.js', 'test')]],
]

/** Runs a stage to its end; resolves to whether it passed. Beside others its output is kept until then. */
function run([name, [command, ...args]], alone) {
	const begun = Date.now()
	if (alone) say(`\n── ${name}`)
	const child = spawn(command, args, { cwd: ROOT, env, stdio: alone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'] })
	const written = []
	for (const stream of alone ? [] : [child.stdout, child.stderr]) stream.on('data', (bytes) => written.push(bytes))
	return new Promise((resolve) => {
		child.on('error', (error) => {
			say(`   ${name}: ${error.message}`)
			resolve(false)
		})
		child.on('close', (status) => {
			if (!alone) {
				say(`\n── ${name}`)
				process.stderr.write(Buffer.concat(written))
			}
			say(`   ${name}: ${((Date.now() - begun) / 1000).toFixed(1)} s`)
			resolve(status === 0)
		})
	})
}

const started = Date.now()
let passed = 0
for (const row of ROWS) {
	const results = await Promise.all(row.map(async (stage) => ({ name: stage[0], ok: await run(stage, row.length === 1) })))
	const failed = results.filter(({ ok }) => !ok)
	passed += results.length - failed.length
	if (failed.length > 0) {
		console.log(`\nstages failed: ${failed.map(({ name }) => name).join(', ')}\nstages: ${passed} passed, ${failed.length} failed`)
		process.exit(1)
	}
}
console.log(`\nAll of it in ${((Date.now() - started) / 1000).toFixed(0)} s.\nstages: ${passed} passed, 0 failed`)
