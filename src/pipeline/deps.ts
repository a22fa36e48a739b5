import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../config/config'
import type { ModelConfig } from '../config/models'
import type { FaceEmbedder } from '../connectors/faces/face-embedder'
import { createSubsetFaces } from '../connectors/faces/subset-faces'
import { createOutbound, type Outbound } from '../connectors/fetch'
import type { FileStore } from '../connectors/files/file-store'
import { createLocalFiles } from '../connectors/files/local-files'
import { createMemoryFiles } from '../connectors/files/memory-files'
import { modelImageEditor } from '../connectors/image-editing/model-image-editor'
import { createSharpImages } from '../connectors/images/sharp-images'
import type { Marketplace } from '../connectors/marketplaces/marketplace'
import { openMarketplaces } from '../connectors/marketplaces/marketplaces'
import { createBrowserSource } from '../connectors/sources/browser'
import { decodeHtml } from '../connectors/sources/decode-html'
import { createHttpSource } from '../connectors/sources/http'
import { limitSource } from '../connectors/sources/limit-source'
import { createSavedPages } from '../connectors/sources/saved-pages'
import { createScrapingApiSource } from '../connectors/sources/scraping-api'
import type { ListingSource } from '../connectors/sources/source'
import { unpackHtml } from '../connectors/sources/unpack-html'
import { openTruthData } from '../connectors/truth-data/open-truth-data'
import { embeddedWriter } from '../connectors/writers/embedded'
import { localModel } from '../connectors/writers/local/local-model'
import { modelWriter } from '../connectors/writers/model'
import { modelJudge } from '../connectors/writers/model-judge'
import type { Judge } from '../connectors/writers/writer'
import { MAX_LISTING_BYTES } from '../core/limits'
import type { GeneratorDeps } from './step-parts/generator'

/** A description that takes longer is done without. */
const DOCUMENT_TIMEOUT_MS = 15_000

/** What a generation needs, and how to let go of it. Enough for the command line: no database, no accounts. */
export type GenerationDeps = GeneratorDeps & { outbound: Outbound; faces: FaceEmbedder; close(): Promise<void> }

/** Joins a generation's ports to their connectors. `files` = where pictures go, `dataDir/files` unless given. */
export function createGenerationDeps(
	config: Config,
	log: { warn(details: Record<string, unknown>, message: string): void },
	files: FileStore = createLocalFiles(join(config.dataDir, 'files')),
): GenerationDeps {
	openTruthData()
	const outbound = createOutbound(config.outbound)
	const marketplace = openMarketplaces(config.sources)
	const warn = (message: string, details: Record<string, unknown>) => log.warn(details, message)
	const fallbackWriter = embeddedWriter()
	const local = config.localModel && localModel(config.localModel, fallbackWriter)
	return {
		outbound,
		faces: createSubsetFaces(),
		marketplace,
		sources: config.listingSources.map((name) =>
			limitSource(createSource(name, config, outbound, marketplace), config.listingSourceTimeoutMs),
		),
		files,
		images: createSharpImages({ outbound, files, warn }),
		priceDecimals: config.priceDecimals,
		writer: config.model ? modelWriter(config.model) : (local?.writer ?? fallbackWriter),
		...(local ? { localModel: local } : {}),
		imageEditor: config.imageModel && modelImageEditor(config.imageModel),
		fallbackWriter,
		judge: config.model ? judgeOf(config.model) : local?.judge,
		unpackHtml,
		fetchDocument: async (url, signal) => {
			const answer = await outbound.request(url, { signal, timeoutMs: DOCUMENT_TIMEOUT_MS, maxBytes: MAX_LISTING_BYTES })
			return decodeHtml(answer.body, answer.headers['content-type'])
		},
		newId: randomUUID,
		warn,
		close: () => outbound.close(),
	}
}

/** CHECK_MODEL, or the model that writes: wherever a model writes, a model judges (K-7). */
export function judgeOf(model: ModelConfig): Judge | undefined {
	const ref = model.reviewer ?? model.models[0]
	return ref && modelJudge(ref, model)
}

function createSource(name: Config['listingSources'][number], config: Config, outbound: Outbound, marketplace: Marketplace): ListingSource {
	const asked = { outbound, parseLink: marketplace.parseLink, timeoutMs: config.listingSourceTimeoutMs }
	const preferences = (domain: string) => marketplace.requestPreferences?.(domain)
	const isWall = (html: string) => marketplace.classify(html).kind === 'wall'
	switch (name) {
		case 'http':
			return createHttpSource({ ...asked, preferences, isWall })
		case 'scraping-api':
			return createScrapingApiSource({
				...asked,
				localeOf: (domain) => preferences(domain)?.locale,
				api: config.scrapingApi ?? missing('SCRAPING_API_URL'),
			})
		case 'browser':
			return createBrowserSource({ ...asked, preferences, isWall, executablePath: config.browserPath })
		case 'saved-pages':
			return createSavedPages(config.savedPagesDir ?? missing('SAVED_PAGES_DIR'))
	}
}

/** The configuration was checked at start; what is missing here is an error of ours. */
function missing(setting: string): never {
	throw new Error(`${setting} is missing, though its source is named`)
}

/** The typefaces of the packages, for a page that is only rendered. */
export const facesOfPackages = (): FaceEmbedder => createSubsetFaces()

/** A file store that ends with the process, for work whose result is written elsewhere. */
export const filesInMemory = createMemoryFiles

/** The file store below one folder. */
export const filesIn = createLocalFiles
