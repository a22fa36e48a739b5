import { createGenerator, type GeneratePage } from '../../pipeline/generate-page'
import type { GeneratorDeps } from '../../pipeline/step-parts/generator'
import type { Journal } from '../../pipeline/step-parts/journal'
import { type AdWish, type AdWork, writeAdCopy } from '../ads/write-ad-copy'
import { changePictureWords, type PictureWordsWish, type PictureWordsWork } from '../rewrites/change-picture-words'
import { type RewriteWish, type RewriteWork, rewriteSection } from '../rewrites/rewrite-section'
import { makeTrial, type TellTrial, type TrialDeps, type TrialWish, type TrialWork } from '../site/make-trial'
import type { KeptThread } from '../thread/keep-thread'
import type { ThreadWork } from '../thread/serve-thread'

/** Work with listings and models: making a page, a section anew, ads. */
export type WritingWork = { generatePage: GeneratePage } & RewriteWork & PictureWordsWork & AdWork & TrialWork

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
export function writingHere(deps: GeneratorDeps, trial: TrialDeps): WritingWork {
	return {
		generatePage: createGenerator(deps),
		async rewriteSection(wish, signal) {
			await deps.localModel?.refresh()
			return rewriteSection(deps, { ...wish, signal })
		},
		changeWords: (wish, signal) => changePictureWords(deps, wish, signal),
		async writeAdCopy(wish, signal) {
			await deps.localModel?.refresh()
			return writeAdCopy(deps, { ...wish, signal })
		},
		makeTrial: (wish, tell, signal) => makeTrial(trial, wish, tell, signal),
	}
}

/** What a piece of it may call there: a generation its journal, a trial whoever hears of it. */
export type WritingOwn = Journal & { tell: TellTrial }

/** The same by name, for the thread it is done in. */
export function serveWriting(work: WritingWork): ThreadWork<WritingOwn> {
	return {
		generatePage: (journal, signal, input: Parameters<GeneratePage>[0]) => work.generatePage(input, journal, signal),
		rewriteSection: (_own, signal, wish: RewriteWish) => work.rewriteSection(wish, signal),
		changeWords: (_own, signal, wish: PictureWordsWish) => work.changeWords(wish, signal),
		writeAdCopy: (_own, signal, wish: AdWish) => work.writeAdCopy(wish, signal),
		makeTrial: ({ tell }, signal, wish: TrialWish) => work.makeTrial(wish, tell, signal),
	}
}

/** Done in that thread. */
export function writingIn(thread: KeptThread): WritingWork {
	return {
		generatePage: (input, journal, signal) => thread.run('generatePage', [input], { own: journal, signal, repeatable: true }),
		rewriteSection: (wish, signal) => thread.run('rewriteSection', [wish], { signal, repeatable: true }),
		changeWords: (wish, signal) => thread.run('changeWords', [wish], { signal, repeatable: true }),
		writeAdCopy: (wish, signal) => thread.run('writeAdCopy', [wish], { signal, repeatable: true }),
		makeTrial: (wish, tell, signal) => thread.run('makeTrial', [wish], { own: { tell }, signal }),
	}
}
