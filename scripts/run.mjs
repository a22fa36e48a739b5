// Runs a program of this project on its own Node, after installing and building what is missing:
//   node scripts/run.mjs PROGRAM [arguments]     PROGRAM: a file below dist/, without ".js"
// `--web` first also brings the web app up to date, `--bench` installs what only benchmarks use.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureCodeBuilt, ensureInstalled, ensureWebBuilt, NODE, ROOT } from './prepare.mjs'

const args = process.argv.slice(2)
const options = []
while (args[0]?.startsWith('--')) options.push(args.shift())
const [program, ...rest] = args

ensureInstalled()
if (options.includes('--bench')) ensureInstalled(join(ROOT, 'bench'))
ensureCodeBuilt()
if (options.includes('--web')) ensureWebBuilt()

// A young heap that stays small: a process that answers holds little, and its garbage is short-lived.
const flags = ['--enable-source-maps', ...(program === 'server/main' ? ['--max-semi-space-size=8'] : [])]

// Settings from a file, where there is one; what the environment says wins.
const settings = existsSync('.env') ? ['--env-file=.env'] : []
const child = spawn(NODE, [...flags, ...settings, join(ROOT, 'dist', `${program}.js`), ...rest], {
	stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
	process.exitCode = signal ? 128 + ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 0) : (code ?? 1)
})
