import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Answered, Asked } from './read-listings-aside'

/** What the program itself takes, with its compiled code, before it has read anything. */
const PROGRAM_MB = 20
/**
 * Heap a page may take, in times its bytes: the page's own text, its nodes, and what is read from them. Eight bytes of
 * numbers for each node lie beside the heap.
 */
const TIMES_THE_PAGE = 12
/** No page takes more, however large it is and whatever it nests: the reader stops at so many elements. */
const MOST_MB = 128

/** The heap in which a page of so many bytes has to be read. */
export const heapMbFor = (bytes: number): number => Math.min(MOST_MB, PROGRAM_MB + Math.ceil((TIMES_THE_PAGE * bytes) / 1024 ** 2))

export type ListingReader = {
	/** Reads a page by every marketplace; resolves to what went wrong, `out of memory` among it. */
	read(html: string, hoard?: number): Promise<Answered>
	close(): Promise<void>
}

/** Readers of listings in processes of their own, whose heap cannot grow beyond what they are opened with. */
export async function buildListingReaders(): Promise<{ open(heapMb: number): ListingReader; remove(): Promise<void> }> {
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-reader-'))
	const program = join(folder, 'read-listings-aside.mjs')
	await build({
		entryPoints: ['test/support/read-listings-aside.ts'],
		outfile: program,
		bundle: true,
		platform: 'node',
		target: 'node24',
		format: 'esm',
		logLevel: 'warning',
	})
	let opened = 0
	return {
		open: (heapMb) => openReader(program, join(folder, `${opened++}.html`), heapMb),
		remove: () => rm(folder, { recursive: true, force: true }),
	}
}

function openReader(program: string, file: string, heapMb: number): ListingReader {
	let child: ChildProcess | undefined
	const start = () =>
		fork(program, { execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=2'], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
	return {
		async read(html, hoard = 0) {
			await writeFile(file, html)
			const reader = child?.connected ? child : start()
			child = reader
			return new Promise((resolve) => {
				const settle = (answer: Answered) => {
					reader.off('message', settle).off('exit', died)
					resolve(answer)
				}
				const died = (code: number | null, signal: string | null) =>
					settle({ error: `out of memory: ended with ${code ?? signal} in ${heapMb} MB`, peakRssKb: 0 })
				reader.on('message', settle).on('exit', died)
				reader.send({ file, hoard } satisfies Asked)
			})
		},
		async close() {
			if (!child || child.exitCode !== null || child.signalCode !== null) return
			child.disconnect()
			await once(child, 'exit')
		},
	}
}
