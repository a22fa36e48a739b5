import { randomUUID } from 'node:crypto'
import type { Config } from '../../config/config'
import type { FaceEmbedder } from '../../connectors/faces/face-embedder'
import { createSubsetFaces } from '../../connectors/faces/subset-faces'
import type { FileStore } from '../../connectors/files/file-store'
import { createMemoryFiles } from '../../connectors/files/memory-files'
import { amazon } from '../../connectors/marketplaces/amazon/amazon'
import { unpackHtml } from '../../connectors/sources/unpack-html'
import { embeddedWriter } from '../../connectors/writers/embedded'
import { modelWriter } from '../../connectors/writers/model'
import { judgeOf } from '../../pipeline/deps'
import type { GeneratorDeps } from '../../pipeline/generator'

type Writers = Pick<GeneratorDeps, 'writer' | 'judge'>

/** What the trial on /demo makes its page with. */
export type TrialDeps = Pick<GeneratorDeps, 'marketplace' | 'fallbackWriter' | 'unpackHtml' | 'newId' | 'warn'> & {
	writers: { embedded: Writers; model: Writers }
	faces: FaceEmbedder
	/** A file store that is gone with what holds it. */
	openFiles(): FileStore
}

/** Joins the trial to its connectors: nothing it asks keeps anything, and no user is named to anybody. */
export function createTrialDeps({ model }: Config, warn: GeneratorDeps['warn']): TrialDeps {
	const embedded = { writer: embeddedWriter() }
	return {
		marketplace: amazon,
		writers: {
			embedded,
			model: model ? { writer: modelWriter(model), judge: judgeOf(model) } : embedded,
		},
		fallbackWriter: embedded.writer,
		unpackHtml,
		newId: randomUUID,
		warn,
		faces: createSubsetFaces(),
		openFiles: createMemoryFiles,
	}
}
