import type { GenerationEvent, GenerationStep } from '../core/contracts/generation'
import type { CopyPart } from '../core/copy/copy'
import type { Page } from '../core/page/page'

/**
 * What is remembered: a step as a whole, one part of the copy as written, what came of judging all of it, or the
 * facts as
 * their seller let them stand.
 */
export type StepKey = GenerationStep | `write-copy:${CopyPart}` | 'judge-copy' | `edit-image:${string}` | 'check-facts'

/** What a generation ends in. */
export type GeneratedPage = {
	page: Page
	productUrl: string
	/** 1 = the listing has no description images. */
	shouldShowToast: 0 | 1
}

/** Where a generation writes down how far it has come: the database in the server, memory in the command line. */
export interface Journal {
	/** The result stored under the key by this or an earlier run, or undefined. */
	findStep(key: StepKey): Promise<unknown>
	/**
	 * Stores a result for good, together with the events that tell of it. It is JSON: what is only kept need not be put
	 * together again on its way there.
	 */
	storeStep(key: StepKey, result: string, events: GenerationEvent[]): Promise<void>
	/** Tells something that need not be remembered. */
	emit(event: GenerationEvent): Promise<void>
	/** Notes that the generation waits for its seller to check the facts. Throws AppError `canceled`. */
	waitForFacts(): Promise<void>
	/**
	 * Stores the page and ends the generation with it, all or nothing. Answers the page's id. Throws AppError `canceled`
	 * when it was canceled meanwhile.
	 */
	finish(generated: GeneratedPage): Promise<string>
}
