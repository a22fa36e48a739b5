import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { BROWSER_ARGS } from '../../scripts/browser-args.mjs'
import { createSubsetFaces } from '../../src/connectors/faces/subset-faces'
import { createLocalFiles } from '../../src/connectors/files/local-files'
import { openTruthData } from '../../src/connectors/truth-data/open-truth-data'
import { embedFaces } from '../../src/pipeline/exports/embed-faces'
import { renderPage } from '../../src/render/render-page'
import { findCorpus } from '../accuracy/corpus'
import { browserPath } from '../browser'
import dawn from './dawn.json' with { type: 'json' }
import { makePages } from './listing-pages'
import { measurePage } from './measure-page'
import { judgePages, lineOf, type Measured } from './page-bars'
import { servePages } from './serve-pages'

// Pages of real listings by the embedded writer, in 17 languages and all themes, served as the app serves them and
// measured: Lighthouse for mobile, axe, HTML and JSON-LD checks, weights. Exit 1 when one bar is missed. `--pages N`
// measures N only, `--from N` leaves the first N out, `--keep FOLDER` leaves pictures of them.

const { values } = parseArgs({
	options: { pages: { type: 'string', default: '28' }, from: { type: 'string', default: '0' }, keep: { type: 'string' } },
})

/** A port of this machine that is free now. */
async function freePort(): Promise<number> {
	const server = createServer()
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	const address = server.address()
	await new Promise((done) => server.close(done))
	return typeof address === 'object' && address ? address.port : 0
}

async function main(): Promise<number> {
	openTruthData()
	const corpus = findCorpus(process.env.AMAZON_CORPUS)
	if (!corpus) {
		console.log('No pages to measure: there is no corpus at ../shared/amazon, and AMAZON_CORPUS does not name one. Nothing was measured.')
		return 0
	}
	if (values.keep) await mkdir(values.keep, { recursive: true })
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-bars-'))
	const files = createLocalFiles(folder)
	const port = await freePort()
	const server = await servePages(files)
	const browser = await chromium.launch({ executablePath: browserPath(), args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`] })
	const measured: Measured[] = []
	const faces = createSubsetFaces()
	console.log(`${'page'.padEnd(58)} per acc  bp seo     CLS   html   gzip  faces  first   hero  findings`)
	try {
		for await (const { name, page } of makePages(resolve(corpus, 'pages'), files, {
			from: Number(values.from),
			most: Number(values.pages),
		})) {
			const imageUrl = ({ key }: { key: string }) => `${server.origin}/files/${key}`
			const at = `page-${measured.length}`
			const bare = renderPage(page, { imageUrl, mode: 'document', canonical: `${server.origin}/${at}` })
			const html = await embedFaces(page, bare, faces)
			const url = server.show(at, html)
			if (values.keep) await pictureOf(browser, url, join(values.keep, at))
			const figures = await measurePage(browser, port, { name, url, html, page })
			measured.push(figures)
			console.log([lineOf(figures), ...figures.findings.slice(0, 12)].join('\n    '))
		}
	} finally {
		await browser.close()
		await server.close()
		await rm(folder, { recursive: true, force: true })
	}
	const { lines, missed } = judgePages(measured)
	console.log(`\n${measured.length} pages\n${lines.join('\n')}`)
	console.log(
		[
			`\nBeside it, ${dawn.source} ${dawn.version} (${dawn.commit.slice(0, 12)}, ${dawn.committed}):`,
			`CSS ${kb(dawn.css.bytes)} in ${dawn.css.files} files (${kb(dawn.css.gzipBytes)} gzip),`,
			`JavaScript ${kb(dawn.js.bytes)} in ${dawn.js.files} files (${kb(dawn.js.gzipBytes)} gzip),`,
			`before HTML, fonts and pictures. ${dawn.counted}`,
		].join(' '),
	)
	for (const line of missed) console.error(`Missed: ${line}`)
	return missed.length > 0 ? 1 : 0
}

/** Pictures of a page on a phone and on a desk, to be looked at. */
async function pictureOf(browser: Browser, url: string, path: string): Promise<void> {
	for (const width of [360, 1280]) {
		const context = await browser.newContext({ viewport: { width, height: 800 } })
		const tab = await context.newPage()
		await tab.goto(url)
		await tab.evaluate(() => {
			for (const image of document.images) image.loading = 'eager'
			return Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
		})
		await tab.screenshot({ path: `${path}-${width}.png`, fullPage: true })
		await context.close()
	}
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

process.exitCode = await main()
