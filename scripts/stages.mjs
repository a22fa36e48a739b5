// Stages of a check: programs that run side by side or one after the other, with one line for each and a sum at the
// end.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { NODE, ROOT, say } from './prepare.mjs'

/** Command of a package's program on the project's Node. @returns {string[]} */
export const tool = (script, ...args) => [NODE, join(ROOT, 'node_modules', script), ...args]

/**
 * Vitest. The embedded database's WebAssembly is compiled once, quickly, and not again for speed: each test's lives for
 * seconds.
 */
export const vitest = (...args) => [NODE, '--liftoff-only', ...tool('vitest/vitest.mjs', 'run', '--reporter=default', ...args).slice(1)]

/** What is known without running the product: each finds its errors within seconds. @type {[string, string[]][]} */
export const STATIC_STAGES = [
	['types', tool('@typescript/native/bin/tsc', '-p', '.', '--checkers', '1')],
	['lint and format', tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')],
	['unused code', tool('knip/bin/knip.js')],
]

/** Runs a stage to its end; resolves to whether it passed. Beside others its output is kept until then. */
function run([name, [command, ...args]], alone, env) {
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

/**
 * Runs rows of stages: those of one row side by side, the next row when all of them have passed. Ends this process with
 * 1 when one fails.
 * @param {[name: string, command: string[]][][]} rows
 * @param {Record<string, string | undefined>} [env]
 */
export async function runStages(rows, env = process.env) {
	const started = Date.now()
	let passed = 0
	for (const row of rows) {
		const results = await Promise.all(row.map(async (stage) => ({ name: stage[0], ok: await run(stage, row.length === 1, env) })))
		const failed = results.filter(({ ok }) => !ok)
		passed += results.length - failed.length
		if (failed.length > 0) {
			console.log(`\nstages failed: ${failed.map(({ name }) => name).join(', ')}\nstages: ${passed} passed, ${failed.length} failed`)
			process.exit(1)
		}
	}
	console.log(`\nAll of it in ${((Date.now() - started) / 1000).toFixed(0)} s.\nstages: ${passed} passed, 0 failed`)
}
