import { rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { build } from 'esbuild'
import type { ThreadPrograms } from '../../src/server/deps/open-work'

/** The programs of the threads as the build makes them, below node_modules so that packages are found. */
export async function buildThreads(): Promise<ThreadPrograms & { remove(): void }> {
	const [writing, pages] = [await buildThread('src/server/writing-thread.ts'), await buildThread('src/server/deps/page-thread.ts')]
	return {
		writing,
		pages,
		remove() {
			rmSync(writing)
			rmSync(pages)
		},
	}
}

async function buildThread(source: string): Promise<string> {
	const folder = resolve('node_modules/.cache/vitrine-test')
	await mkdir(folder, { recursive: true })
	const outfile = join(folder, `${basename(source, '.ts')}-${process.pid}.mjs`)
	await build({
		entryPoints: [source],
		outfile,
		bundle: true,
		packages: 'external',
		platform: 'node',
		target: 'node24',
		format: 'esm',
		jsx: 'automatic',
		loader: { '.css': 'text' },
		supported: { 'regexp-unicode-property-escapes': true },
		logLevel: 'silent',
	})
	return outfile
}
