import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createOutbound } from '../../src/connectors/fetch'
import type { FileStore } from '../../src/connectors/files/file-store'
import { createSharpImages } from '../../src/connectors/images/sharp-images'
import { amazon } from '../../src/connectors/marketplaces/amazon/amazon'
import { unpackHtml } from '../../src/connectors/sources/unpack-html'
import { embeddedWriter } from '../../src/connectors/writers/embedded'
import { type Page, type ThemeName, themeSchema } from '../../src/core/page/page'
import { createGenerator } from '../../src/pipeline/generate-page'
import { createMemoryJournal } from '../../src/pipeline/step-parts/memory-journal'
import { startPictureServer } from './picture-server'
import { withSeller } from './with-seller'

export type MadePage = { name: string; page: Page }

/**
 * What pages are made in, in turn: left-to-right, right-to-left, and scripts without spaces; with the market that fits.
 */
const TONGUES = [
	['english', 'usa'],
	['arabic', 'middle-east'],
	['japanese', 'usa'],
	['german', 'europe'],
	['hebrew', 'middle-east'],
	['simplified chinese', 'usa'],
	['french', 'morocco'],
	['moroccan arabic', 'morocco'],
	['korean', 'usa'],
	['spanish', 'latin-america'],
	['persian', 'middle-east'],
	['traditional chinese', 'usa'],
	['thai', 'usa'],
	['urdu', 'usa'],
	['polish', 'europe'],
	['portuguese', 'latin-america'],
	['hindi', 'usa'],
] as const

/**
 * Writes a page of each saved listing in a folder by the embedded writer, as the app would; the next language and theme
 * for each.
 */
export async function* makePages(
	folder: string,
	files: FileStore,
	{ from, most }: { from: number; most: number },
): AsyncGenerator<MadePage> {
	const pictures = await startPictureServer()
	const outbound = createOutbound({ routes: pictures.routes })
	const writer = embeddedWriter()
	let ids = 0
	const makePage = createGenerator({
		marketplace: amazon,
		sources: [],
		files,
		images: createSharpImages({ outbound, files, warn: () => undefined }),
		writer,
		fallbackWriter: writer,
		unpackHtml,
		newId: () => `n${++ids}`,
		warn: () => undefined,
	})
	try {
		const listings = (await readdir(folder)).filter((name) => /\.html(?:\.gz)?$/.test(name)).sort()
		for (const [index, name] of [...listings.entries()].slice(from, from + most)) {
			const [language, market] = TONGUES[index % TONGUES.length] ?? TONGUES[0]
			const theme: ThemeName = themeSchema.options[index % themeSchema.options.length] ?? 'atelier'
			const savedPageKey = `uploads/p${index}.html`
			await files.put(savedPageKey, await readFile(join(folder, name)), 'text/html')
			const journal = createMemoryJournal()
			await makePage({ id: `p${index}`, savedPageKey, language, market, theme, notDone: [] }, journal, AbortSignal.timeout(120_000))
			const made = journal.generated()
			if (!made) throw new Error(`${name} ended without a page.`)
			yield { name: `${name.slice(0, 24)} ${language} ${theme}`, page: withSeller(made.page, index) }
		}
	} finally {
		await outbound.close()
		await pictures.close()
	}
}
