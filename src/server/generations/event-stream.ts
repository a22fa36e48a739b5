import { PassThrough, type Readable } from 'node:stream'
import type { StoredEvent } from './repository'

/** A comment this often keeps proxies from closing a quiet stream. */
const HEARTBEAT_MS = 15_000
/** How long a browser waits before it connects again. */
const RETRY_MS = 1_000

/**
 * Events → server-sent events: `id` is the number to resume after. What came together is sent together. Ends with the
 * events; destroying the stream ends them.
 */
export function eventStream(
	watch: (signal: AbortSignal) => AsyncIterable<readonly StoredEvent[]>,
	report: (error: unknown) => void,
): Readable {
	const stream = new PassThrough()
	const gone = new AbortController()
	const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS)
	stream.on('close', () => {
		clearInterval(heartbeat)
		gone.abort()
	})
	const flow = async () => {
		stream.write(`retry: ${RETRY_MS}\n\n`)
		for await (const events of watch(gone.signal)) stream.write(bytesOf(events))
	}
	flow()
		.catch(report)
		.finally(() => stream.end())
	return stream
}

/** Streams of one generation are given the same list: what is sent of it is written once for all of them. */
const written = new WeakMap<readonly StoredEvent[], Buffer>()

function bytesOf(events: readonly StoredEvent[]): Buffer {
	const known = written.get(events)
	if (known) return known
	const bytes = Buffer.from(events.map(({ seq, event }) => `id: ${seq}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''))
	written.set(events, bytes)
	return bytes
}
