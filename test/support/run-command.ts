import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { run } from '../../src/cli/run'
import { withTerminal } from '../../src/cli/terminal'

export type CommandRun = { exitCode: number; stdout: string; stderr: string }
type Settings = Record<string, string>

/**
 * Runs the command line within this process: starting one takes a second of processor time. Relative paths are those of
 * the test's process.
 */
export async function runCommand(
	args: string[],
	env: Settings = {},
	options: { stdin?: Buffer; signal?: AbortSignal } = {},
): Promise<CommandRun> {
	const [stdout, stderr] = [new PassThrough(), new PassThrough()]
	const written = Promise.all([buffer(stdout), buffer(stderr)])
	const streams = { stdin: Readable.from(options.stdin ? [options.stdin] : []), stdout, stderr }
	const exitCode = await withTerminal(streams, () => run(args, env, options.signal ?? new AbortController().signal))
	stdout.end()
	stderr.end()
	const [out, err] = await written
	return { exitCode, stdout: out.toString(), stderr: err.toString() }
}

/** Runs the built command line as a process of its own, in an empty folder that is gone afterwards. */
export async function runBuiltCommand(args: string[], env: Settings = {}): Promise<CommandRun> {
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-command-'))
	const child = spawn(process.execPath, ['--enable-source-maps', resolve('dist/cli/main.js'), ...args], {
		cwd: folder,
		env: { PATH: process.env.PATH ?? '', HOME: folder, ...env },
	})
	child.stdin.end()
	const ended = new Promise<number>((done) => child.on('close', (code) => done(code ?? -1)))
	const [out, err] = await Promise.all([buffer(child.stdout), buffer(child.stderr)])
	const exitCode = await ended
	await rm(folder, { recursive: true, force: true })
	return { exitCode, stdout: out.toString(), stderr: err.toString() }
}
