import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createSubsetFaces } from '../../src/connectors/faces/subset-faces'
import { openTruthData } from '../../src/connectors/truth-data/open-truth-data'
import type { ThemeName } from '../../src/core/page/page'
import { embedFaces } from '../../src/pipeline/exports/embed-faces'
import { renderPage } from '../../src/render/render-page'
import { launchBrowser } from '../browser'
import { hasPhotographs, type Photographed, type PhotographedLanguage, photographedPage } from './photographed'

// Writes docs/images/themes.webp and public/gallery: the first view of every theme on a desk and on a phone, with
// photographs that may be shown (CC BY 4.0).

const SHOWN: readonly (readonly [ThemeName, Photographed, PhotographedLanguage])[] = [
	['atelier', 'bag', 'english'],
	['bench', 'bulb', 'english'],
	['market', 'bag', 'arabic'],
	['nursery', 'bag', 'french'],
	['runway', 'bag', 'english'],
	['pantry', 'vitamin', 'french'],
	['glow', 'vitamin', 'english'],
	['signal', 'bulb', 'arabic'],
]
const DESK = { width: 1280, height: 800, shown: 620 }
const PHONE = { width: 360, height: 740, shown: 180 }
const ROW = Math.round((DESK.shown * DESK.height) / DESK.width)
const GAP = 26
const COLUMNS = 2

/** The desk's view and beside it the phone's, at one height, as the landing page shows them. */
async function together([desk, phone]: readonly Buffer[]): Promise<Buffer> {
	const height = 450
	const at = (width: number) => ({ width, height, fit: 'cover', position: 'top' }) as const
	const small = await sharp(phone).resize(at(219)).png().toBuffer()
	return sharp(await sharp(desk).resize(at(720)).png().toBuffer())
		.extend({ right: 240, background: '#d9d4cb' })
		.composite([{ input: small, left: 741, top: 0 }])
		.webp({ quality: 76 })
		.toBuffer()
}

async function main(): Promise<void> {
	if (!hasPhotographs) throw new Error('No photographs lie in ../shared/photos, and PHOTOS does not name a folder of them.')
	openTruthData()
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-sheet-'))
	const browser = await launchBrowser()
	const faces = createSubsetFaces()
	const parts: { input: Buffer; left: number; top: number }[] = []
	const cell = DESK.shown + PHONE.shown + GAP / 2
	try {
		for (const [index, [theme, product, language]] of SHOWN.entries()) {
			const page = await photographedPage(product, language, theme, folder)
			const html = await embedFaces(page, renderPage(page, { imageUrl: ({ key }) => key, mode: 'document' }), faces)
			await writeFile(join(folder, 'page.html'), html)
			const views: Buffer[] = []
			const left = GAP + (index % COLUMNS) * (cell + GAP)
			const top = GAP + Math.floor(index / COLUMNS) * (ROW + GAP)
			for (const [view, at] of [[DESK, left] as const, [PHONE, left + DESK.shown + GAP / 2] as const]) {
				const tab = await browser.newPage({ viewport: { width: view.width, height: view.height } })
				await tab.goto(`file://${join(folder, 'page.html')}`)
				await tab.evaluate(async () => {
					for (const image of document.images) image.loading = 'eager'
					await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
					await document.fonts.ready
					// Nothing is seen of a page before its faces are there; animations along the scroll never end.
					await Promise.all(document.getAnimations().map((shown) => shown.timeline === document.timeline && shown.finished))
				})
				const picture = await tab.screenshot()
				views.push(picture)
				const input = await sharp(picture).resize({ width: view.shown, height: ROW, fit: 'cover', position: 'top' }).png().toBuffer()
				parts.push({ input, left: Math.round(at), top })
				await tab.close()
			}
			await writeFile(join('public/gallery', `${theme}.webp`), await together(views))
		}
	} finally {
		await browser.close()
		await rm(folder, { recursive: true, force: true })
	}
	const rows = Math.ceil(SHOWN.length / COLUMNS)
	const size = { width: Math.round(GAP + COLUMNS * (cell + GAP)), height: GAP + rows * (ROW + GAP) }
	await sharp({ create: { ...size, channels: 3, background: '#d9d4cb' } })
		.composite(parts)
		.webp({ quality: 80 })
		.toFile('docs/images/themes.webp')
	console.log('docs/images/themes.webp')
}

await main()
