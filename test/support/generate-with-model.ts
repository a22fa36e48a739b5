import { parseConfig } from '../../src/config/config'
import { createMemoryFiles } from '../../src/connectors/files/memory-files'
import type { GenerationEvent } from '../../src/core/contracts/generation'
import type { Page } from '../../src/core/page/page'
import { createGenerationDeps } from '../../src/pipeline/deps'
import { createGenerator } from '../../src/pipeline/generate-page'
import type { GenerationInput, GeneratorDeps } from '../../src/pipeline/step-parts/generator'
import type { StepKey } from '../../src/pipeline/step-parts/journal'
import { createMemoryJournal } from '../../src/pipeline/step-parts/memory-journal'
import { createLog } from '../../src/server/runtime/log'
import { type FakeMarketplace, startFakeMarketplace } from '../fakes/marketplace/marketplace'
import { type FakeModel, startFakeModel } from '../fakes/model/model'
import { LISTINGS_DIR } from './test-app'

export type GenerateOptions = {
	environment?: Record<string, string>
	input?: Partial<GenerationInput>
	deps?: Partial<GeneratorDeps>
	steps?: Map<StepKey, unknown>
	files?: ReturnType<typeof createMemoryFiles>
	hear?: (event: GenerationEvent) => void
	signal?: AbortSignal
}

export type Generating = {
	marketplace: FakeMarketplace
	model: FakeModel
	/** A generation over the saved listings, its pictures missing, written by the fake model. */
	generate(options?: GenerateOptions): Promise<{ page: Page; events: GenerationEvent[] }>
	close(): Promise<void>
}

/** Generations without a server or database, with a fake model and a fake marketplace. */
export async function openGenerating(): Promise<Generating> {
	const marketplace = await startFakeMarketplace({ pagesDir: LISTINGS_DIR })
	const model = await startFakeModel()
	return {
		marketplace,
		model,
		async generate({ environment = {}, input, deps = {}, steps, files = createMemoryFiles(), hear, signal } = {}) {
			const config = parseConfig({
				LISTING_SOURCE: 'saved-pages',
				SAVED_PAGES_DIR: LISTINGS_DIR,
				OUTBOUND_ROUTES: `https://m.media-amazon.com=${marketplace.origin}/nowhere`,
				MODEL: 'writer',
				MODEL_BASE_URL: model.baseUrl,
				...environment,
			})
			const events: GenerationEvent[] = []
			const opened = createGenerationDeps(config, createLog('silent'), files)
			const journal = createMemoryJournal((event) => {
				events.push(event)
				hear?.(event)
			}, steps)
			const wanted = { id: 'test', link: 'https://www.amazon.com/dp/B0VITRINE1', language: 'english', market: 'usa', notDone: [], ...input }
			try {
				await createGenerator({ ...opened, ...deps })(wanted, journal, signal ?? new AbortController().signal)
			} finally {
				await opened.close()
			}
			const page = journal.generated()?.page
			if (!page) throw new Error('no page')
			return { page, events }
		},
		async close() {
			await marketplace.close()
			await model.close()
		},
	}
}
