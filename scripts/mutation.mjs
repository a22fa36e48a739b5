// Changes the product's code in small ways, one at a time, and counts how many changes the tests notice:
//   node scripts/mutation.mjs [room…]     the rooms of bench/mutation/rooms.mjs, all of them without a name
// MUTATION_CONCURRENCY says how many at a time; two, unless it does.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOMS } from '../bench/mutation/rooms.mjs'
import { ensureInstalled, NODE, ROOT, say } from './prepare.mjs'

/** Fewer changes noticed, in percent, fail a room. */
const BAR = 80
const HOME = join(ROOT, 'bench', 'mutation')

ensureInstalled()
ensureInstalled(HOME)
const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(ROOMS, name))
if (unknown.length > 0) {
	say(`There is no room ${unknown.join(', ')}; there are ${Object.keys(ROOMS).join(', ')}.`)
	process.exit(1)
}
const failed = (names.length > 0 ? names : Object.keys(ROOMS)).filter((name) => !passes(name))
if (failed.length > 0) {
	say(`Fewer than ${BAR} % of the changes were noticed in: ${failed.join(', ')}`)
	process.exitCode = 1
}

/** Mutates one room; true when enough was noticed. */
function passes(name) {
	const { mutate, tests } = ROOMS[name]
	const config = join(HOME, `${name}.config.json`)
	writeFileSync(
		config,
		JSON.stringify({
			mutate,
			testRunner: 'vitest',
			plugins: [join(HOME, 'node_modules', '@stryker-mutator', 'vitest-runner', 'dist', 'src', 'index.js')],
			vitest: { configFile: 'bench/mutation/vitest.config.ts', related: false },
			coverageAnalysis: 'perTest',
			concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
			ignoreStatic: true,
			// Nothing checks types here, and files that are changed for it would not be the ones whose database is kept ready.
			disableTypeChecks: false,
			thresholds: { high: 90, low: BAR, break: BAR },
			reporters: ['clear-text', 'json'],
			clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
			jsonReporter: { fileName: join(HOME, 'reports', `${name}.json`) },
			// Outside the project: what reads the whole of it must not find its code a second time.
			tempDirName: join(tmpdir(), 'vitrine-mutation'),
			cleanTempDir: 'always',
			ignorePatterns: [
				'/*',
				'!/src',
				'!/test',
				'!/bench',
				'!/scripts',
				'/bench/**',
				'!/bench/mutation/vitest.config.ts',
				'!/package.json',
				'!/truth-data',
				'!/spec-data',
				'!/migrations',
				'!/tsconfig.json',
			],
		}),
	)
	const stryker = join(HOME, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
	const env = { ...process.env, MUTATION_TESTS: tests.join(',') }
	return spawnSync(NODE, ['--liftoff-only', stryker, 'run', config], { cwd: ROOT, env, stdio: 'inherit' }).status === 0
}
