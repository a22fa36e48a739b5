import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export type CommandRun = { exitCode: number; stdout: string; stderr: string }

/**
 * Runs the built command line in an empty folder of its own, which is gone afterwards unless `inFolder` is given.
 * Relative paths in `args` are the caller's to resolve.
 */
export async function runCommand(
	args: string[],
	env: Record<string, string> = {},
	options: { inFolder?: string; stdin?: Buffer } = {},
): Promise<CommandRun> {
	const folder = options.inFolder ?? (await mkdtemp(join(tmpdir(), 'vitrine-command-')))
	const child = spawn(process.execPath, ['--enable-source-maps', resolve('dist/cli/main.js'), ...args], {
		cwd: folder,
		env: { PATH: process.env.PATH ?? '', HOME: folder, ...env },
	})
	const run = { exitCode: -1, stdout: '', stderr: '' }
	child.stdout.setEncoding('utf8').on('data', (text: string) => {
		run.stdout += text
	})
	child.stderr.setEncoding('utf8').on('data', (text: string) => {
		run.stderr += text
	})
	child.stdin.end(options.stdin)
	run.exitCode = await new Promise<number>((done) => child.on('close', (code) => done(code ?? -1)))
	if (!options.inFolder) await rm(folder, { recursive: true, force: true })
	return run
}
