import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createOutbound, type Outbound } from '../connectors/fetch'
import type { FileStore } from '../connectors/files/file-store'
import { createLocalFiles } from '../connectors/files/local-files'
import { createMemoryFiles } from '../connectors/files/memory-files'
import { createSharpImages } from '../connectors/images/sharp-images'
import { amazon } from '../connectors/marketplaces/amazon/amazon'
import { requestPreferences } from '../connectors/marketplaces/amazon/marketplaces'
import { createHttpSource } from '../connectors/sources/http'
import { createSavedPages } from '../connectors/sources/saved-pages'
import type { ListingSource } from '../connectors/sources/source'
import { unpackHtml } from '../connectors/sources/unpack-html'
import { embeddedWriter } from '../connectors/writers/embedded'
import { modelWriter } from '../connectors/writers/model'
import type { Config } from './config'
import type { GeneratorDeps } from './generations/generator'
import type { Log } from './log'

/** What a generation needs, and how to let go of it. Enough for the command line: no database, no accounts. */
export type GenerationDeps = GeneratorDeps & { outbound: Outbound; close(): Promise<void> }

/** Joins a generation's ports to their connectors. `files` = where pictures go, `dataDir/files` unless given. */
export function createGenerationDeps(
	config: Config,
	log: Pick<Log, 'warn'>,
	files: FileStore = createLocalFiles(join(config.dataDir, 'files')),
): GenerationDeps {
	const outbound = createOutbound(config.outbound)
	const warn = (message: string, details: Record<string, unknown>) => log.warn(details, message)
	const fallbackWriter = embeddedWriter()
	return {
		outbound,
		marketplace: amazon,
		sources: config.listingSources.map((name) => createSource(name, config, outbound)),
		files,
		images: createSharpImages({ outbound, files, warn }),
		writer: config.model ? modelWriter(config.model) : fallbackWriter,
		fallbackWriter,
		unpackHtml,
		newId: randomUUID,
		warn,
		close: () => outbound.close(),
	}
}

function createSource(name: Config['listingSources'][number], config: Config, outbound: Outbound): ListingSource {
	if (name === 'saved-pages') return createSavedPages(config.savedPagesDir ?? '')
	return createHttpSource({ outbound, parseLink: amazon.parseLink, preferences: requestPreferences })
}

/** A file store that ends with the process, for work whose result is written elsewhere. */
export const filesInMemory = createMemoryFiles

/** The file store below one folder. */
export const filesIn = createLocalFiles
