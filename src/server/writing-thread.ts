import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '../config/config'
import { createGenerationDeps } from '../pipeline/deps'
import type { Journal } from '../pipeline/journal'
import { serveThread } from './thread/serve-thread'
import { serveWriting, type WritingCalls, writingHere } from './work/writing-work'

if (!parentPort) throw new Error('This program is a thread of the server (deps/open-work.ts).')

serveThread<WritingCalls, Journal>(parentPort, ({ calls, warn }) => {
	const files = { put: calls.putFile, get: calls.getFile, delete: calls.deleteFile }
	const log = { warn: (details: Record<string, unknown>, message: string) => warn(message, details) }
	return serveWriting(
		writingHere({
			...createGenerationDeps(workerData as Config, log, files),
			recordCalls: calls.recordCalls,
			recordAttempt: calls.recordAttempt,
			earlierTexts: calls.earlierTexts,
			paidCopy: { find: calls.findPaidCopy, store: calls.storePaidCopy },
		}),
	)
})
