import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Steady } from './read-process'

/** Reads an address steadily in another process (run-reads.ts), from when this resolves until it is stopped. */
export async function keepReading(of: { url: string; cookie?: string; perSecond: number }): Promise<{ stop(): Promise<Steady> }> {
	const program = resolve('dist/bench/load/run-reads.js')
	const child = spawn(process.execPath, [program, of.url, of.cookie ?? '', String(of.perSecond)], { stdio: ['pipe', 'pipe', 'inherit'] })
	const ended = once(child, 'exit')
	let text = ''
	const begun = new Promise<void>((begin) => {
		child.stdout.setEncoding('utf8').on('data', (piece: string) => {
			text += piece
			begin()
		})
	})
	await Promise.race([begun, ended])
	if (text === '') throw new Error(`${of.url} could not be read`)
	return {
		async stop() {
			child.stdin.end()
			await ended
			return JSON.parse(text.slice(text.indexOf('\n') + 1)) as Steady
		},
	}
}
