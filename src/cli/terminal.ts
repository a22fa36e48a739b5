import { AsyncLocalStorage } from 'node:async_hooks'
import type { Readable, Writable } from 'node:stream'

/** What a command reads from and writes to: the process's streams, or those of a program that runs it in-process. */
export type Terminal = { stdin: Readable; stdout: Writable; stderr: Writable }

const given = new AsyncLocalStorage<Terminal>()

/** The terminal of the command that is running. */
export function terminal(): Terminal {
	return given.getStore() ?? process
}

/** Runs `work` with this terminal. */
export function withTerminal<Result>(streams: Terminal, work: () => Promise<Result>): Promise<Result> {
	return given.run(streams, work)
}
