import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createSubsetFaces } from '../../src/connectors/faces/subset-faces'
import { createLocalFiles } from '../../src/connectors/files/local-files'
import { openTruthData } from '../../src/connectors/truth-data/open-truth-data'
import { THEME_NAMES } from '../../src/core/themes/themes'
import { embedFaces } from '../../src/pipeline/exports/embed-faces'
import { renderPage } from '../../src/render/render-page'
import { findCorpus } from '../accuracy/corpus'
import { launchBrowser } from '../browser'
import { brokenWords, WORD_WIDTHS } from './broken-words'
import { makePages } from './listing-pages'
import { untilShown } from './until-shown'

// Pages of real listings in every theme and five widths: no word is cut in the middle by a line's end, measured in
// Chromium.
// Exit 1 when one is. `--pages N` looks at N listings only, `--from N` leaves the first N out.

const { values } = parseArgs({ options: { pages: { type: 'string', default: '28' }, from: { type: 'string', default: '0' } } })

async function main(): Promise<number> {
	openTruthData()
	const corpus = findCorpus(process.env.AMAZON_CORPUS)
	if (!corpus) {
		console.log('No words to look at: there is no corpus at ../shared/amazon, and AMAZON_CORPUS does not name one. Nothing was measured.')
		return 0
	}
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-words-'))
	const files = createLocalFiles(folder)
	const faces = createSubsetFaces()
	const browser = await launchBrowser()
	const tab = await browser.newPage()
	let looked = 0
	let broken = 0
	try {
		for await (const { name, page } of makePages(resolve(corpus, 'pages'), files, {
			from: Number(values.from),
			most: Number(values.pages),
		})) {
			for (const theme of THEME_NAMES) {
				const themed = { ...page, theme }
				const html = await embedFaces(themed, renderPage(themed, { imageUrl: ({ key }) => `files/${key}`, mode: 'document' }), faces)
				const path = join(folder, 'page.html')
				await writeFile(path, html)
				await tab.goto(`file://${path}`)
				await untilShown(tab)
				for (const width of WORD_WIDTHS) {
					const words = await brokenWords(tab, width)
					looked += 1
					broken += words.length
					for (const word of words) console.log(`${name} | ${theme} | ${width}: ${word}`)
				}
			}
		}
	} finally {
		await browser.close()
		await rm(folder, { recursive: true, force: true })
	}
	console.log(`${looked} pages at a width looked at, ${broken} broken words`)
	return broken > 0 ? 1 : 0
}

process.exitCode = await main()
