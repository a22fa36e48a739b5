import { Worker } from 'node:worker_threads'
import type { Config } from '../../../config/config'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { GeneratePage } from '../../../pipeline/generate-page'
import type { Journal } from '../../../pipeline/journal'
import { type FromThread, fromWire, type HostCalls, type ToThread, toWire } from './messages'

export type ThreadGeneratorConfig = {
	/** The thread's program (server/generation-thread.ts, bundled). */
	program: string
	config: Config
	host: HostCalls
	warn(message: string, details: Record<string, unknown>): void
	/** For tests. */
	stuckAfterMs?: number
	memoryMegabytes?: number
}

/** A thread that has not answered for this long is in an endless piece of work, and is ended. */
const STUCK_AFTER_MS = 30_000
/** Enough for the largest listing taken, with its pictures' bytes on their way. */
const MEMORY_MEGABYTES = 512

type Run = { journal: Journal; resolve(pageId: string | undefined): void; reject(error: Error): void }

/**
 * Makes pages in a thread of their own, begun with the first one: reading, judging and composing never hold up the
 * thread that answers. Files and rows stay with the caller. A thread that is stuck or out of memory is ended; its
 * generations fail as `unavailable`, to be tried again, and the next one begins a new thread.
 */
export function createThreadGenerator(given: ThreadGeneratorConfig): { generatePage: GeneratePage; close(): Promise<void> } {
	let thread: ReturnType<typeof openThread> | undefined
	let runs = 0
	return {
		generatePage(input, journal, signal) {
			if (!thread || thread.hasEnded()) thread = openThread(given)
			const { send, begin, end } = thread
			runs += 1
			const run = runs
			const abort = () => send({ kind: 'abort', run, reason: toWire(signal.reason) })
			return new Promise<string | undefined>((resolve, reject) => {
				signal.throwIfAborted()
				begin(run, { journal, resolve, reject })
				signal.addEventListener('abort', abort)
				send({ kind: 'generate', run, input })
			}).finally(() => {
				signal.removeEventListener('abort', abort)
				end(run)
			})
		},
		async close() {
			await thread?.close()
		},
	}
}

function openThread({
	program,
	config,
	host,
	warn,
	stuckAfterMs = STUCK_AFTER_MS,
	memoryMegabytes = MEMORY_MEGABYTES,
}: ThreadGeneratorConfig) {
	const running = new Map<number, Run>()
	const worker = new Worker(program, { workerData: config, resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes } })
	let ended = false
	let heardAt = Date.now()
	const send = (message: ToThread) => {
		if (!ended) worker.postMessage(message)
	}
	const fail = (cause: unknown) => {
		if (ended) return
		ended = true
		clearInterval(watch)
		for (const { reject } of running.values()) reject(interrupted(cause))
		running.clear()
	}
	const watch = setInterval(() => {
		if (running.size === 0) heardAt = Date.now()
		else if (Date.now() - heardAt > stuckAfterMs) {
			warn('the thread of generations did not answer and was ended', { generations: running.size })
			fail(new Error('The thread of generations did not answer.'))
			void worker.terminate()
			return
		}
		send({ kind: 'ping' })
	}, stuckAfterMs / 6)
	watch.unref()
	worker.unref()
	worker.on('error', fail)
	worker.on('exit', (code) => fail(new Error(`The thread of generations ended with ${code}.`)))
	worker.on('message', (message: FromThread) => {
		heardAt = Date.now()
		if (message.kind === 'done') running.get(message.run)?.resolve(message.pageId)
		else if (message.kind === 'failed') running.get(message.run)?.reject(fromWire(message.error))
		else if (message.kind === 'warning') warn(message.message, message.details)
		else if (message.kind === 'host') answer(message.call, () => callOf(host, message.name)(...message.given))
		else if (message.kind === 'journal') {
			const journal = running.get(message.run)?.journal
			if (journal) answer(message.call, () => callOf(journal, message.name)(...message.given))
		}
	})
	const answer = (call: number, act: () => Promise<unknown>) => {
		act().then(
			(value) => send({ kind: 'answer', call, value }),
			(error: unknown) => send({ kind: 'refusal', call, error: toWire(error) }),
		)
	}
	return {
		send,
		begin: (run: number, whose: Run) => running.set(run, whose),
		end: (run: number) => running.delete(run),
		hasEnded: () => ended,
		async close() {
			fail(new Error('The server is stopping.'))
			await worker.terminate()
		},
	}
}

/** A function by its name; its arguments were typed on the other side. */
function callOf<Name extends string>(calls: { [name in Name]: unknown }, name: Name): (...given: unknown[]) => Promise<unknown> {
	return calls[name] as (...given: unknown[]) => Promise<unknown>
}

function interrupted(cause: unknown): AppError {
	return new AppError('unavailable', msg('request.unavailable'), { cause })
}
