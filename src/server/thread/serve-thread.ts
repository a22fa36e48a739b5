import { setPriority } from 'node:os'
import type { MessagePort } from 'node:worker_threads'
import { cloneable, type FromThread, fromWire, type ToThread, toWire } from './messages'

type Waiting = { resolve(value: unknown): void; reject(error: Error): void }
/** What a thread is given: functions of the other thread by name, and a way to its log. */
export type ThreadHost<Calls> = { calls: Calls; warn(message: string, details: Record<string, unknown>): void }
/** Pieces of work by name: with what this one may call in the other thread, and the signal that ends it. */
export type ThreadWork<Own> = { [name: string]: (own: Own, signal: AbortSignal, ...given: never[]) => Promise<unknown> }

/** Of the system's −20 to 19: whoever answers goes first, and this work still gets a third of a full core. */
const BEHIND_ANSWERS = 5

/** The other end of `keepThread`, in the thread: does the work that `open` builds on the calls to the other thread. */
export function serveThread<Calls extends object, Own extends object>(
	port: MessagePort,
	open: (host: ThreadHost<Calls>) => ThreadWork<Own>,
): void {
	// On Linux this is the priority of this thread; elsewhere it would be that of the whole process.
	if (process.platform === 'linux') setPriority(BEHIND_ANSWERS)
	const waiting = new Map<number, Waiting>()
	const running = new Map<number, AbortController>()
	let calls = 0
	const send = (message: FromThread) => port.postMessage(message)
	const callsOf = <T extends object>(run: number | undefined) =>
		callsTo<T>((name, given) => {
			calls += 1
			const call = calls
			return new Promise<unknown>((resolve, reject) => {
				waiting.set(call, { resolve, reject })
				send({ kind: 'call', call, run, name, given })
			})
		})
	const works = open({
		calls: callsOf<Calls>(undefined),
		warn: (message, details) => send({ kind: 'warning', message, details: cloneable(details) }),
	})

	async function run(id: number, name: string, given: unknown[]): Promise<void> {
		const controller = new AbortController()
		running.set(id, controller)
		try {
			const work = works[name]
			if (!work) throw new Error(`This thread knows no work called ${name}.`)
			send({ kind: 'done', run: id, value: await work(callsOf<Own>(id), controller.signal, ...(given as never[])) })
		} catch (error) {
			send({ kind: 'failed', run: id, error: toWire(error) })
		} finally {
			running.delete(id)
		}
	}

	function settle(call: number, how: (whose: Waiting) => void): void {
		const whose = waiting.get(call)
		waiting.delete(call)
		if (whose) how(whose)
	}

	port.on('message', (message: ToThread) => {
		if (message.kind === 'run') void run(message.run, message.name, message.given)
		else if (message.kind === 'abort') running.get(message.run)?.abort(fromWire(message.reason))
		else if (message.kind === 'answer') settle(message.call, ({ resolve }) => resolve(message.value))
		else if (message.kind === 'refusal') settle(message.call, ({ reject }) => reject(fromWire(message.error)))
		else send({ kind: 'pong' })
	})
}

/** An object whose every function is a message to the other thread. */
function callsTo<Calls extends object>(call: (name: string, given: unknown[]) => Promise<unknown>): Calls {
	return new Proxy({} as Calls, {
		get: (_target, name) => (typeof name === 'string' && name !== 'then' ? (...given: unknown[]) => call(name, given) : undefined),
	})
}
