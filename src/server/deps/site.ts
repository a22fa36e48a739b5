import { randomUUID } from 'node:crypto'
import type { Config } from '../../config/config'
import type { FaceEmbedder } from '../../connectors/faces/face-embedder'
import { createSubsetFaces } from '../../connectors/faces/subset-faces'
import type { FileStore } from '../../connectors/files/file-store'
import { createMemoryFiles } from '../../connectors/files/memory-files'
import { CONFIRM_SECONDS, RESET_SECONDS } from '../../connectors/identity/embedded/links'
import { SESSION_DAYS, SESSION_MAX_DAYS } from '../../connectors/identity/embedded/session-length'
import { amazon } from '../../connectors/marketplaces/amazon/amazon'
import { unpackHtml } from '../../connectors/sources/unpack-html'
import { embeddedWriter } from '../../connectors/writers/embedded'
import { modelWriter } from '../../connectors/writers/model'
import { judgeOf } from '../../pipeline/deps'
import type { GeneratorDeps } from '../../pipeline/generator'
import { DAYS_KEPT } from '../owner/attempt-repository'
import { TRASH_KEEPS_MS } from '../pages/empty-trash'
import { TRIAL_WINDOW_MS } from '../site/trial-limits'
import { DAY_SECONDS } from '../stores/connect/store-browser'

/** How long things are kept, as the code keeps them: what the privacy notice says (L-7). */
export const RETENTION = {
	'retention.trashDays': String(TRASH_KEEPS_MS / 86_400_000),
	'retention.attemptDays': String(DAYS_KEPT),
	'retention.sessionDays': String(SESSION_DAYS),
	'retention.sessionMaxDays': String(SESSION_MAX_DAYS),
	'retention.resetMinutes': String(RESET_SECONDS / 60),
	'retention.confirmHours': String(CONFIRM_SECONDS / 3600),
	'retention.storeCookieHours': String(DAY_SECONDS / 3600),
	'retention.trialMinutes': String(TRIAL_WINDOW_MS / 60_000),
} as const

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
