import type { FaceEmbedder } from '../../connectors/faces/face-embedder'
import type { FileStore } from '../../connectors/files/file-store'
import type { GenerationEvent } from '../../core/contracts/generation'
import type { Page } from '../../core/page/page'
import { TRIAL_LANGUAGES, TRIAL_STEPS, type TrialEvent, type TrialFact, type TrialLanguage, type TrialStep } from '../../core/site/trial'
import { renderStandalone } from '../../pipeline/exports/render-standalone'
import { createGenerator } from '../../pipeline/generate-page'
import type { GeneratorDeps } from '../../pipeline/step-parts/generator'
import { createMemoryJournal } from '../../pipeline/step-parts/memory-journal'
import { readSampleListing } from './sample-listing'

type Writers = Pick<GeneratorDeps, 'writer' | 'judge'>

/** What the trial on /demo makes its page with. */
export type TrialDeps = Pick<GeneratorDeps, 'marketplace' | 'fallbackWriter' | 'unpackHtml' | 'newId' | 'warn'> & {
	writers: { embedded: Writers; model: Writers }
	faces: FaceEmbedder
	/** A file store that is gone with what holds it. */
	openFiles(): FileStore
}

export type TrialWish = { language: TrialLanguage; market: string; writer: 'embedded' | 'model' }
/** Making a page of the sample listing, kept nowhere, wherever it is done. */
export type TrialWork = { makeTrial(wish: TrialWish, tell: TellTrial, signal: AbortSignal): Promise<void> }
/** Hears how a trial comes on. */
export type TellTrial = (event: TrialEvent) => Promise<void>

/**
 * Makes a page of the sample listing by the steps every page goes through, and tells of them. All of it is in memory
 * and ends with the call: no row and no file is left. Throws AppError as a generation does, and the signal's reason.
 */
export async function makeTrial(deps: TrialDeps, wish: TrialWish, tell: TellTrial, signal: AbortSignal): Promise<void> {
	const sample = await readSampleListing()
	const id = deps.newId()
	const files = deps.openFiles()
	for (const [key, bytes] of sample.pictures) await files.put(key, bytes, 'image/webp')
	const savedPageKey = `uploads/${id}.html`
	await files.put(savedPageKey, await sample.readPage(tagOf(wish.language)), 'text/html')
	const journal = createMemoryJournal((event) => {
		const told = stepIn(event)
		if (told) void tell(told)
	})
	const makePage = createGenerator({ ...deps, ...deps.writers[wish.writer], files, images: sample.images, sources: [] })
	await makePage({ id, savedPageKey, language: wish.language, market: wish.market, notDone: [] }, journal, signal)
	const generated = journal.generated()
	if (!generated) throw new Error('The trial ended without a page.')
	const { page } = generated
	await tell({
		type: 'page',
		html: await renderStandalone(page, { files, faces: deps.faces }),
		facts: factsUsed(page),
		factCount: page.facts.length,
		removed: page.record.removed.map(({ text, reasons }) => ({
			text,
			words: reasons
				.map(({ words }) => words)
				.filter(Boolean)
				.join(', '),
		})),
		writer: page.record.writer.kind === 'model' ? 'model' : 'embedded',
	})
}

function tagOf(language: TrialLanguage): string {
	return TRIAL_LANGUAGES.find(({ id }) => id === language)?.tag ?? 'en'
}

function stepIn(event: GenerationEvent): TrialEvent | undefined {
	if (event.type !== 'step') return undefined
	const { step, state } = event
	return isShown(step) ? { type: 'step', step, state } : undefined
}

function isShown(step: string): step is TrialStep {
	return (TRIAL_STEPS as readonly string[]).includes(step)
}

/** The facts some text of the page names as what it rests on, in the listing's order. */
function factsUsed(page: Page): TrialFact[] {
	const named = new Set(JSON.stringify([page.sections, page.seo]).match(/(?<=")f\d+(?=")/g))
	return page.facts
		.filter(({ id }) => named.has(id))
		.map(({ kind, name, text, origin }) => ({ kind, ...(name !== undefined && { name }), text, place: origin.place }))
}
