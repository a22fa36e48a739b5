import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

/**
 * The program of the generation's thread as the build makes it, below node_modules so that packages are found. Answers
 * its path.
 */
export async function buildGenerationThread(): Promise<string> {
	const folder = resolve('node_modules/.cache/vitrine-test')
	await mkdir(folder, { recursive: true })
	const outfile = join(folder, `generation-thread-${process.pid}.mjs`)
	await build({
		entryPoints: ['src/server/generation-thread.ts'],
		outfile,
		bundle: true,
		packages: 'external',
		platform: 'node',
		target: 'node24',
		format: 'esm',
		jsx: 'automatic',
		supported: { 'regexp-unicode-property-escapes': true },
		logLevel: 'silent',
	})
	return outfile
}
