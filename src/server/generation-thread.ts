import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '../config/config'
import { createGenerationDeps } from '../pipeline/deps'
import { createGenerator } from '../pipeline/generate-page'
import { serveGenerations } from './generations/thread/serve-generations'

if (!parentPort) throw new Error('This program is a thread of the server (generations/thread).')

serveGenerations(parentPort, ({ calls, warn }) => {
	const files = { put: calls.putFile, get: calls.getFile, delete: calls.deleteFile }
	const log = { warn: (details: Record<string, unknown>, message: string) => warn(message, details) }
	return createGenerator({
		...createGenerationDeps(workerData as Config, log, files),
		recordCalls: calls.recordCalls,
		recordAttempt: calls.recordAttempt,
		earlierTexts: calls.earlierTexts,
		paidCopy: { find: calls.findPaidCopy, store: calls.storePaidCopy },
	})
})
