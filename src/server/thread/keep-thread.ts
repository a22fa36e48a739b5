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

export type KeptThread = {
	/** Does a piece of work there; `own` is what this one may call here. Throws what it throws, and `unavailable`. */
	run<T>(name: string, given: unknown[], with_?: { own?: object; signal?: AbortSignal }): Promise<T>
	close(): Promise<void>
}

/** A thread that has not answered for this long is in an endless piece of work, and is ended. */
const STUCK_AFTER_MS = 30_000
/** Enough for the largest listing taken, with its pictures' bytes on their way. */
const MEMORY_MEGABYTES = 512
/** A thread that has had nothing to do for this long is ended, and its memory is free. */
const IDLE_MS = 60_000

type Run = { own: object; resolve(value: unknown): void; reject(error: Error): void }

/**
 * A thread for work that takes processor time, begun with the first piece of it: it never holds up the thread that
 * answers. Rows stay with the caller. A thread that is stuck or out of memory is ended; its work fails as
 * `unavailable`, to be tried again, and the next piece begins a new thread.
 */
export function keepThread(given: ThreadConfig): KeptThread {
	let thread: ReturnType<typeof openThread> | undefined
	let runs = 0
	return {
		run<T>(name: string, input: unknown[], { own = {}, signal }: { own?: object; signal?: AbortSignal } = {}) {
			if (!thread || thread.hasEnded()) thread = openThread(given)
			const { send, begin, end } = thread
			runs += 1
			const run = runs
			const abort = () => send({ kind: 'abort', run, reason: toWire(signal?.reason) })
			return new Promise<unknown>((resolve, reject) => {
				signal?.throwIfAborted()
				begin(run, { own, resolve, reject })
				signal?.addEventListener('abort', abort)
				send({ kind: 'run', run, name, given: input })
			}).finally(() => {
				signal?.removeEventListener('abort', abort)
				end(run)
			}) as Promise<T>
		},
		async close() {
			await thread?.close()
		},
	}
}

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
	let heardAt = Date.now()
	let busyAt = Date.now()
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
	const finish = (why: string) => {
		fail(new Error(why))
		void worker.terminate()
	}
	const watch = setInterval(() => {
		const now = Date.now()
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
		heardAt = Date.now()
		if (message.kind === 'done') running.get(message.run)?.resolve(message.value)
		else if (message.kind === 'failed') running.get(message.run)?.reject(fromWire(message.error))
		else if (message.kind === 'warning') warn(message.message, message.details)
		else if (message.kind === 'call') {
			const whose = message.run === undefined ? host : running.get(message.run)?.own
			if (whose) answer(message.call, () => callOf(whose, message.name)(...message.given))
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
		begin(run: number, whose: Run) {
			busyAt = Date.now()
			running.set(run, whose)
		},
		end: (run: number) => running.delete(run),
		hasEnded: () => ended,
		async close() {
			fail(new Error('The server is stopping.'))
			await worker.terminate()
		},
	}
}

/** A function by its name; its arguments were typed on the other side. */
function callOf(calls: object, name: string): (...given: unknown[]) => Promise<unknown> {
	return (calls as Record<string, (...given: unknown[]) => Promise<unknown>>)[name] as (...given: unknown[]) => Promise<unknown>
}

function interrupted(cause: unknown): AppError {
	return new AppError('unavailable', msg('request.unavailable'), { cause })
}
