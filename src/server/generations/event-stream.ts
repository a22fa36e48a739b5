import { PassThrough, type Readable } from 'node:stream'
import type { StoredEvent } from './repository'

/** A comment this often keeps proxies from closing a quiet stream. */
const HEARTBEAT_MS = 15_000
/** How long a browser waits before it connects again. */
const RETRY_MS = 1_000

/**
 * Events → server-sent events: `id` is the number to resume after. Ends with the events; destroying the stream ends
 * them.
 */
export function eventStream(watch: (signal: AbortSignal) => AsyncIterable<StoredEvent>, report: (error: unknown) => void): Readable {
	const stream = new PassThrough()
	const gone = new AbortController()
	const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS)
	stream.on('close', () => {
		clearInterval(heartbeat)
		gone.abort()
	})
	const flow = async () => {
		stream.write(`retry: ${RETRY_MS}\n\n`)
		for await (const { seq, event } of watch(gone.signal))
			stream.write(`id: ${seq}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
	}
	flow()
		.catch(report)
		.finally(() => stream.end())
	return stream
}
