import type { AdCopyResponse } from '../../core/contracts/ads'
import type { RewriteResponse } from '../../core/contracts/pages'
import { createGenerator, type GeneratePage } from '../../pipeline/generate-page'
import type { GeneratorDeps } from '../../pipeline/generator'
import type { Journal } from '../../pipeline/journal'
import { type AdWish, writeAdCopy } from '../ads/write-ad-copy'
import { type RewriteWish, rewriteSection } from '../rewrites/rewrite-section'
import type { KeptThread } from '../thread/keep-thread'
import type { ThreadWork } from '../thread/serve-thread'

/** Work with listings and models: making a page, a section anew, ads. */
export type WritingWork = {
	generatePage: GeneratePage
	rewriteSection(wish: RewriteWish, signal: AbortSignal): Promise<RewriteResponse>
	writeAdCopy(wish: AdWish, signal: AbortSignal): Promise<AdCopyResponse>
}

/** What only the thread that answers can do for it: it has the database. */
export type WritingCalls = {
	recordCalls: NonNullable<GeneratorDeps['recordCalls']>
	recordAttempt: NonNullable<GeneratorDeps['recordAttempt']>
	earlierTexts: NonNullable<GeneratorDeps['earlierTexts']>
	findPaidCopy: NonNullable<GeneratorDeps['paidCopy']>['find']
	storePaidCopy: NonNullable<GeneratorDeps['paidCopy']>['store']
	putFile: GeneratorDeps['files']['put']
	getFile: GeneratorDeps['files']['get']
	deleteFile: GeneratorDeps['files']['delete']
}

/** Done in this thread. */
export function writingHere(deps: GeneratorDeps): WritingWork {
	return {
		generatePage: createGenerator(deps),
		async rewriteSection(wish, signal) {
			await deps.localModel?.refresh()
			return rewriteSection(deps, { ...wish, signal })
		},
		async writeAdCopy(wish, signal) {
			await deps.localModel?.refresh()
			return writeAdCopy(deps, { ...wish, signal })
		},
	}
}

/** The same by name, for the thread it is done in. */
export function serveWriting(work: WritingWork): ThreadWork<Journal> {
	return {
		generatePage: (journal, signal, input: Parameters<GeneratePage>[0]) => work.generatePage(input, journal, signal),
		rewriteSection: (_own, signal, wish: RewriteWish) => work.rewriteSection(wish, signal),
		writeAdCopy: (_own, signal, wish: AdWish) => work.writeAdCopy(wish, signal),
	}
}

/** Done in that thread. */
export function writingIn(thread: KeptThread): WritingWork {
	return {
		generatePage: (input, journal, signal) => thread.run('generatePage', [input], { own: journal, signal }),
		rewriteSection: (wish, signal) => thread.run('rewriteSection', [wish], { signal }),
		writeAdCopy: (wish, signal) => thread.run('writeAdCopy', [wish], { signal }),
	}
}
