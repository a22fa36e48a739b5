// Bundles what runs on Node: each entry becomes dist/<its path below src or the root>.js; packages stay outside.
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const runnable = (folder) =>
	existsSync(folder)
		? readdirSync(folder, { recursive: true, encoding: 'utf8' })
				.filter((path) => /(^|[/\\])run-[a-z-]+\.tsx?$/.test(path))
				.map((path) => join(folder, path))
		: []

const entries = [
	'src/server/main.ts',
	'src/server/writing-thread.ts',
	'src/server/deps/page-thread.ts',
	'src/server/db/pglite-thread.ts',
	'src/server/backup.ts',
	'src/server/rotate-secret.ts',
	'src/cli/main.ts',
	...runnable('bench'),
	...runnable('test/fakes'),
].filter((path) => existsSync(path))

await build({
	entryPoints: entries.map((path) => ({ in: path, out: path.replace(/^src[/\\]/, '').replace(/\.tsx?$/, '') })),
	outdir: 'dist',
	bundle: true,
	splitting: true,
	packages: 'external',
	platform: 'node',
	target: 'node24',
	// Left as they are written: rewritten as a call of RegExp they would be compiled anew at every use.
	supported: { 'regexp-unicode-property-escapes': true },
	format: 'esm',
	jsx: 'automatic',
	// Style sheets of pages are read as text (`?raw`, as Vite has it).
	loader: { '.css': 'text' },
	sourcemap: 'linked',
	logLevel: 'warning',
})

// The browser extension: loaded as it lies there.
await build({
	entryPoints: ['extension/worker.ts', 'extension/send.ts'],
	outdir: 'dist/extension',
	bundle: true,
	format: 'iife',
	target: 'chrome120',
	logLevel: 'warning',
})
for (const file of ['manifest.json', 'send.html']) cpSync(`extension/${file}`, `dist/extension/${file}`)
