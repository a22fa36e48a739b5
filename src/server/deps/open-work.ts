import type { Config } from '../../config/config'
import type { GenerationDeps } from '../../pipeline/deps'
import type { GeneratorDeps } from '../../pipeline/step-parts/generator'
import { publicImageUrl } from '../files/public-image-url'
import { keepThread } from '../thread/keep-thread'
import { type PageWork, pageWorkHere, pageWorkIn } from '../work/page-work'
import { type WritingCalls, type WritingWork, writingHere, writingIn } from '../work/writing-work'
import { createTrialDeps } from './trial'

/** The programs of the threads (writing-thread.ts, deps/page-thread.ts), bundled. */
export type ThreadPrograms = { writing: string; pages: string }

export type Work = { writing: WritingWork; pages: PageWork; close(): Promise<void> }

type Here = GenerationDeps & Required<Pick<GeneratorDeps, 'recordCalls' | 'recordAttempt' | 'earlierTexts' | 'paidCopy'>>

/** What takes processor time: done in threads of its own where their programs are named, or in this one. */
export function openWork(config: Config, here: Here, programs: ThreadPrograms | undefined): Work {
	const { files, faces, warn, paidCopy } = here
	if (!programs) {
		const pages = pageWorkHere({ files, faces, imageUrl: publicImageUrl(config.publicUrl) })
		return { writing: writingHere(here, createTrialDeps(config, here.warn)), pages, close: async () => undefined }
	}
	const calls: WritingCalls = {
		recordCalls: here.recordCalls,
		recordAttempt: here.recordAttempt,
		earlierTexts: here.earlierTexts,
		findPaidCopy: paidCopy.find,
		storePaidCopy: paidCopy.store,
		putFile: files.put,
		getFile: files.get,
		deleteFile: files.delete,
	}
	const writing = keepThread({ name: 'writing', program: programs.writing, data: config, host: calls, warn })
	const pages = keepThread({ name: 'pages', program: programs.pages, data: config, host: { getFile: files.get }, warn })
	return {
		writing: writingIn(writing),
		pages: pageWorkIn(pages),
		async close() {
			await writing.close()
			await pages.close()
		},
	}
}
