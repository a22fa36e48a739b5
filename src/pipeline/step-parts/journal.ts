import type { GenerationEvent } from '../../core/contracts/generation'
import type { CopyPart } from '../../core/copy/copy'
import type { Page } from '../../core/page/page'

/**
 * What is remembered, because it was asked of somebody else or takes long: the listing, the product in it, its
 * pictures, what a model understood, each part of the copy as written, what came of judging all of it, and the facts as
 * their seller let them stand. What is computed of that in a moment is computed again.
 */
export type StepKey =
	| 'read-listing'
	| 'extract-product'
	| 'prepare-images'
	| 'understand'
	| `write-copy:${CopyPart}`
	| 'judge-copy'
	| `edit-image:${string}`
	| 'check-facts'

/** What a generation ends in. */
export type GeneratedPage = {
	page: Page
	productUrl: string
	/** 1 = the listing has no description images. */
	shouldShowToast: 0 | 1
}

/** Where a generation writes down how far it has come: the database in the server, memory in the command line. */
export interface Journal {
	/** Every result that earlier runs have stored, by its key. */
	listSteps(): Promise<ReadonlyMap<StepKey, unknown>>
	/** Stores a result, which is JSON, for good, together with the events that tell of it. */
	storeStep(key: StepKey, result: string, events: GenerationEvent[]): Promise<void>
	/** Tells something that need not be remembered. */
	emit(events: GenerationEvent[]): Promise<void>
	/** Notes that the generation waits for its seller to check the facts. Throws AppError `canceled`. */
	waitForFacts(): Promise<void>
	/**
	 * Tells `events`, stores the page and ends the generation with it, all or nothing. Answers the page's id. Throws
	 * AppError `canceled` when it was canceled meanwhile.
	 */
	finish(generated: GeneratedPage, events: GenerationEvent[]): Promise<string>
}
