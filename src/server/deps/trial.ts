import { randomUUID } from 'node:crypto'
import type { Config } from '../../config/config'
import { createSubsetFaces } from '../../connectors/faces/subset-faces'
import { createMemoryFiles } from '../../connectors/files/memory-files'
import { amazon } from '../../connectors/marketplaces/amazon/amazon'
import { unpackHtml } from '../../connectors/sources/unpack-html'
import { embeddedWriter } from '../../connectors/writers/embedded'
import { modelWriter } from '../../connectors/writers/model'
import { judgeOf } from '../../pipeline/deps'
import type { GeneratorDeps } from '../../pipeline/step-parts/generator'
import type { TrialDeps } from '../site/make-trial'

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
