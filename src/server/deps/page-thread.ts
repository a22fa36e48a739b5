import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '../../config/config'
import { createSubsetFaces } from '../../connectors/faces/subset-faces'
import { openTruthData } from '../../connectors/truth-data/open-truth-data'
import { publicImageUrl } from '../files/public-image-url'
import { serveThread } from '../thread/serve-thread'
import { type PageCalls, pageWorkHere, servePageWork } from '../work/page-work'

if (!parentPort) throw new Error('This program is a thread of the server (deps/open-work.ts).')

serveThread<PageCalls, never>(parentPort, ({ calls }) => {
	openTruthData()
	const { publicUrl } = workerData as Config
	return servePageWork(pageWorkHere({ files: { get: calls.getFile }, faces: createSubsetFaces(), imageUrl: publicImageUrl(publicUrl) }))
})
