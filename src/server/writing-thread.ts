import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '../config/config'
import { createGenerationDeps } from '../pipeline/deps'
import { createTrialDeps } from './deps/trial'
import { serveThread } from './thread/serve-thread'
import { serveWriting, type WritingCalls, type WritingOwn, writingHere } from './work/writing-work'

if (!parentPort) throw new Error('This program is a thread of the server (deps/open-work.ts).')

serveThread<WritingCalls, WritingOwn>(parentPort, ({ calls, warn }) => {
	const files = { put: calls.putFile, get: calls.getFile, delete: calls.deleteFile }
	const log = { warn: (details: Record<string, unknown>, message: string) => warn(message, details) }
	const config = workerData as Config
	return serveWriting(
		writingHere(
			{
				...createGenerationDeps(config, log, files),
				recordCalls: calls.recordCalls,
				recordAttempt: calls.recordAttempt,
				earlierTexts: calls.earlierTexts,
				paidCopy: { find: calls.findPaidCopy, store: calls.storePaidCopy },
			},
			createTrialDeps(config, warn),
		),
	)
})
