import type { MessagePort } from 'node:worker_threads'
import type { GeneratePage } from '../../../pipeline/generate-page'
import type { Journal } from '../../../pipeline/journal'
import { cloneable, type FromThread, fromWire, type HostCall, type HostCalls, type JournalCall, type ToThread, toWire } from './messages'

type Waiting = { resolve(value: unknown): void; reject(error: Error): void }
type Host = { calls: HostCalls; warn(message: string, details: Record<string, unknown>): void }

/**
 * The other end of `createThreadGenerator`, in the generation's thread: makes pages with what `open` builds on the
 * calls to the host.
 */
export function serveGenerations(port: MessagePort, open: (host: Host) => GeneratePage): void {
	const waiting = new Map<number, Waiting>()
	const running = new Map<number, AbortController>()
	let calls = 0
	const send = (message: FromThread) => port.postMessage(message)
	const ask = <T>(message: (call: number) => FromThread): Promise<T> => {
		calls += 1
		const call = calls
		return new Promise<unknown>((resolve, reject) => {
			waiting.set(call, { resolve, reject })
			send(message(call))
		}) as Promise<T>
	}
	const generatePage = open({
		calls: callsTo<HostCalls>((name, given) => ask((call) => ({ kind: 'host', call, name: name as HostCall, given }))),
		warn: (message, details) => send({ kind: 'warning', message, details: cloneable(details) }),
	})

	async function run(id: number, input: Parameters<GeneratePage>[0]): Promise<void> {
		const controller = new AbortController()
		running.set(id, controller)
		const journal = callsTo<Journal>((name, given) => ask((call) => ({ kind: 'journal', call, run: id, name: name as JournalCall, given })))
		try {
			send({ kind: 'done', run: id, pageId: await generatePage(input, journal, controller.signal) })
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
		if (message.kind === 'generate') void run(message.run, message.input)
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
