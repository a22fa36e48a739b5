import { Worker } from 'node:worker_threads'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { type FromThread, fromWire, type ToThread, toWire } from './messages'

export type ThreadConfig = {
	/** What the thread does, for the log. */
	name: string
	/** Its program, bundled. */
	program: string
	data: unknown
	/** What it may call here, by name. */
	host: object
	warn(message: string, details: Record<string, unknown>): void
	/** For tests. */
	stuckAfterMs?: number
	memoryMegabytes?: number
	idleMs?: number
}

type With = {
	/** What this piece of work may call here. */
	own?: object
	signal?: AbortSignal
	/** It may be begun anew: whatever it did before is stored by its own calls, or harmless. */
	repeatable?: boolean
}

export type KeptThread = {
	/** Does a piece of work there. Throws what it throws, and `unavailable`. */
	run<T>(name: string, given: unknown[], how?: With): Promise<T>
	close(): Promise<void>
}

/** A thread that has not answered for this long is in an endless piece of work, and is ended. */
const STUCK_AFTER_MS = 30_000
/** Enough for the largest listing taken, with its pictures' bytes on their way. */
const MEMORY_MEGABYTES = 512
/** A thread that has had nothing to do for this long is ended, and its memory is free. */
const IDLE_MS = 60_000

type Run = {
	own: object
	/** Calls of it that are still under way here. */
	calls: Set<Promise<void>>
	resolve(value: unknown): void
	reject(error: Error): void
}

/**
 * The thread was ended while the work was under way; `company`: how many others were, each of which may be to blame.
 */
class ThreadEnded extends Error {
	constructor(
		cause: unknown,
		readonly company: number,
	) {
		super('The thread was ended.', { cause })
	}
}

/**
 * A thread for work that takes processor time, begun with the first piece of it: it never holds up the thread that
 * answers. Rows stay with the caller. A thread that is stuck or out of memory is ended. Which of its works is to blame
 * nobody can tell, so those that are repeatable are begun anew, one after another in a second thread: the innocent end
 * as if nothing had happened, and what ends a thread alone fails as `unavailable`, to be tried again.
 */
export function keepThread(given: ThreadConfig): KeptThread {
	let shared: Thread | undefined
	let suspect: Thread | undefined
	let lastSuspect: Promise<unknown> = Promise.resolve()
	let closed = false
	let runs = 0

	async function runIn({ send, begin, end }: Thread, name: string, input: unknown[], { own = {}, signal }: With): Promise<unknown> {
		runs += 1
		const run = runs
		const abort = () => send({ kind: 'abort', run, reason: toWire(signal?.reason) })
		const calls = new Set<Promise<void>>()
		try {
			return await new Promise<unknown>((resolve, reject) => {
				signal?.throwIfAborted()
				begin(run, { own, calls, resolve, reject })
				signal?.addEventListener('abort', abort)
				send({ kind: 'run', run, name, given: input })
			})
		} catch (error) {
			// What it had asked for is done first: begun anew, it must find that.
			if (error instanceof ThreadEnded) await Promise.all(calls)
			throw error
		} finally {
			signal?.removeEventListener('abort', abort)
			end(run)
		}
	}

	function runAlone(name: string, input: unknown[], how: With): Promise<unknown> {
		const turn = lastSuspect.then(() => {
			if (closed) throw new ThreadEnded(STOPPING, 0)
			suspect = usable(suspect, given)
			return runIn(suspect, name, input, how)
		})
		lastSuspect = turn.catch(() => undefined)
		return turn
	}

	return {
		async run<T>(name: string, input: unknown[], how: With = {}) {
			try {
				shared = usable(shared, given)
				try {
					return (await runIn(shared, name, input, how)) as T
				} catch (error) {
					if (!(error instanceof ThreadEnded) || error.company === 0 || !how.repeatable || closed) throw error
					return (await runAlone(name, input, how)) as T
				}
			} catch (error) {
				throw error instanceof ThreadEnded ? interrupted(error) : error
			}
		},
		async close() {
			closed = true
			await shared?.close()
			await suspect?.close()
		},
	}
}

type Thread = ReturnType<typeof openThread>
const STOPPING = new Error('The server is stopping.')

const usable = (thread: Thread | undefined, given: ThreadConfig): Thread => (thread && !thread.hasEnded() ? thread : openThread(given))

function openThread({
	name,
	program,
	data,
	host,
	warn,
	stuckAfterMs = STUCK_AFTER_MS,
	memoryMegabytes = MEMORY_MEGABYTES,
	idleMs = IDLE_MS,
}: ThreadConfig) {
	const running = new Map<number, Run>()
	const worker = new Worker(program, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes } })
	let ended = false
	// By the clock nobody sets: one that was put forward would end a thread that is well.
	let heardAt = performance.now()
	let busyAt = performance.now()
	const send = (message: ToThread) => {
		if (!ended) worker.postMessage(message)
	}
	const fail = (cause: unknown) => {
		if (ended) return
		ended = true
		clearInterval(watch)
		const company = running.size - 1
		for (const { reject } of running.values()) reject(new ThreadEnded(cause, company))
		running.clear()
	}
	const finish = (why: string) => {
		fail(new Error(why))
		void worker.terminate()
	}
	const watch = setInterval(() => {
		const now = performance.now()
		if (running.size > 0) busyAt = now
		else heardAt = now
		if (now - heardAt > stuckAfterMs) {
			warn('a thread did not answer and was ended', { thread: name, works: running.size })
			finish('The thread did not answer.')
		} else if (now - busyAt > idleMs) finish('The thread had nothing to do.')
		else send({ kind: 'ping' })
	}, Math.min(stuckAfterMs, idleMs) / 6)
	watch.unref()
	worker.unref()
	worker.on('error', fail)
	worker.on('exit', (code) => fail(new Error(`The thread ended with ${code}.`)))
	worker.on('message', (message: FromThread) => {
		heardAt = performance.now()
		if (message.kind === 'done') running.get(message.run)?.resolve(message.value)
		else if (message.kind === 'failed') running.get(message.run)?.reject(fromWire(message.error))
		else if (message.kind === 'warning') warn(message.message, message.details)
		else if (message.kind === 'call') {
			const run = message.run === undefined ? undefined : running.get(message.run)
			const whose = message.run === undefined ? host : run?.own
			if (!whose) return
			const answered = answer(message.call, () => callOf(whose, message.name)(...message.given))
			run?.calls.add(answered)
			void answered.then(() => run?.calls.delete(answered))
		}
	})
	const answer = (call: number, act: () => Promise<unknown>): Promise<void> =>
		act().then(
			(value) => send({ kind: 'answer', call, value }),
			(error: unknown) => send({ kind: 'refusal', call, error: toWire(error) }),
		)
	return {
		send,
		begin(run: number, whose: Run) {
			busyAt = performance.now()
			running.set(run, whose)
		},
		end: (run: number) => running.delete(run),
		hasEnded: () => ended,
		async close() {
			fail(STOPPING)
			await worker.terminate()
		},
	}
}

/** A function by its name; its arguments were typed on the other side. */
function callOf(calls: object, name: string): (...given: unknown[]) => Promise<unknown> {
	return (calls as Record<string, (...given: unknown[]) => Promise<unknown>>)[name] as (...given: unknown[]) => Promise<unknown>
}

function interrupted(cause: ThreadEnded): AppError {
	return new AppError('unavailable', msg('request.unavailable'), { cause })
}

/** Whether a piece of work failed because its thread ended, for which it may be to blame itself. */
export const hasLostItsThread = (error: unknown): boolean => error instanceof Error && error.cause instanceof ThreadEnded
